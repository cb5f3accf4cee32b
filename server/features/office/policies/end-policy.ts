import type { DeskRequest } from "../../../../contract/office/requests.ts";
import { dayInDubai, parseCalendarDay } from "../../../../domain/calendar-day.ts";
import { mayCausePolicy } from "../../../../domain/policies/may-cause-policy.ts";
import {
  endingDays,
  endingsOf,
  endsEarly,
  type PolicyEnding,
} from "../../../../domain/policies/policy-endings.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import { readWritten } from "../../../http/typed-fields.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff } from "../../audit/audit-store.ts";
import type { InsurerNames } from "../../policies/customer-policy.ts";
import type { Policies } from "../../policies/policies.ts";
import { lockPolicyIn, movePolicyIn, type PolicyRow } from "../../policies/policies-store.ts";
import { endedLetter } from "../../policies/policy-letters.ts";
import type { RequestRow } from "../../requests/store/requests-store.ts";
import { addNoteIn } from "../desk/desk-writes-store.ts";
import type { StaffWrites } from "../writes/staff-writes.ts";

export type AskedEnding = {
  version: number;
  ending: PolicyEnding;
  /** YYYY-MM-DD; not read for a renewal, whose cover runs to its last day. */
  day?: string | undefined;
  reason?: string | undefined;
};

type Features = {
  policies: Pick<Policies, "insurerNames">;
  writes: StaffWrites;
  read: (id: string, member: StaffMember) => Promise<DeskRequest>;
};

const refuseUntimely = (
  { state, startDate: startsOn, endDate: endsOn }: PolicyRow,
  { ending, day }: { ending: PolicyEnding; day: string },
  today: string,
) => {
  if (!endingsOf({ state, startsOn, endsOn }, today).includes(ending))
    throw new Problem("staff.notNow");
  const { first, last } = endingDays({ startsOn, endsOn }, today);
  if (endsEarly(ending) && (day < first || day > last))
    throw new Problem("policies.datesUnlikely", { field: "day" });
};

/** Staff say that a policy has ended; its request stays as it is (ruling P18). */
export const createPolicyEnding = (
  { jobs, now }: Pick<Parts, "jobs" | "now">,
  { policies, writes, read }: Features,
) => {
  const endEarlyIn = async (
    tx: Transaction,
    { request, policy }: { request: RequestRow; policy: PolicyRow },
    { ending, day, reason }: { ending: "cancelled" | "totalLoss"; day: string; reason: string },
    member: StaffMember,
    nameOf: InsurerNames,
  ) => {
    const [by, at] = [byStaff(member.id), now()];
    const endedOn = { endedOn: day };
    const ended = await movePolicyIn(tx, { request, policy }, ending, by, at, endedOn);
    const note = { requestId: request.id, staffId: member.id, text: reason, createdAt: at };
    await addNoteIn(tx, note);
    await sendLetterIn(tx, jobs, endedLetter(request, ended, ending, nameOf(policy.insurer)));
  };

  return async (member: StaffMember, id: string, { version, ending, ...asked }: AskedEnding) => {
    const today = dayInDubai(now());
    const day = endsEarly(ending) ? parseCalendarDay(asked.day ?? "") : today;
    if (day === undefined) throw new Problem("policies.unreadable", { field: "day" });
    const reason = endsEarly(ending) ? readWritten(asked.reason ?? "", "reason") : "";
    const nameOf = await policies.insurerNames();

    await writes.write(member, id, version, async (tx, request) => {
      const policy = await lockPolicyIn(tx, id);
      if (!policy || !mayCausePolicy(ending, member.roles)) throw new Problem("staff.notNow");
      refuseUntimely(policy, { ending, day }, today);
      if (endsEarly(ending))
        return endEarlyIn(tx, { request, policy }, { ending, day, reason }, member, nameOf);
      await movePolicyIn(tx, { request, policy }, ending, byStaff(member.id), now());
    });
    return read(id, member);
  };
};
