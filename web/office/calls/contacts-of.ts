import type { InsurerSubmission, NotedCall } from "../../../contract/office/calls/part.ts";

export type Contact =
  ({ kind: "call" } & NotedCall) | ({ kind: "submission"; at: string } & InsurerSubmission);

/** The newest first. */
export const contactsOf = (request: {
  calls: readonly NotedCall[];
  submissions: readonly InsurerSubmission[];
}): Contact[] =>
  [
    ...request.calls.map((call): Contact => ({ kind: "call", ...call })),
    ...request.submissions.map((one): Contact => ({ kind: "submission", at: one.sentAt, ...one })),
  ].toSorted((one, other) => other.at.localeCompare(one.at, "en"));
