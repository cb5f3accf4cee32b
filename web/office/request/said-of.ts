import type { DeskRequest } from "../../../contract/office/desk/requests.ts";

/** Events that are confirmed: a dialog closed over them, or the next request opened. */
const saidEvents = [
  "released",
  "snoozed",
  "contacted",
  "sentToInsurer",
  "insurerAnswered",
  "rejected",
  "cancelledByStaff",
  "policyIssued",
  "policySent",
  "policyRecorded",
  "policyCorrected",
  "policyCancelled",
  "policyTotalLoss",
  "policyRenewed",
  "documentAsked",
  "approvalAsked",
] as const;

type SaidEvent = (typeof saidEvents)[number];
export type SaidWhat = SaidEvent | "offersSent" | "offersKept" | "offersWithdrawn";
export type ToSay = { what: SaidWhat; count: number };

type Known = Pick<DeskRequest, "offers" | "history">;

/** What somebody of the staff did between two readings of a request. */
export function saidOf(before: Known, found: Known, memberId: string): ToSay | undefined {
  const old = new Map(before.offers.map((offer) => [offer.id, offer]));
  const countOf = (state: string) =>
    found.offers.filter((offer) => {
      const known = old.get(offer.id);
      const isChanged = known?.state !== state || known.version !== offer.version;
      return offer.state === state && isChanged && !offer.approval;
    }).length;
  const kept = countOf("draft");
  const withdrawn = before.offers.filter(
    ({ id, state }) =>
      state === "open" && found.offers.some((one) => one.id === id && one.state === "withdrawn"),
  ).length;

  if (countOf("open") > 0) return { what: "offersSent", count: countOf("open") };
  if (kept > 0) return { what: "offersKept", count: kept };
  if (withdrawn > 0) return { what: "offersWithdrawn", count: withdrawn };
  const done = found.history.slice(before.history.length).toReversed();
  for (const { event, staff } of done) {
    const what = saidEvents.find((one) => one === event);
    if (what && staff?.id === memberId) return { what, count: 1 };
  }
  return undefined;
}
