import type { Bilingual } from "../../../domain/language.ts";
import { nextPolicyState, type PolicyEvent } from "../../../domain/policies/policy-state.ts";
import { mayRecordPolicy } from "../../../domain/requests/request-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { byCustomer } from "../../records/audit/audit-store.ts";
import { passTurnIn } from "../../records/requests/turns-store.ts";
import {
  lockOwnRequestIn,
  moveRequestIn,
  type RequestRow,
} from "../../records/requests/requests-store.ts";
import {
  lockPolicyIn,
  movePolicyIn,
  type PolicyRow,
} from "../../records/policies/policies-store.ts";
import { recordedLetter } from "./policy-letters.ts";

type Decision = Extract<PolicyEvent, "accepted" | "refused">;

export type InsurerNames = (slug: string) => Bilingual;

/** Whether it was decided so before: a second click changes nothing. */
const isRepeated = ({ state, version, acceptedVersion }: PolicyRow, decision: Decision) =>
  decision === "accepted" ? state === "active" && acceptedVersion === version : state === "refused";

/** What a customer decides about a policy that is worse than what was sold (ruling P18). */
export const createPolicyDecisions = (
  { db, jobs, now }: Pick<Parts, "db" | "jobs" | "now">,
  insurerNames: () => Promise<InsurerNames>,
) => {
  const acceptIn = async (
    tx: Transaction,
    { request, policy }: { request: RequestRow; policy: PolicyRow },
    by: Customer,
    nameOf: InsurerNames,
  ) => {
    const [at, actor] = [now(), byCustomer(by.id)];
    const change = { acceptedVersion: policy.version, acceptedAt: at };
    const accepted = await movePolicyIn(tx, { request, policy }, "accepted", actor, at, change);
    if (request.state === "paid") await moveRequestIn(tx, request, "policyIssued", actor, at);
    else await passTurnIn(tx, request, "policyCorrected", null, actor, at);
    await sendLetterIn(tx, jobs, recordedLetter(request, accepted, nameOf(policy.insurer)));
  };

  const decide = (
    customer: Customer,
    requestId: string,
    { version, decision }: { version: number; decision: Decision },
    writeIn: (tx: Transaction, request: RequestRow, policy: PolicyRow) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      const request = await lockOwnRequestIn(tx, customer.id, requestId);
      if (!request) throw new Problem("requests.notFound");
      const policy = await lockPolicyIn(tx, requestId);
      if (!policy) throw new Problem("policies.none");
      if (policy.version !== version) throw new Problem("policies.changed");
      if (isRepeated(policy, decision)) return;
      if (!nextPolicyState(policy.state, decision) || !mayRecordPolicy(request.state))
        throw new Problem("policies.notToAccept");
      await writeIn(tx, request, policy);
    });

  return {
    /** @throws {Problem} policies.none; policies.changed; policies.notToAccept */
    accept: async (customer: Customer, requestId: string, version: number) => {
      const nameOf = await insurerNames();
      await decide(customer, requestId, { version, decision: "accepted" }, (tx, request, policy) =>
        acceptIn(tx, { request, policy }, customer, nameOf),
      );
    },

    /** Back to us, with what the customer wrote. @throws {Problem} as `accept` */
    refuse: (customer: Customer, requestId: string, version: number, note: string | null) =>
      decide(customer, requestId, { version, decision: "refused" }, async (tx, request, policy) => {
        const [at, by] = [now(), byCustomer(customer.id)];
        await movePolicyIn(tx, { request, policy }, "refused", by, at, { refusal: note });
        await passTurnIn(tx, request, "policyRefused", "us", by, at);
      }),
  };
};
