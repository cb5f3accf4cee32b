import type { PictureFault } from "../../../domain/documents/document-request.ts";
import type { ProvenFact } from "../../../domain/documents/proven-facts.ts";

export type Mark = "matches" | "differs";

/** Marks of one document; what has none was not compared yet. */
export type Marks = Partial<Record<ProvenFact, Mark>>;

const following = { none: "matches", matches: "differs", differs: undefined } as const;

/** The number key goes on: matches, differs, nothing. */
export const nextMark = (mark: Mark | undefined): Mark | undefined => following[mark ?? "none"];

export const differingIn = (marks: Marks): ProvenFact[] =>
  (Object.keys(marks) as ProvenFact[]).filter((fact) => marks[fact] === "differs");

/**
 * True of whatever differs: a name in another spelling does not make the card someone else's, and
 * its customer reads the reason.
 */
export const faultSuggestedBy = (marks: Marks): PictureFault | "" =>
  differingIn(marks).length === 0 ? "" : "differs";
