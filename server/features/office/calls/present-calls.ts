import type { InsurerSubmission, NotedCall } from "../../../../contract/office/calls/part.ts";
import { momentOf } from "../../../../contract/values.ts";
import type { CallsStore } from "./calls-store.ts";

type Rows<Name extends keyof CallsStore> = Awaited<ReturnType<CallsStore[Name]>>;

export const presentCalls = (
  calls: Rows<"callsOf">,
  submissions: Rows<"submissionsOf">,
): { calls: NotedCall[]; submissions: InsurerSubmission[] } => ({
  calls: calls.map(({ at, callBackAt, ...call }) => ({
    ...call,
    callBackAt: momentOf(callBackAt),
    at: at.toISOString(),
  })),
  submissions: submissions.map(({ sentAt, answeredAt, ...submission }) => ({
    ...submission,
    sentAt: sentAt.toISOString(),
    answeredAt: momentOf(answeredAt),
  })),
});
