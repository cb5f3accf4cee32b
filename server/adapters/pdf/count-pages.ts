import { isArray, isDict, nameOf, type PdfDict, type PdfValue } from "./pdf-values.ts";
import type { Resolve } from "./resolve.ts";

const MAX_DEPTH = 60;
/** More than any document has: the tree leads back to itself, or names its pages again and again. */
const MAX_NODES = 100_000;

/**
 * Counts the pages of the newest version: what stands last in the file.
 *
 * @throws {Error} without a tree of pages
 */
export const countPages = (trailers: readonly PdfDict[], resolve: Resolve): number => {
  const newest = (value: PdfValue | undefined) => resolve(value).at(-1);
  const dictOf = (value: PdfValue | undefined) => {
    const found = newest(value);
    if (isDict(found)) return found;
    throw new Error("The tree of pages leads to something else.");
  };
  let nodes = 0;
  const countIn = (node: PdfDict, depth: number): number => {
    nodes += 1;
    if (nodes > MAX_NODES || depth > MAX_DEPTH) throw new Error("The tree of pages has no end.");
    const kids = newest(node.entries.get("Kids"));
    if (nameOf(newest(node.entries.get("Type"))) === "Page" || !isArray(kids)) return 1;
    return kids.items.reduce<number>((sum, kid) => sum + countIn(dictOf(kid), depth + 1), 0);
  };
  const root = trailers.findLast(({ entries }) => entries.has("Root"))?.entries.get("Root");
  return countIn(dictOf(dictOf(root).entries.get("Pages")), 0);
};
