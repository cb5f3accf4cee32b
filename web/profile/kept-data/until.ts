import type { KeptData } from "../../../contract/privacy.ts";

export type KeptRequestData = KeptData["requests"][number];

/** Why a request is still kept; the days come from the server (ruling D2). */
export function reasonOf({ erasedOn, mayErase }: Pick<KeptRequestData, "erasedOn" | "mayErase">) {
  if (mayErase) return erasedOn === null ? "underWay" : "unsold";
  return erasedOn === null ? "unsettled" : "sold";
}
