/** One part of an article: a heading with what stands under it; an array is a list. */
export type ArticlePart = {
  heading: string;
  body: readonly (string | readonly string[])[];
};

/** An article in one language, as data. */
export type ArticleText = {
  title: string;
  description: string;
  lead: string;
  parts: readonly ArticlePart[];
};

const WORDS_A_MINUTE = 200;

/** Minutes to read an article, at least one. */
export const readingMinutes = ({ lead, parts }: ArticleText) => {
  const words = [lead, ...parts.flatMap(({ heading, body }) => [heading, ...body.flat()])]
    .join(" ")
    .split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
};
