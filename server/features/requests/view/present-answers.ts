import type { RequestDetails } from "../../../../contract/requests.ts";
import { formatEmiratesId } from "../../../../domain/vehicle/emirates-id.ts";
import type { Keys } from "../../../adapters/keys.ts";
import { openEmiratesId } from "../store/emirates-id-column.ts";
import type { RequestRow } from "../store/requests-store.ts";
import { storedDraft } from "../store/stored-draft.ts";

/**
 * Every answer of the form by its name in the draft (specification part 2, 3.1), "" where there is
 * none. It holds the whole Emirates ID: for the owner's own form alone (ruling P12).
 */
export const presentAnswers = (request: RequestRow, keys: Pick<Keys, "sealing">) => {
  const emiratesId = openEmiratesId(request, keys);
  return {
    ...storedDraft(request),
    emiratesID: emiratesId === undefined ? "" : formatEmiratesId(emiratesId),
  } satisfies RequestDetails["answers"];
};
