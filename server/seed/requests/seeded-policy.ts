import { defaultCalendar } from "../../../domain/calendar/default-calendar.ts";
import { addDays, dayAfter } from "../../../domain/calendar-day.ts";
import { HOUR_MS } from "../../../domain/durations.ts";
import { comparePolicy, type PolicyTerms } from "../../../domain/policies/compare-policy.ts";
import { proposedDates } from "../../../domain/policies/policy-dates.ts";
import { type Turn, turnGivenTo } from "../../../domain/requests/turn.ts";
import { chassisTail } from "../../../domain/support/policy-numbers.ts";
import type { Keys } from "../../adapters/keys.ts";
import { termColumns } from "../../features/policies/sealed-columns.ts";
import { soldTermsOf } from "../../features/policies/sold-terms.ts";
import type { Random } from "./random.ts";
import { chassisFrom } from "./seeded-chassis.ts";
import type { Renewal } from "./seeded-renewal.ts";
import type { AuditRow, SeededRequest, SeededRows } from "./seeded-rows-store.ts";
import type { Held } from "./seeded-trail.ts";

/** Not worse than sold, so nobody has to accept it. */
const CHEAPER_SHARE = 0.04;
const CHEAPER = 0.95;
const ENDED_SHARE = 0.04;
/** Share of those that somebody works on: issued as the customer did not buy it. */
const WORSE_SHARE = 0.2;
const REFUSED_SHARE = 0.3;
const TRAFFIC_HOURS = 20;
/** Time in Dubai when the job that keeps retention has run. */
const EXPIRED_AT = "T03:41:00+04:00";

type Ending = {
  state: "cancelled" | "total_loss" | "renewed" | "expired";
  event: string;
  by: AuditRow["actor"];
  at: Date;
  endedOn: string | null;
};

const endings = [
  { state: "cancelled", event: "policyCancelled", weight: 3 },
  { state: "total_loss", event: "policyTotalLoss", weight: 1 },
] as const;

/** Each position has its own number; never six digits in a row, as in the codes of our mails. */
const numberOf = (insurer: string, position: number) => {
  const digits = String(position).padStart(8, "0");
  return `${insurer.slice(0, 3).toUpperCase()}-${digits.slice(0, 4)}-${digits.slice(4)}`;
};

type Sold = {
  request: SeededRequest;
  position: number;
  staffId: string;
  now: Date;
  keys: Pick<Keys, "sealing">;
  today: string;
  issuedAt: Date | undefined;
  renewal: Renewal | undefined;
};

type Seeded = Pick<SeededRows, "policies" | "policyVersions" | "audit"> & {
  /** Whose turn it is then, where its customer has to decide or has decided. */
  request?: Partial<SeededRequest>;
};

const none: Seeded = { policies: [], policyVersions: [], audit: [] };

/** What was sold, as the insurer issued it; cheaper, or some days later. */
const termsOf = (
  { request, now }: Sold,
  change: { isCheaper: boolean; laterDays: number },
): PolicyTerms => {
  const sold = soldTermsOf(request);
  const premium = sold.premiumFils ?? 0;
  return {
    ...sold,
    ...proposedDates(sold.startsOn && addDays(sold.startsOn, change.laterDays), now),
    premiumFils: change.isCheaper ? Math.round(premium * CHEAPER) : premium,
    insuredName: request.username,
  };
};

/** Leaves out its files: they would be a million PDFs. */
const rowsOf = (sold: Sold, terms: PolicyTerms, recordedAt: Date, random: Random) => {
  const { request, position, staffId, keys } = sold;
  const { insurer } = request;
  if (!insurer) throw new Error("A policy needs an insurer.");
  const [id, chassis] = [random.uuid(), sold.renewal?.chassis ?? chassisFrom(random)];
  const differences = comparePolicy(terms, soldTermsOf(request));
  const written = {
    number: numberOf(insurer, position),
    ...termColumns(id, chassis, terms, keys),
  };
  const policy: SeededRows["policies"][number] = {
    id,
    requestId: request.id,
    insurer,
    planVersion: request.planVersion,
    state: "active",
    ...written,
    chassisTail: chassisTail(chassis),
    traffic: "unknown",
    trafficBy: null,
    trafficAt: null,
    version: 1,
    acceptedVersion: null,
    acceptedAt: null,
    refusal: null,
    endedOn: null,
    // The job that keeps retention notes it.
    commissionPoints: null,
    commissionFils: null,
    commissionAt: null,
    createdAt: recordedAt,
    updatedAt: recordedAt,
  };
  const reason = differences.length > 0 ? "As the insurer wrote." : null;
  const kept = { policyId: id, version: 1, differences, reason, staffId, createdAt: recordedAt };
  return { policy, version: { ...kept, ...written } };
};

const auditOf = (
  { request: { id, state }, staffId }: Sold,
  { event, at, version, detail }: Pick<AuditRow, "event" | "at" | "version" | "detail">,
  actor: AuditRow["actor"] = "staff",
): AuditRow => ({
  at,
  actor,
  actorId: actor === "staff" ? staffId : null,
  subject: "request",
  subjectId: id,
  event,
  fromState: null,
  toState: state,
  version,
  ...(detail && { detail }),
});

/** Says that it is over, as staff do, or the product's job on the morning after the last day. */
const endedAs = (
  sold: Sold,
  { policies: [policy], policyVersions, audit }: Seeded,
  { state, event, by, at, endedOn }: Ending,
): Seeded => ({
  policies: policy ? [{ ...policy, state, endedOn, updatedAt: at }] : [],
  policyVersions,
  audit: [
    ...audit,
    auditOf(
      sold,
      { event, at, version: sold.request.version, detail: { policyVersion: policy?.version } },
      by,
    ),
  ],
});

const issued = (sold: Sold, recordedAt: Date, random: Random): Seeded => {
  const { now, today, staffId, renewal } = sold;
  const terms = termsOf(sold, { isCheaper: random.chance(CHEAPER_SHARE), laterDays: 0 });
  const { policy, version } = rowsOf(sold, terms, recordedAt, random);
  const confirmedAt = new Date(recordedAt.getTime() + TRAFFIC_HOURS * HOUR_MS);
  const traffic =
    confirmedAt < now
      ? { traffic: "confirmed" as const, trafficBy: staffId, trafficAt: confirmedAt }
      : { traffic: "waiting" as const, trafficBy: staffId, trafficAt: recordedAt };
  const set = { event: "trafficSet", at: traffic.trafficAt, version: sold.request.version };
  const active = {
    policies: [{ ...policy, ...traffic }],
    policyVersions: [version],
    audit: [auditOf(sold, { ...set, detail: { traffic: traffic.traffic } })],
  };

  // The day after the cover began, or some days later, but not one to come.
  const endedOn = dayAfter(terms.startsOn, random.whole(1, 90));
  if (!renewal && random.chance(ENDED_SHARE) && endedOn < today) {
    const at = new Date(Math.max(recordedAt.getTime(), Date.parse(endedOn)));
    return endedAs(sold, active, { ...random.pickWeighted(endings), by: "staff", at, endedOn });
  }
  if (terms.endsOn >= today) return { ...none, ...active };
  const at = new Date(`${dayAfter(terms.endsOn, 1)}${EXPIRED_AT}`);
  const over = { by: "system", at, endedOn: null } as const;
  return renewal?.isRenewed
    ? endedAs(sold, active, { ...over, state: "renewed", event: "policyRenewed" })
    : endedAs(sold, active, { ...over, state: "expired", event: "policyExpired" });
};

const worse = (sold: Sold, at: Date, random: Random): Seeded => {
  const { state, version } = sold.request;
  const turn = (whose: Turn) => ({
    ...turnGivenTo(defaultCalendar, whose, state, at),
    snoozedUntil: null,
    updatedAt: at,
  });
  const terms = termsOf(sold, { isCheaper: false, laterDays: random.whole(1, 5) });
  const rows = rowsOf(sold, terms, at, random);
  const sent = auditOf(sold, { event: "policySent", at, version: version + 1 });
  if (!random.chance(REFUSED_SHARE))
    return {
      policies: [{ ...rows.policy, state: "to_accept" }],
      policyVersions: [rows.version],
      audit: [sent],
      request: { ...turn("customer"), version: version + 1 },
    };
  const refused = auditOf(sold, { event: "policyRefused", at, version: version + 2 }, "customer");
  return {
    policies: [{ ...rows.policy, state: "refused", refusal: "It begins too late for me." }],
    policyVersions: [rows.version],
    audit: [sent, refused],
    request: { ...turn("us"), version: version + 2 },
  };
};

/** The policy of an issued request, or of a paid one that somebody works on. */
export const policyOf = (sold: Sold, held: Held | undefined, random: Random): Seeded => {
  if (sold.issuedAt) return issued(sold, sold.issuedAt, random);
  const isWorse = sold.request.state === "paid" && held && random.chance(WORSE_SHARE);
  return isWorse ? worse(sold, held.until, random) : none;
};
