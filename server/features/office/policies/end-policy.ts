import { dayInDubai, parseCalendarDay } from "../../../../domain/calendar-day.ts";
import { mayCausePolicy } from "../../../../domain/policies/may-cause-policy.ts";
import {
  endingDays,
  endingsOf,
  endsEarly,
  type PolicyEnding,
} from "../../../../domain/policies/policy-endings.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import { readWritten } from "../../../http/typed-fields.ts";
import type { Parts } from "../../../parts.ts";
import type { Policies } from "../../policies/policies.ts";
import {
  lockPolicyIn,
  movePolicyIn,
  type PolicyRow,
} from "../../../records/policies/policies-store.ts";
import { endedLetter } from "../../policies/policy-letters.ts";
import { addNoteIn } from "../writes/notes-store.ts";
import type { VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";

export type AskedEnding = {
  ending: PolicyEnding;
  /** YYYY-MM-DD; not read for a renewal, whose cover runs to its last day. */
  day?: string | undefined;
  reason?: string | undefined;
};

type Features = { policies: Pick<Policies, "insurerNames">; writes: StaffWrites };

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
export const createPolicyEnding =
  ({ jobs, now }: Pick<Parts, "jobs" | "now">, { policies, writes }: Features) =>
  async (act: VersionedAct, { ending, ...asked }: AskedEnding) => {
    const today = dayInDubai(now());
    const isEarly = endsEarly(ending);
    const day = isEarly ? parseCalendarDay(asked.day ?? "") : today;
    if (day === undefined) throw new Problem("policies.unreadable", { field: "day" });
    const reason = isEarly ? readWritten(asked.reason ?? "", "reason") : "";
    const nameOf = await policies.insurerNames();

    return writes.write(act, async (tx, request, by, at) => {
      const policy = await lockPolicyIn(tx, request.id);
      if (!policy || !mayCausePolicy(ending, act.member.roles)) throw new Problem("staff.notNow");
      refuseUntimely(policy, { ending, day }, today);
      const endedOn = isEarly ? { endedOn: day } : {};
      const ended = await movePolicyIn(tx, { request, policy }, ending, by, at, endedOn);
      if (!isEarly) return;
      await addNoteIn(tx, act, reason, at);
      const letter = endedLetter(request, ended, ending, nameOf(policy.insurer));
      await sendLetterIn(tx, jobs, letter);
    });
  };
