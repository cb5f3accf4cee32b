/**
 * A legal text as data: a string is a paragraph, an array a list. Words in braces are replaced by
 * facts of the company (legal-words.tsx), so that no text repeats them.
 */
export type LegalText = {
  title: string;
  description: string;
  lead: string;
  sections: readonly LegalSection[];
};

export type LegalSection = {
  /** The address within the page, the same in both languages. */
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
};
