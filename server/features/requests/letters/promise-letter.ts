import type { Letter } from "../../../adapters/mail/mail.ts";
import { momentOf } from "../../../../contract/values.ts";
import { greetedName } from "../../../records/requests/greeted-name.ts";
import { requestLink } from "../../../records/requests/request-link.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";

/** The time that passed makes one letter for each promise. `until` is null where none follows. */
export const promiseMissedLetter = (
  request: RequestRow,
  { missed, until }: { missed: Date; until: Date | null },
  { hasAccount, at }: { hasAccount: boolean; at: Date },
): Letter => ({
  key: `promiseMissed:${request.id}:${missed.getTime()}`,
  to: request.email,
  requestId: request.id,
  language: request.language,
  mail: {
    kind: "promiseMissed",
    username: greetedName(request),
    number: request.number,
    until: momentOf(until),
    missed: missed.toISOString(),
    at: at.toISOString(),
    path: requestLink(request, hasAccount),
  },
});
