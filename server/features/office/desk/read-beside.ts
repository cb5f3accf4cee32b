import type { Insurer } from "../../../../contract/insurers.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Offers } from "../../offers/offers.ts";
import type { Policies } from "../../policies/policies.ts";
import { createCallsStore } from "../calls/calls-store.ts";
import { presentCalls } from "../calls/present-calls.ts";
import { createRequestMailsStore } from "../mails/request-mails-store.ts";
import { presentMail } from "../mails/present-mail.ts";
import { createDeskDocuments } from "../documents/present-documents.ts";
import type { DeskStore, DeskStoreRow } from "./desk-store.ts";
import { type Beside, presentRow } from "./present-desk.ts";

export type FeaturesBeside = {
  documents: Pick<Documents, "allOf">;
  offers: Pick<Offers, "listForDesk">;
  policies: Pick<Policies, "ofRequestForStaff">;
};

type Lease = NonNullable<Awaited<ReturnType<DeskStore["lease"]>>>;

const presentLease = ({ email, staffId, until }: Lease, member: StaffMember) => ({
  staff: email,
  isOwn: staffId === member.id,
  until: until.toISOString(),
});

const withMoment = <Row extends { at: Date }>({ at, ...row }: Row) => ({
  ...row,
  at: at.toISOString(),
});

/** What stands in other tables than the request's own. */
export const createReadingBeside = (
  { db, now }: Pick<Parts, "db" | "now">,
  store: DeskStore,
  { documents, offers, policies }: FeaturesBeside,
) => {
  const calls = createCallsStore(db);
  const mails = createRequestMailsStore(db);
  const documentsOf = createDeskDocuments({ db }, documents);

  const readWork = async ({ request }: DeskStoreRow, member: StaffMember) => {
    const [notes, noteDraft, lease, called, submissions, sent] = await Promise.all([
      store.notes(request.id),
      store.noteDraft(request.id, member.id),
      store.lease(request.id, now()),
      calls.callsOf(request.id),
      calls.submissionsOf(request.id),
      mails.mailsOf(request.id),
    ]);
    return {
      notes: notes.map(withMoment),
      noteDraft,
      lease: lease ? presentLease(lease, member) : null,
      ...presentCalls(called, submissions),
      mails: sent.map((mail) => presentMail(mail, now())),
    };
  };

  const readSale = async ({ request }: DeskStoreRow) => {
    const [documented, attempts, offered, policy] = await Promise.all([
      documentsOf(request.id),
      store.attempts(request.id),
      offers.listForDesk(request.id),
      policies.ofRequestForStaff(request),
    ]);
    return {
      ...documented,
      attempts: attempts.map(({ state, applied, amountFils, orderNo, createdAt }) => ({
        state,
        applied,
        amountFils,
        orderNo,
        createdAt: createdAt.toISOString(),
      })),
      offers: offered,
      policy,
    };
  };

  return async (
    row: DeskStoreRow,
    member: StaffMember,
    insurers: readonly Insurer[],
  ): Promise<Beside> => {
    const [work, sale, history, related] = await Promise.all([
      readWork(row, member),
      readSale(row),
      store.history(row.request.id),
      store.related(row.request),
    ]);
    return {
      ...work,
      ...sale,
      history: history.map(withMoment),
      related: related.map((one) => presentRow(one, insurers)),
    };
  };
};
