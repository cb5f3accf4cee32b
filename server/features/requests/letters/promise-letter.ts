import type { MovedBy } from "../../../../domain/calendar/moved-time.ts";
import type { Letter } from "../../../adapters/mail/mail.ts";
import { momentOf } from "../../../../contract/values.ts";
import { greetedName } from "../../../records/requests/greeted-name.ts";
import { requestLink } from "../../../records/requests/request-link.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";

type About = { hasAccount: boolean; at: Date };

const about = (request: RequestRow, { hasAccount, at }: About) => ({
  username: greetedName(request),
  number: request.number,
  at: at.toISOString(),
  path: requestLink(request, hasAccount),
});

const to = (request: RequestRow) => ({
  to: request.email,
  requestId: request.id,
  language: request.language,
});

/** The time that passed makes one letter for each promise. `until` is null where none follows. */
export const promiseMissedLetter = (
  request: RequestRow,
  { missed, until }: { missed: Date; until: Date | null },
  how: About,
): Letter => ({
  key: `promiseMissed:${request.id}:${missed.getTime()}`,
  ...to(request),
  mail: {
    kind: "promiseMissed",
    ...about(request, how),
    until: momentOf(until),
    missed: missed.toISOString(),
  },
});

/** Each version of the calendar makes one letter at most. */
export const promiseMovedLetter = (
  request: RequestRow,
  { from, until, by, version }: { from: Date; until: Date; by: MovedBy; version: number },
  how: About,
): Letter => ({
  key: `promiseMoved:${request.id}:${version}`,
  ...to(request),
  mail: {
    kind: "promiseMoved",
    ...about(request, how),
    from: from.toISOString(),
    until: until.toISOString(),
    by,
  },
});
