import type { DeskDocument } from "../../../contract/office/documents/part.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import {
  documentKinds,
  documentsAccepted,
  documentSides,
  type DocumentKind,
  type DocumentsFor,
  type DocumentSide,
  type DocumentSlot,
} from "../../../domain/documents/documents.ts";

type Side = {
  side: DocumentSide;
  slot: DocumentSlot;
  inUse: DeskDocument | undefined;
  /** Replaces the one in use when it is accepted. */
  fresh: DeskDocument | undefined;
};

export type OneDocument = { kind: DocumentKind; sides: readonly Side[] };

type WithDocuments = Pick<DeskRequest, "documents" | "documentRequests">;

/** Front and back of each document that there are pictures of. */
export function documentsByKind({ documents }: Pick<WithDocuments, "documents">): OneDocument[] {
  const find = (slot: DocumentSlot, isWaiting: boolean) =>
    documents.find((one) => one.slot === slot && one.isWaiting === isWaiting);
  return documentKinds.flatMap((kind) => {
    const sides = documentSides.flatMap((side): Side[] => {
      const slot = `${kind}_${side}` as const;
      const [inUse, fresh] = [find(slot, false), find(slot, true)];
      return inUse || fresh ? [{ side, slot, inUse, fresh }] : [];
    });
    return sides.length > 0 ? [{ kind, sides }] : [];
  });
}

/** Whose verdict is wanted: the new pictures where there are any, else those in use. */
export function judgedOf({ sides }: OneDocument): DeskDocument[] {
  const fresh = sides.flatMap((side) => side.fresh ?? []);
  return fresh.length > 0 ? fresh : sides.flatMap((side) => side.inUse ?? []);
}

export type Standing = "waiting" | "asked" | "rejected" | "accepted" | "none";

export function standingOf(one: OneDocument, { documentRequests }: WithDocuments): Standing {
  if (one.sides.some(({ fresh }) => fresh)) return "waiting";
  const isAsked = documentRequests.some(
    ({ state, slots }) => state === "open" && one.sides.some(({ slot }) => slots.includes(slot)),
  );
  if (isAsked) return "asked";
  const verdicts = judgedOf(one).map(({ verdict }) => verdict?.is);
  if (verdicts.includes("rejected")) return "rejected";
  return verdicts.every((verdict) => verdict === "accepted") ? "accepted" : "none";
}

/** What identified the car decides which document proves it. */
export function purchaseOf({ type, answers }: Pick<DeskRequest, "type" | "answers">): DocumentsFor {
  if (type === "renew") return { type };
  const method = answers["inputMethod"];
  return { type, inputMethod: method === "vcc" || method === "hiyaza" ? method : "plateNumber" };
}

export const slotsToAsk = (request: Pick<DeskRequest, "type" | "answers">): DocumentSlot[] =>
  documentsAccepted(purchaseOf(request));
