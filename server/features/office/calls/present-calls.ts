import type { InsurerSubmission, NotedCall } from "../../../../contract/office/calls/part.ts";
import { momentOf } from "../../../../contract/values.ts";
import type { NameStaff } from "../../../records/staff/staff-names-store.ts";
import type { CallsStore } from "./calls-store.ts";

type Rows<Name extends keyof CallsStore> = Awaited<ReturnType<CallsStore[Name]>>;

export const presentCalls = (
  calls: Rows<"callsOf">,
  submissions: Rows<"submissionsOf">,
  named: NameStaff,
): { calls: NotedCall[]; submissions: InsurerSubmission[] } => ({
  calls: calls.map(({ at, callBackAt, staffId, outcome }) => ({
    outcome,
    staff: named(staffId),
    callBackAt: momentOf(callBackAt),
    at: at.toISOString(),
  })),
  submissions: submissions.map(({ reference, staffId, sentAt, answeredAt }) => ({
    reference,
    staff: named(staffId),
    sentAt: sentAt.toISOString(),
    answeredAt: momentOf(answeredAt),
  })),
});
