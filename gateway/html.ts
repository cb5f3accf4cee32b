/** Safe markup; everything else is escaped. */
export type Html = { readonly markup: string };

type Part = Html | string | number | readonly Part[];

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const isHtml = (part: Part): part is Html => typeof part === "object" && "markup" in part;

const markupOf = (part: Part): string => {
  if (isHtml(part)) return part.markup;
  if (typeof part === "object") return part.map(markupOf).join("");
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? "");
};

export const raw = (markup: string): Html => ({ markup });

export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  raw(strings.reduce((markup, text, n) => markup + markupOf(parts[n - 1] ?? "") + text));

export const ltr = (text: string): Html => html`<bdi dir="ltr">${text}</bdi>`;
