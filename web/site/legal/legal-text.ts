/** A string is a paragraph, an array a list. legal-words.tsx replaces words in braces. */
export type LegalText = {
  title: string;
  description: string;
  lead: string;
  sections: readonly LegalSection[];
};

export type LegalSection = {
  /** The fragment id, the same in both languages. */
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
};
