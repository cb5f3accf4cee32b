import { isRef, type PdfValue } from "./pdf-values.ts";

/** Each saving of a document may write an object anew. */
const MAX_VERSIONS = 500;

/** All values that a reader may find: some take the first object of a number, others the last. */
export type Resolve = (value: PdfValue | undefined) => readonly PdfValue[];

/** @throws {Error} when an object has more than 500 versions */
export const createResolve = (byNumber: ReadonlyMap<number, readonly PdfValue[]>): Resolve => {
  const known = new Map<number, readonly PdfValue[]>();

  /** Follows objects that are only references to others. A circle leads to nothing. */
  const valuesOf = (number: number): readonly PdfValue[] => {
    const [found, left, seen] = [[] as PdfValue[], [number], new Set([number])];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const versions = byNumber.get(next) ?? [];
      if (found.length + versions.length > MAX_VERSIONS)
        throw new Error(`Object ${next} has too many versions.`);
      for (const one of versions) {
        if (!isRef(one)) found.push(one);
        else if (!seen.has(one.number)) {
          seen.add(one.number);
          left.push(one.number);
        }
      }
    }
    return found;
  };

  return (value) => {
    if (value === undefined) return [];
    if (!isRef(value)) return [value];
    const values = known.get(value.number) ?? valuesOf(value.number);
    known.set(value.number, values);
    return values;
  };
};
