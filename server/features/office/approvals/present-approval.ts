import type { Approval, Colleague } from "../../../../contract/office/approvals/part.ts";
import { staffName } from "../../../../domain/accounts/staff-name.ts";
import type { StaffRole } from "../../../../domain/accounts/staff-roles.ts";
import {
  type AccountChange,
  approvalState,
  voidReasons,
  whyNotDecide,
} from "../../../../domain/approvals/approval.ts";
import type { FoundApproval } from "../approving/approvals-reading-store.ts";

type Person = {
  id: string;
  email: string;
  nameEn: string | null;
  nameAr: string | null;
  extension: string | null;
};

/** Who could decide at all, and what keeps two people from acting together. */
export type Office = {
  colleagues: readonly { id: string; roles: readonly StaffRole[]; isAway: boolean }[];
  changes: readonly AccountChange[];
  now: Date;
};

export const presentColleague = ({ id, email, nameEn, nameAr, extension }: Person): Colleague => ({
  id,
  name: staffName(nameEn, nameAr, email),
  extension,
});

const amountsOf = ({ approval: { kind, content } }: FoundApproval) => {
  const { priceFils, amountFils, comparison } = content as {
    priceFils?: number;
    amountFils?: number;
    comparison?: { ourFils: number | null };
  };
  return {
    amountFils: (kind === "offer" ? priceFils : amountFils) ?? null,
    ourFils: comparison?.ourFils ?? null,
  };
};

export const stateOf = ({ decision, end }: FoundApproval) =>
  approvalState(decision?.decision ?? null, end?.end ?? null);

export const presentApproval = (
  found: FoundApproval,
  member: { id: string; roles: readonly StaffRole[] },
  { colleagues, changes, now }: Office,
): Approval => {
  const { approval, request, asker, decision, decider, end } = found;
  const { id, kind, digest, askedBy, askedAt } = approval;
  const state = stateOf(found);
  const mayNot = (person: { id: string; roles: readonly StaffRole[] }) =>
    whyNotDecide(kind, askedBy, person, changes, now) ?? null;
  return {
    id,
    kind,
    state,
    digest,
    request: { id: request.id, number: request.number, name: request.name },
    askedBy: presentColleague(asker),
    askedAt: askedAt.toISOString(),
    ...amountsOf(found),
    decision:
      decision && decider
        ? { by: presentColleague(decider), at: decision.at.toISOString(), reason: decision.reason }
        : null,
    why: voidReasons.find((reason) => reason === end?.why) ?? null,
    mayNot: state === "asked" ? mayNot(member) : null,
    isStranded: state === "asked" && colleagues.every((one) => mayNot(one) !== null),
  };
};
