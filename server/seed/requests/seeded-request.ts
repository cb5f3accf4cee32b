import { countedOf } from "../../../domain/analytics/figures.ts";
import { nameTerms, phoneTail } from "../../../domain/requests/desk-search.ts";
import { defaultCalendar } from "../../../domain/calendar/default-calendar.ts";
import { addDays, dayInDubai, daysBetween } from "../../../domain/calendar-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/durations.ts";
import type { RequestEvent } from "../../../domain/requests/request-state.ts";
import { turnOf } from "../../../domain/requests/turn.ts";
import { noPackage } from "../../records/requests/rated-columns.ts";
import { searchColumns } from "../../records/requests/search-columns.ts";
import { sealEmiratesId } from "../../records/requests/emirates-id-column.ts";
import type { Keys } from "../../adapters/keys.ts";
import { lives, overLife, soldLife, unansweredAt, unansweredLife } from "./lives.ts";
import { type Random, randomFor } from "./random.ts";
import type { RatedCar, RatedCars } from "./rated-cars.ts";
import { answersOf, noPlate, plateFrom, requestNumber } from "./seeded-answers.ts";
import { attemptWith, unanswered } from "./seeded-attempts.ts";
import { chargeOf } from "./seeded-charge.ts";
import { offersOf, type Wish } from "./seeded-offer.ts";
import { mailAbout } from "./seeded-mail.ts";
import { messageAt } from "./seeded-message.ts";
import { personOf } from "./seeded-person.ts";
import { policyOf } from "./seeded-policy.ts";
import { leadSentAt, promisesOf } from "./seeded-promise.ts";
import { refundOf } from "./seeded-refund.ts";
import { renewalAt } from "./seeded-renewal.ts";
import type { AuditRow, SeededRequest, SeededRows } from "./seeded-rows-store.ts";
import { trailOf } from "./seeded-trail.ts";
import { standingAfter } from "./seeded-standing.ts";
import { noWork, workOn } from "./seeded-work.ts";
import { REQUESTS_OF_TEAM, TEAM } from "./staff-members.ts";

const REQUEST = 0;
const WORK = 60;
const CHARGE = 64;
const PROMISE = 65;
const REFUND = 66;
const IDENTITY_SHARE = 0.05;
/** Share of what waits for us. */
const TAKEN_SHARE = 0.4;
const SNOOZED_SHARE = 0.1;
/** Shares of leads; one that names a plan names its cover, too. */
const WISHED_COVER_SHARE = 0.6;
const WISHED_PLAN_SHARE = 0.5;
const WISHED_START_SHARE = 0.7;

export type World = {
  now: Date;
  cars: RatedCars;
  staffIds: readonly string[];
  passwordHash: string;
  keys: Pick<Keys, "sealing">;
};

const wishFor = ({ packageId, coverType }: RatedCar["priced"], random: Random): Wish => {
  if (!random.chance(WISHED_COVER_SHARE)) return { packageId: null, coverType: null };
  return { packageId: random.chance(WISHED_PLAN_SHARE) ? packageId : null, coverType };
};

/** As the product writes them, so that figures count them (ruling O11). */
const countedRow = (row: AuditRow, request: SeededRequest): AuditRow =>
  row.subject === "request" || row.subject === "refund"
    ? { ...row, detail: { ...row.detail, counted: countedOf(request) } }
    : row;

/** The request of a position is always the same; only its days count from now. */
export const seededRequest = (position: number, world: World): SeededRows => {
  const { now, cars, staffIds, passwordHash, keys } = world;
  const random = randomFor(REQUEST, position);
  const person = personOf(position);
  const id = random.uuid();
  const renewal = renewalAt(position, cars);
  const picked = unansweredAt(position) ? unansweredLife : random.pickWeighted(lives);
  const life = renewal ? (renewal.isRenewed ? overLife : soldLife) : picked;
  const isLead = life.events[0] === "becameLead";
  const latest = now.getTime() - MINUTE_MS;
  const promised = randomFor(PROMISE, position);
  const leadAt = life.events.at(-1) === "becameLead" ? leadSentAt(promised, now) : undefined;
  const someDay = random.whole(life.from ?? 0, life.days - 1);
  const daysAgo = leadAt ? daysBetween(dayInDubai(leadAt), cars.today) : someDay;
  const carOnDay = renewal?.car ?? cars.carOf(daysAgo, random, isLead ? "new" : undefined);
  const { day, type, priced, offered, unrated, ...car } = carOnDay;
  const sentAt = Date.parse(`${day}T07:00:00+04:00`) + random.whole(0, 16 * 60) * MINUTE_MS;
  const someTime = new Date(sentAt <= latest ? sentAt : latest - random.whole(0, 180) * MINUTE_MS);
  const createdAt = leadAt ?? someTime;
  const isSold = !isLead || life.events.includes("offerAccepted");
  const team = TEAM * Math.floor(position / REQUESTS_OF_TEAM);
  const colleagues = staffIds.slice(team, team + TEAM);
  const [member, colleague] = [random.pick(colleagues), random.pick(colleagues)];
  const hasPlate = !isLead || random.chance(0.7);
  const userId = isLead && random.chance(0.4) ? null : person.id;

  const lived = { id, userId, member, colleague, life, createdAt, latest: new Date(latest) };
  const trail = trailOf(lived, random);
  const { state, at } = trail;
  const timesOf = (event: RequestEvent) =>
    trail.audit.filter((row) => row.event === event).map((row) => row.at);
  const turn = turnOf(defaultCalendar, state, at);
  const isOurs = turn.turn === "us";
  if (isOurs && random.chance(TAKEN_SHARE)) trail.takeUpTo(new Date(latest));
  const isSnoozed = Boolean(isOurs && trail.held() && random.chance(SNOOZED_SHARE));
  if (isSnoozed) trail.snoozeAt(new Date(latest));
  const { priceFils, insurer } = priced;
  const paidFor = isSold ? life.attempts : [];
  const chargeId = randomFor(CHARGE, position).uuid();
  const attempts = paidFor.map((states) =>
    attemptWith(
      states,
      { id, chargeId, insurer, priceFils, language: person.language },
      { startsAt: createdAt, endsAt: at },
      random,
    ),
  );
  const charge = chargeOf(
    { chargeId, state, insurer, priceFils },
    attempts.map(({ attempt }) => attempt),
    at,
  );
  const wish = isLead ? wishFor(priced, random) : { packageId: null, coverType: null };
  const hasStart = !isLead || random.chance(WISHED_START_SHARE);
  const startDate = addDays(day, random.whole(1, 28));
  const captured = attempts.find(({ attempt }) => attempt.applied)?.attempt;
  const isRefund = life.events.includes("refundRequested");
  const refund = refundOf(
    {
      state,
      captured,
      approvedAt: timesOf("refundRequested")[0],
      at,
      proposedBy: member,
      colleagues,
      latest: new Date(latest),
    },
    randomFor(REFUND, position),
  );
  const hasIdentity = random.chance(IDENTITY_SHARE);
  const identity = `784${random.whole(1965, 2003)}${random.digits(8)}`;

  const request: SeededRequest = {
    id,
    number: requestNumber(position),
    userId,
    type,
    state,
    cancelAsked: state === "verifying_payment" && random.chance(0.3),
    version: trail.version,
    language: person.language,
    invented: true,
    username: person.username,
    email: person.email,
    phone: person.phone,
    ...(renewal?.plate ?? (hasPlate ? plateFrom(random) : noPlate)),
    ...car,
    origin: isLead ? random.pick(["non_khaleegy", "chinese"]) : "khaleegy",
    answers: answersOf(type, hasPlate, random),
    emiratesIdSealed: hasIdentity ? sealEmiratesId(id, identity, keys) : null,
    ...(isSold ? priced : { ...priced, ...noPackage, ...wish }),
    capturedFils: captured?.amountFils ?? 0,
    refundedFils: state === "refunded" ? (captured?.amountFils ?? 0) : 0,
    startDate: renewal?.startsOn ?? (hasStart || isSold ? startDate : null),
    ...unrated,
    createdAt,
    updatedAt: at,
    touchedAt: trail.touchedAt,
    expiryWarnedAt: null,
    assignee: null,
    assignedAt: null,
    ...turn,
    dueCalendar: defaultCalendar.version,
    promisedFor: null,
    promisedCalendar: defaultCalendar.version,
    moved: null,
    promisesMissed: 0,
    callDueAt: null,
    moneyBackSince: isRefund && state !== "refunded" ? at : null,
    news: null,
    newsAt: null,
    newsSeenAt: null,
    snoozedUntil: isSnoozed ? new Date(now.getTime() + random.whole(2, 72) * HOUR_MS) : null,
    ...searchColumns(person),
  };

  const later = randomFor(WORK, position);
  const held = trail.held();
  const work = held ? workOn(request, held, member, later) : noWork;
  const [issuedAt] = timesOf("policyIssued");
  const policy = policyOf(
    { request, position, staffId: member, now, today: cars.today, keys, issuedAt, renewal },
    work.passed ? undefined : held,
    later,
  );
  const unpromised = { ...request, ...work.passed, ...policy.request };
  const promises = promisesOf(unpromised, at, now, promised);
  const standing = { ...unpromised, ...promises.columns };
  // The team has left: what still waits is nobody's.
  if (held && standing.turn !== null) trail.releaseAt(new Date(latest));
  const happened = [
    // Work of the same moment comes first: it was done before the state changed.
    ...work.audit,
    ...trail.audit,
    ...policy.audit,
    ...promises.audit,
    ...charge.audit,
    ...refund.audit,
    ...attempts.flatMap((one) => one.audit),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  // Earlier than all that people have sent.
  const registeredAt = new Date(now.getTime() - overLife.days * DAY_MS);
  const left = messageAt(position, { now, person, staffId: member });

  return {
    user: {
      ...person,
      passwordHash,
      nameTerms: nameTerms(person.username, person.email),
      phoneTail: phoneTail(person.phone),
      role: "customer",
      verifiedAt: registeredAt,
      createdAt: registeredAt,
      updatedAt: registeredAt,
    },
    request: {
      ...standing,
      ...standingAfter(standing, happened, work.calls, held ? new Date(latest) : null),
    },
    attempts: attempts.map(({ attempt }) =>
      life.isUnanswered ? unanswered(attempt, { since: at, now }, later) : attempt,
    ),
    charges: charge.charges,
    notes: trail.notes,
    calls: work.calls,
    submissions: work.submissions,
    documentRequests: work.documentRequests,
    mails: turn.turn === null ? [] : [mailAbout(request, isLead, later), ...promises.mails],
    policies: policy.policies,
    policyVersions: policy.policyVersions,
    messages: left.messages,
    audit: [...happened.map((row) => countedRow(row, request)), ...left.audit].toSorted(
      (one, other) => one.at.getTime() - other.at.getTime(),
    ),
    refunds: refund.refunds,
    offers: offersOf(
      id,
      { priced, offered },
      member,
      {
        sentAt: timesOf("offered")[0],
        boughtAt: timesOf("paymentConfirmed")[0],
        withdrawnAt: timesOf("offersEnded")[0],
        wish,
      },
      later,
    ),
  };
};
