import type { KeptData } from "../../../contract/privacy.ts";

export type StoredRequestData = KeptData["requests"][number];

/** The server computes the dates (ruling D2). */
export function retentionReason({
  erasedOn,
  mayErase,
}: Pick<StoredRequestData, "erasedOn" | "mayErase">) {
  if (mayErase) return erasedOn === null ? "underWay" : "unsold";
  return erasedOn === null ? "unsettled" : "sold";
}
