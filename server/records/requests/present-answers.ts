import type { RequestDetails } from "../../../contract/requests.ts";
import { formatEmiratesId } from "../../../domain/vehicle/emirates-id.ts";
import type { Keys } from "../../adapters/keys.ts";
import { openEmiratesId } from "./emirates-id-column.ts";
import type { RequestRow } from "./requests-store.ts";
import { storedDraft } from "./stored-draft.ts";

/** Holds the whole Emirates ID: only for the owner's own form (ruling P12). */
export const presentAnswers = (request: RequestRow, keys: Pick<Keys, "sealing">) => {
  const emiratesId = openEmiratesId(request, keys);
  return {
    ...storedDraft(request),
    emiratesID: emiratesId === undefined ? "" : formatEmiratesId(emiratesId),
  } satisfies RequestDetails["answers"];
};
