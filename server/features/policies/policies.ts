import type { DeskPolicy } from "../../../contract/office/policies/part.ts";
import type { Policy } from "../../../contract/policy.ts";
import type { Language } from "../../../domain/language.ts";
import { policyFileKinds } from "../../../domain/policies/policy-state.ts";
import { policyCalendar } from "../../adapters/papers/reminder.ts";
import type { Customer } from "../../http/access.ts";
import { pagePath } from "../../http/page-language.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { type Actor, writeAuditIn } from "../../records/audit/audit-store.ts";
import type { Quotes } from "../quotes/quotes.ts";
import type { SealedFiles } from "../../records/files/sealed-files.ts";
import { requestPage } from "../../records/requests/request-page.ts";
import { createRequestsStore } from "../../records/requests/own-requests-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { createPolicyDecisions, type InsurerNames } from "./customer-policy.ts";
import { createPolicyExpiry } from "./expire-policies.ts";
import { createPoliciesStore, type PolicyRow } from "../../records/policies/policies-store.ts";
import type { NameStaff } from "../../records/staff/staff-names-store.ts";
import { createPolicyFiles } from "./policy-files.ts";
import { presentPolicy } from "./present-policy.ts";
import { soldTermsOf } from "./sold-terms.ts";

const kindOf = (name: string) => {
  const kind = policyFileKinds.find((one) => one === name);
  if (!kind) throw new Problem("documents.notFound");
  return kind;
};

/** The policies that insurers issued (ruling P18). Staff record them in the office. */
export const createPolicies = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "configuration" | "now">,
  { quotes, sealedFiles }: { quotes: Pick<Quotes, "insurers">; sealedFiles: SealedFiles },
) => {
  const { db, keys, configuration, now } = parts;
  const store = createPoliciesStore(db);
  const requests = createRequestsStore(db);
  const files = createPolicyFiles(sealedFiles);

  /** Read before a transaction, which may use no other connection. */
  const insurerNames = async (): Promise<InsurerNames> => {
    const insurers = await quotes.insurers();
    return (slug) => insurers.find((one) => one.slug === slug)?.name ?? { en: slug, ar: slug };
  };

  const decisions = createPolicyDecisions(parts, insurerNames);

  const present = async (request: RequestRow, policy: PolicyRow): Promise<Policy> =>
    presentPolicy(policy, await store.filesOf(policy.id), soldTermsOf(request), keys);

  const find = async ({ id: userId }: Customer, requestId: string) => {
    const request = await requests.findOwn(userId, requestId);
    if (!request) throw new Problem("requests.notFound");
    const policy = await store.policyOf(requestId);
    if (!policy) throw new Problem("policies.none");
    return { request, policy };
  };

  const read = async (customer: Customer, requestId: string) => {
    const { request, policy } = await find(customer, requestId);
    return present(request, policy);
  };

  const openFile = async (policy: PolicyRow, name: string) => {
    const kind = kindOf(name);
    const file = (await store.filesOf(policy.id)).find((one) => one.kind === kind);
    if (!file) throw new Problem("documents.notFound");
    return { kind, file, pdf: await files.open(file) };
  };

  const ofRequest = async (request: RequestRow): Promise<Policy | null> => {
    const policy = await store.policyOf(request.id);
    return policy ? present(request, policy) : null;
  };

  return {
    files,
    insurerNames,
    isOwn: requests.isOwn,
    ofRequest,
    /** The policy as it is stored, for papers about a request of which the caller may know. */
    rowOf: store.policyOf,

    /** The policy with who wrote its versions. */
    ofRequestForStaff: async (
      request: RequestRow,
      named: NameStaff,
    ): Promise<DeskPolicy | null> => {
      const policy = await store.policyOf(request.id);
      if (!policy) return null;
      const { trafficBy, refusal } = policy;
      const [shown, versions] = await Promise.all([
        present(request, policy),
        store.versionsOf(policy.id),
      ]);
      return {
        ...shown,
        refusal,
        trafficStaff: trafficBy === null ? null : named(trafficBy),
        versions: versions.map(({ at, staffId, ...one }) => ({
          ...one,
          staff: named(staffId),
          at: at.toISOString(),
        })),
      };
    },

    /** @throws {Problem} requests.notFound; policies.none */
    read,

    /** @throws {Problem} policies.none; policies.changed; policies.notToAccept */
    accept: async (customer: Customer, id: string, version: number) => {
      await decisions.accept(customer, id, version);
      return read(customer, id);
    },

    /** @throws {Problem} policies.none; policies.changed; policies.notToAccept */
    refuse: async (customer: Customer, id: string, version: number, note: string | null) => {
      await decisions.refuse(customer, id, version, note);
      return read(customer, id);
    },

    /** @throws {Problem} requests.notFound; policies.none; documents.notFound */
    open: async (customer: Customer, requestId: string, name: string) => {
      const { request, policy } = await find(customer, requestId);
      const { kind, pdf } = await openFile(policy, name);
      return { number: request.number, kind, pdf };
    },

    /** Written down before staff see it (ruling D1). @throws {Problem} documents.notFound */
    view: async (by: Actor, requestId: string, name: string) => {
      const policy = await store.policyOf(requestId);
      if (!policy) throw new Problem("documents.notFound");
      const { kind, file, pdf } = await openFile(policy, name);
      const seen = { subject: "document", subjectId: file.id, event: "viewed" } as const;
      await db.transaction((tx) => writeAuditIn(tx, { ...by, ...seen, at: now() }));
      return { kind, pdf };
    },

    /** @throws {Problem} requests.notFound; policies.none */
    calendar: async (customer: Customer, requestId: string, language: Language) => {
      const { request, policy } = await find(customer, requestId);
      const { plateEmirate: emirate, plateCode: code, plateNumber: number } = request;
      const calendar = policyCalendar({
        language,
        requestId,
        number: request.number,
        insurerName: (await insurerNames())(policy.insurer),
        plate: emirate && code && number ? { emirate, code, number } : null,
        startsOn: policy.startDate,
        endsOn: policy.endDate,
        paidAt: policy.updatedAt,
        requestUrl: `${configuration.publicUrl}${pagePath(language, requestPage(requestId))}`,
      });
      return { number: request.number, calendar };
    },

    expire: createPolicyExpiry(parts, store),
  };
};

export type Policies = ReturnType<typeof createPolicies>;
