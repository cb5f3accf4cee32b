import type { Counted, Figure, TimedFigure } from "./figures.ts";

/** A row of the audit, as far as figures look at it. */
export type CountedEvent = {
  /** Rises in the order in which they were written. */
  id: number;
  at: Date;
  subject: string;
  event: string;
  actor: string;
  actorId: string | null;
  detail: Record<string, unknown> | null;
};

/** What an event adds to a figure. Money in fils, durations in whole seconds. */
export type Counting = {
  figure: Figure;
  fils: number;
  seconds: number | null;
  /** With which a duration began. */
  begin: CountedEvent | null;
  /** Who did it, where that is counted. */
  colleague: string | null;
  outcome: string | null;
};

/** Our first answer to a lead that its customer can notice. */
export const answers = ["contacted", "documentAsked", "offered", "rejected"] as const;

/** What offers ended by that loses a request; one that we withdrew or a changed car goes on. */
const offersLostBy: Record<string, string> = { declined: "declined", expired: "offersEnded" };

const lostBy: Record<string, (detail: CountedEvent["detail"]) => string | undefined> = {
  rejected: (detail) => `rejected.${textOf(detail, "why") ?? "unknown"}`,
  expired: () => "expired",
  customerCancelled: () => "cancelled",
  cancelTookEffect: () => "cancelled",
  cancelledByStaff: () => "cancelledByStaff",
  offersEnded: (detail) => offersLostBy[textOf(detail, "endedBy") ?? ""],
};

const outcomeOf = ({ subject, event, detail }: CountedEvent) =>
  subject === "request" ? lostBy[event]?.(detail) : undefined;

/** Subjects whose events figures count, and the events. */
export const countedEvents = {
  request: [
    "submitted",
    "becameLead",
    ...answers,
    "paymentConfirmed",
    "policyIssued",
    "trafficSet",
    "commissionNoted",
    "expired",
    "customerCancelled",
    "cancelTookEffect",
    "cancelledByStaff",
    "offersEnded",
    "erased",
  ],
  refund: ["proposed", "confirmed"],
} as const;

const valueOf = (detail: CountedEvent["detail"], name: string) => detail?.[name];

function textOf(detail: CountedEvent["detail"], name: string): string | undefined {
  const value = valueOf(detail, name);
  return typeof value === "string" ? value : undefined;
}

const numberOf = (detail: CountedEvent["detail"], name: string): number => {
  const value = valueOf(detail, name);
  return typeof value === "number" ? value : 0;
};

export const countedOfRow = (row: CountedEvent): Counted | undefined => {
  const counted = valueOf(row.detail, "counted");
  return typeof counted === "object" && counted !== null ? (counted as Counted) : undefined;
};

type Earlier = readonly CountedEvent[];

const last = (earlier: Earlier, ...events: readonly string[]) =>
  earlier.findLast(({ event }) => events.includes(event));

const isConfirmation = ({ event, detail }: CountedEvent) =>
  event === "trafficSet" && textOf(detail, "traffic") === "confirmed";

type Begun = { figure: TimedFigure; begin: CountedEvent | undefined };

const begunBefore = (row: CountedEvent, earlier: Earlier): Begun | undefined => {
  if (row.event === "policyIssued")
    return { figure: "toPolicy", begin: last(earlier, "paymentConfirmed") };
  if (row.event === "confirmed") return { figure: "toRefund", begin: last(earlier, "proposed") };
  if (isConfirmation(row) && !earlier.some(isConfirmation))
    return { figure: "toTraffic", begin: last(earlier, "policyIssued") };
  if (row.actor !== "staff" || !answers.some((event) => event === row.event)) return undefined;
  const before = last(earlier, "becameLead", ...answers);
  return { figure: "firstAnswer", begin: before?.event === "becameLead" ? before : undefined };
};

/** The duration that an event ends, and the event with which that began. */
const durationEndedBy = (row: CountedEvent, earlier: Earlier) => {
  const { figure, begin } = begunBefore(row, earlier) ?? {};
  if (!figure || !begin) return undefined;
  const seconds = Math.max(0, Math.round((row.at.getTime() - begin.at.getTime()) / 1000));
  return { figure, begin, seconds };
};

const plain = { fils: 0, seconds: null, begin: null, colleague: null, outcome: null };

const once: Record<string, Figure> = {
  submitted: "sent",
  becameLead: "lead",
  offered: "offered",
  paymentConfirmed: "paid",
  policyIssued: "issued",
};

/** What differs from the row before; the first one always counts. */
const sumsOf = ({ detail }: CountedEvent, earlier: Earlier): Counting[] => {
  const before = last(earlier, "commissionNoted");
  return (["premium", "commission"] as const).flatMap((figure) => {
    const fils =
      numberOf(detail, `${figure}Fils`) - numberOf(before?.detail ?? null, `${figure}Fils`);
    return before && fils === 0 ? [] : [{ ...plain, figure, fils }];
  });
};

/**
 * What an event adds to the figures (ruling O11).
 * @param earlier those of the same subject before it, in their order
 */
export const countEvent = (row: CountedEvent, earlier: Earlier): Counting[] => {
  if (row.event === "commissionNoted") return sumsOf(row, earlier);
  const colleague = row.actor === "staff" ? row.actorId : null;
  const countings: Counting[] = [];
  const figure = row.subject === "request" ? once[row.event] : undefined;
  // A request may become a lead again; it stays one request.
  if (figure && !(figure === "lead" && last(earlier, "becameLead")))
    countings.push({ ...plain, figure, colleague });

  const outcome = outcomeOf(row);
  // A customer may decline again what we offer again; it stays one request.
  if (outcome && !earlier.some((one) => outcomeOf(one) === outcome))
    countings.push({
      ...plain,
      figure: "lost",
      outcome,
      colleague: row.event === "rejected" ? colleague : null,
    });

  const timed = durationEndedBy(row, earlier);
  if (timed) countings.push({ ...plain, ...timed, colleague });
  return countings;
};
