import { isRef, type PdfValue } from "./pdf-values.ts";

/** Objects may be references to others; nobody writes long chains of them. */
const MAX_STEPS = 8;

/** All values that a reader may find: some take the first object of a number, others the last. */
export type Resolve = (value: PdfValue | undefined) => readonly PdfValue[];

export const createResolve =
  (byNumber: ReadonlyMap<number, readonly PdfValue[]>): Resolve =>
  (value) => {
    let found: readonly PdfValue[] = value === undefined ? [] : [value];
    for (let step = 0; found.some(isRef); step += 1) {
      if (step === MAX_STEPS) throw new Error("A reference leads nowhere.");
      found = found.flatMap((one) => (isRef(one) ? (byNumber.get(one.number) ?? []) : [one]));
    }
    return found;
  };
