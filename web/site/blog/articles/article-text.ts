/** An array in `body` is a list. */
export type ArticlePart = {
  heading: string;
  body: readonly (string | readonly string[])[];
};

export type ArticleText = {
  title: string;
  description: string;
  lead: string;
  parts: readonly ArticlePart[];
};

const WORDS_A_MINUTE = 200;

export const readingMinutes = ({ lead, parts }: ArticleText) => {
  const words = [lead, ...parts.flatMap(({ heading, body }) => [heading, ...body.flat()])]
    .join(" ")
    .split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
};
