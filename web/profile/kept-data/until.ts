import type { KeptData } from "../../../contract/privacy.ts";

export type KeptRequestData = KeptData["requests"][number];

/** The server computes the dates (ruling D2). */
export function reasonOf({ erasedOn, mayErase }: Pick<KeptRequestData, "erasedOn" | "mayErase">) {
  if (mayErase) return erasedOn === null ? "underWay" : "unsold";
  return erasedOn === null ? "unsettled" : "sold";
}
