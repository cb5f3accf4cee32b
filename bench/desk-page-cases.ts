import { dayInDubai } from "../domain/calendar-day.ts";
import { messageStates } from "../domain/contact/message-states.ts";
import type { DeskStoreRow } from "../server/features/office/desk/desk-store.ts";
import type { DeskCase, Viewer } from "./desk-case.ts";
import type { DeskStores } from "./desk-stores.ts";

type Shown = {
  /** The request with the longest history. */
  busy: string;
  paid: string;
  issued: string;
  /** A request of somebody who has many. */
  fleet: DeskStoreRow;
};

/** One request with all that stands beside it. */
export const requestCases = async (
  { policies }: DeskStores,
  { busy, paid, issued, fleet }: Shown,
  { staffId, now }: Viewer,
): Promise<DeskCase[]> => {
  const policy = await policies.policyOf(issued);
  if (!policy) throw new Error("The issued request has no policy.");
  return [
    { name: "request", run: ({ desk }) => desk.find(busy) },
    { name: "request: related", run: async ({ desk }) => desk.related(fleet) },
    { name: "request: history", run: ({ desk }) => desk.history(busy) },
    { name: "request: attempts", run: ({ desk }) => desk.attempts(busy) },
    { name: "request: notes", run: ({ desk }) => desk.notes(busy) },
    { name: "request: note draft", run: ({ desk }) => desk.noteDraft(paid, staffId) },
    { name: "request: lease", run: ({ desk }) => desk.lease(paid, now) },
    { name: "request: calls", run: ({ calls }) => calls.callsOf({ kind: "request", id: busy }) },
    { name: "request: letters to insurers", run: ({ calls }) => calls.submissionsOf(busy) },
    { name: "request: mails", run: ({ mails }) => mails.mailsOf(busy) },
    { name: "request: offers", run: ({ offers }) => offers.offersOf(busy) },
    { name: "request: pictures asked for", run: (all) => all.documentRequests.listOf(busy) },
    { name: "request: policy", run: (all) => all.policies.policyOf(issued) },
    { name: "request: policy versions", run: (all) => all.policies.versionsOf(policy.id) },
    { name: "request: policy files", run: (all) => all.policies.filesOf(policy.id) },
    {
      name: "policies over",
      run: (all) => all.policies.listOver(dayInDubai(now), undefined, 100),
    },
    { name: "picture links over", run: (all) => all.documentRequests.expiredBy(now, 100) },
  ];
};

/** Messages of the contact form. */
export const messageCases = async (
  { messages }: DeskStores,
  page: number,
  largestPage: number,
): Promise<DeskCase[]> => {
  const last = (await messages.list(undefined, undefined, largestPage)).at(-1);
  if (!last) throw new Error("No messages were seeded.");
  const after = { at: last.createdAt, id: last.id };
  return [undefined, ...messageStates]
    .flatMap((state): DeskCase[] => {
      const name = `messages ${state ?? "all"}`;
      return [
        { name, run: (all) => all.messages.list(state, undefined, page) },
        {
          name: `${name}, 500 rows`,
          run: (all) => all.messages.list(state, undefined, largestPage),
        },
        { name: `${name}, page 11`, run: (all) => all.messages.list(state, after, page) },
      ];
    })
    .concat({ name: "messages: count", run: (all) => all.messages.countNew() });
};

/** Insurers with their plans, agreements, editions and drafts. */
export const insuranceCases = ({ now }: Viewer): DeskCase[] => {
  const moment = { at: now, day: dayInDubai(now) };
  return [
    { name: "insurers", run: ({ quotes }) => quotes.listInsurers() },
    { name: "insurers: agreements", run: ({ quotes }) => quotes.listAgreements() },
    { name: "insurers: plans", run: ({ quotes }) => quotes.listPlans(now) },
    { name: "insurers: editions", run: ({ quotes }) => quotes.listEditions(moment) },
    { name: "insurers: drafts", run: ({ insurance }) => insurance.openDrafts() },
    { name: "insurers: payable", run: ({ insurance }) => insurance.payableOf("marsa") },
    {
      name: "insurers: sales of a plan",
      run: ({ insurance }) => insurance.salesOf("marsa-comprehensive"),
    },
  ];
};
