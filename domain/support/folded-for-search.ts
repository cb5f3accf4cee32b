export function foldedForSearch(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\u0640]/gu, "")
    .toLowerCase()
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/\s+/g, " ")
    .trim();
}

/** Every typed word occurs in the text; nothing typed matches all. */
export function matchesSearch(text: string, typed: string): boolean {
  const folded = foldedForSearch(text);
  return foldedForSearch(typed)
    .split(" ")
    .every((word) => folded.includes(word));
}
