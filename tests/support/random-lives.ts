import { MINUTE_MS } from "../../domain/durations.ts";
import { rejectionReasons } from "../../domain/requests/rejection-reasons.ts";
import {
  nextState,
  type RequestEvent,
  type RequestState,
  requestTransitions,
} from "../../domain/requests/request-state.ts";
import type { schema } from "../../server/adapters/database/schema.ts";
import type { Random } from "../../server/seed/requests/random.ts";

type AuditRow = typeof schema.audit.$inferInsert;

/** What somebody would count who watched a request. */
export type Watched = {
  figure: string;
  at: Date;
  requestId: string;
  fils: number;
  seconds: number | null;
  dimensions: Record<string, string>;
};

const MOST_STEPS = 16;
const LONGEST_WAIT_MINUTES = 3_000;
/** As somebody would tell that we lost a request; what we took back ourselves goes on. */
const tellLost = (event: RequestEvent, why = ""): string | undefined => {
  switch (`${event} ${why}`.trim()) {
    case "expired":
      return "expired";
    case "customerCancelled":
    case "cancelTookEffect":
      return "cancelled";
    case "cancelledByStaff":
      return "cancelledByStaff";
    case "offersEnded declined":
      return "declined";
    case "offersEnded expired":
      return "offersEnded";
    default:
      return event === "rejected" ? `rejected.${why || "unknown"}` : undefined;
  }
};
const first: Partial<Record<RequestEvent, string>> = {
  offered: "offered",
  paymentConfirmed: "paid",
  policyIssued: "issued",
};

const sides = ["contacted", "documentAsked", "noteAdded", "trafficSet", "commissionNoted"] as const;

/** One request through states that its table allows, with what staff do beside; `watched` counts it. */
export const randomLife = (random: Random, begin: Date, staff: readonly string[]) => {
  const id = random.uuid();
  const counted = {
    emirate: random.pick([null, "dubai", "sharjah", "ajman"]),
    insurer: random.pick([null, "hazm", "marsa"]),
    cover: random.pick([null, "thirdParty", "comprehensive"]),
    kind: random.pick(["new", "renew"]),
    language: random.pick(["en", "ar"]),
    plan: random.pick([null, "hazm-basic"]),
    invented: random.pick([true, false, null]),
  };
  const [rows, watched]: [AuditRow[], Watched[]] = [[], []];
  let at = begin;
  let state: RequestState = "submitted";
  let wasLead = false;
  const toldLost = new Set<string>();
  let waits: Date | undefined;
  let paidAt: Date | undefined;
  let issuedAt: Date | undefined;
  let isConfirmed = false;
  let noted: { premiumFils: number; commissionFils: number } | undefined;
  const member = () => random.pick(staff);

  const write = (row: Pick<AuditRow, "event"> & Partial<AuditRow>) =>
    rows.push({
      actor: "system",
      subject: "request",
      subjectId: id,
      at,
      ...row,
      detail: { ...row.detail, counted },
    });
  const watch = (
    figure: string,
    {
      fils = 0,
      since,
      ...own
    }: { fils?: number; since?: Date; colleague?: string; outcome?: string },
  ) => {
    const { invented: _, ...sale } = counted;
    const values = Object.entries(sale).map(([name, value]) => [name, value ?? "none"]);
    watched.push({
      figure,
      at,
      requestId: id,
      fils,
      seconds: since ? Math.round((at.getTime() - since.getTime()) / 1000) : null,
      dimensions: { ...Object.fromEntries(values), ...own },
    });
  };
  const answer = (by?: string) => {
    if (waits && by) watch("firstAnswer", { since: waits, colleague: by });
    waits = undefined;
  };

  const move = (event: RequestEvent) => {
    const to = nextState(state, event, "paid");
    if (!to) return;
    const by = random.chance(0.7) ? member() : undefined;
    const own = by ? { colleague: by } : {};
    const endedBy =
      event === "offersEnded"
        ? random.pick(["", "declined", "expired", "withdrawn", "changed"])
        : undefined;
    const why = event === "rejected" ? random.pick(["", ...rejectionReasons]) : undefined;
    write({
      event,
      ...(by && { actor: "staff", actorId: by }),
      fromState: state,
      toState: to,
      detail: { ...(endedBy && { endedBy }), ...(why && { why }) },
    });
    state = to;
    const figure = first[event];
    if (figure) watch(figure, own);
    const outcome = tellLost(event, endedBy ?? why);
    if (outcome && !toldLost.has(outcome))
      watch("lost", { outcome, ...(event === "rejected" && own) });
    if (outcome) toldLost.add(outcome);
    if (event === "becameLead") {
      if (!wasLead) watch("lead", own);
      [wasLead, waits] = [true, at];
    }
    if (event === "offered" || event === "rejected") answer(by);
    if (event === "paymentConfirmed") paidAt = at;
    if (event === "policyIssued" && paidAt) watch("toPolicy", { since: paidAt, ...own });
    if (event === "policyIssued") issuedAt = at;
  };

  const side = (event: (typeof sides)[number]) => {
    const by = member();
    if (event === "commissionNoted") {
      const sums = {
        premiumFils: random.whole(0, 2) * 1_000,
        commissionFils: random.whole(0, 3) * 100,
      };
      write({ event, detail: sums });
      const changes = {
        premium: sums.premiumFils - (noted?.premiumFils ?? 0),
        commission: sums.commissionFils - (noted?.commissionFils ?? 0),
      };
      for (const [name, fils] of Object.entries(changes))
        if (!noted || fils !== 0) watch(name, { fils });
      noted = sums;
      return;
    }
    const traffic = event === "trafficSet" ? random.pick(["waiting", "confirmed"]) : undefined;
    write({ event, actor: "staff", actorId: by, detail: { ...(traffic && { traffic }) } });
    if (event === "contacted" || event === "documentAsked") answer(by);
    if (traffic !== "confirmed") return;
    if (!isConfirmed && issuedAt) watch("toTraffic", { since: issuedAt, colleague: by });
    isConfirmed = true;
  };

  const refund = () => {
    const [subjectId, since] = [random.uuid(), at];
    const row = { subject: "refund" as const, subjectId, detail: { request: id } };
    write({ ...row, event: "proposed" });
    wait();
    if (random.chance(0.3)) return write({ ...row, event: "failed" });
    const by = member();
    write({ ...row, event: "confirmed", actor: "staff", actorId: by });
    return watch("toRefund", { since, colleague: by });
  };

  const wait = () => {
    at = new Date(at.getTime() + random.whole(0, LONGEST_WAIT_MINUTES) * MINUTE_MS);
  };

  write({ event: "submitted", toState: state });
  watch("sent", {});
  for (let step = random.whole(4, MOST_STEPS); step > 0; step--) {
    wait();
    const events = Object.keys(requestTransitions[state]) as RequestEvent[];
    const kind = random.whole(1, 10);
    if (kind <= 6 && events.length > 0) move(random.pick(events));
    else if (kind <= 9) side(random.pick(sides));
    else refund();
  }
  const isErased = random.chance(0.2);
  wait();
  if (isErased) write({ event: "erased", fromState: state });
  return { id, rows, watched, isErased };
};

export type Life = ReturnType<typeof randomLife>;
