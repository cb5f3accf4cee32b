import type { KeptData } from "../../../contract/privacy.ts";

export type StoredRequestData = KeptData["requests"][number];

/** The server computes the dates (ruling D2). */
export function retentionReason({
  erasedOn,
  mayErase,
  state,
}: Pick<StoredRequestData, "erasedOn" | "mayErase" | "state">) {
  if (mayErase) return erasedOn === null ? "underWay" : "unsold";
  if (erasedOn === null) return "unsettled";
  return state === "paid" || state === "issued" ? "sold" : "returned";
}
