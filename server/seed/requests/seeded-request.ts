import { addDays } from "../../../domain/calendar-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/durations.ts";
import { nameTerms, phoneTail } from "../../../domain/requests/desk-search.ts";
import {
  nextState,
  type RequestEvent,
  type RequestState,
} from "../../../domain/requests/request-state.ts";
import { turnOf } from "../../../domain/requests/turn.ts";
import { emirates } from "../../../domain/vehicle/emirates.ts";
import { plateCodes } from "../../../domain/vehicle/plate-codes.ts";
import { ALPHABET } from "../../random-letters.ts";
import { noPackage } from "../../features/requests/store/rated-columns.ts";
import { sealEmiratesId } from "../../features/requests/store/emirates-id-column.ts";
import type { Keys } from "../../adapters/keys.ts";
import { actorOf } from "./actors.ts";
import { lives } from "./lives.ts";
import { type Random, randomFor } from "./random.ts";
import type { CarOf } from "./rated-cars.ts";
import { attemptWith } from "./seeded-attempts.ts";
import { offerWith } from "./seeded-offer.ts";
import { personOf } from "./seeded-person.ts";
import type { AuditRow, SeededRows } from "./seeded-rows-store.ts";

const REQUEST = 0;
const IDENTITY_SHARE = 0.05;
/** More requests have more staff, so that each has about a hundred open ones. */
export const TEAM = 12;
export const REQUESTS_OF_TEAM = 50_000;
const OFFICE_STEP_HOURS = [1, 30] as const;
const PAYMENT_STEP_MINUTES = [2, 25] as const;

export type World = {
  now: Date;
  carOf: CarOf;
  staffIds: readonly string[];
  passwordHash: string;
  keys: Pick<Keys, "sealing">;
};

/** Never six digits in a row: the first is a letter; each position has another number. */
const numberOf = (position: number) => {
  const first = ALPHABET.slice(10);
  let rest = Math.imul(Math.floor(position / first.length) + 1, 0x2545f491) & 0x1ffffff;
  let letters = first[position % first.length] ?? "";
  for (let step = 0; step < 5; step++, rest >>>= 5) letters += ALPHABET[rest & 31] ?? "";
  return `MZ-${letters}`;
};

const waitBefore = (event: RequestEvent, random: Random) => {
  if (event === "priced" || event === "becameLead" || event === "refundRequested") return 0;
  if (event === "expired") return 14 * DAY_MS;
  return actorOf[event] === "gateway"
    ? random.whole(...PAYMENT_STEP_MINUTES) * MINUTE_MS
    : random.whole(...OFFICE_STEP_HOURS) * HOUR_MS;
};

const plateFrom = (random: Random) => {
  const emirate = random.pickSkewed(emirates);
  return {
    plateEmirate: emirate,
    plateCode: random.pick(plateCodes[emirate]).code,
    plateNumber: String(random.whole(1, random.chance(0.8) ? 99_999 : 999)),
  };
};

const noPlate = { plateEmirate: null, plateCode: null, plateNumber: null };

const answersOf = (type: "new" | "renew", hasPlate: boolean, random: Random) => {
  if (type === "renew") return {};
  if (hasPlate) return { inputMethod: "plateNumber", registerEmirate: "dubai" };
  return {
    inputMethod: "vcc",
    registerEmirate: "dubai",
    vccCardSource: "source3",
    vccDate: "2026-01-15",
    vccCardNumber: `VCC-${random.digits(5)}`,
  };
};

/** The request of a position is always the same; only its days count from now. */
export const seededRequest = (position: number, world: World): SeededRows => {
  const { now, carOf, staffIds, passwordHash, keys } = world;
  const random = randomFor(REQUEST, position);
  const person = personOf(position);
  const id = random.uuid();
  const life = random.pickWeighted(lives);
  const latest = now.getTime() - MINUTE_MS;
  const { day, type: purchase, priced, ...car } = carOf(random.whole(0, life.days - 1), random);
  const sentAt = Date.parse(`${day}T07:00:00+04:00`) + random.whole(0, 16 * 60) * MINUTE_MS;
  const createdAt = new Date(sentAt <= latest ? sentAt : latest - random.whole(0, 180) * MINUTE_MS);
  const isLead = life.events[0] === "becameLead";
  const isSold = !isLead || life.events.includes("offerAccepted");
  const team = TEAM * Math.floor(position / REQUESTS_OF_TEAM);
  const member = random.pick(staffIds.slice(team, team + TEAM));
  const type = isLead ? "new" : purchase;
  const hasPlate = !isLead || random.chance(0.7);
  const userId = isLead && random.chance(0.4) ? null : person.id;

  let [state, at]: [RequestState, Date] = ["submitted", createdAt];
  let touchedAt = createdAt;
  const audit: AuditRow[] = [];
  const note = (event: string, actor: AuditRow["actor"], fromState: RequestState | null) => {
    const actorId = actor === "customer" ? userId : actor === "staff" ? member : null;
    const version = audit.length + 1;
    const subject = { subject: "request" as const, subjectId: id };
    audit.push({ at, actor, actorId, ...subject, event, fromState, toState: state, version });
  };
  note("submitted", "customer", null);
  for (const event of life.events) {
    const from = state;
    const to = nextState(from, event);
    if (!to) throw new Error(`A request in ${from} knows no ${event}.`);
    state = to;
    at = new Date(
      Math.max(at.getTime(), Math.min(at.getTime() + waitBefore(event, random), latest)),
    );
    if (actorOf[event] === "customer") touchedAt = at;
    note(event, actorOf[event], from);
  }

  const timesOf = (event: RequestEvent) =>
    audit.filter((row) => row.event === event).map((row) => row.at);

  const turn = turnOf(state, at);
  const isOurs = turn.turn === "us";
  const wasWorkedOn = audit.some(({ actor }) => actor === "staff");
  const { priceFils, insurer } = priced;
  const paidFor = isSold ? life.attempts : [];
  const attempts = paidFor.map((states) =>
    attemptWith(
      states,
      { id, insurer, priceFils, language: person.language },
      { startsAt: createdAt, endsAt: at },
      random,
    ),
  );
  const captured = attempts.find(({ attempt }) => attempt.applied)?.attempt;
  const isRefund = life.events.includes("refundRequested");
  const hasIdentity = random.chance(IDENTITY_SHARE);
  const identity = `784${random.whole(1965, 2003)}${random.digits(8)}`;

  return {
    user: {
      ...person,
      passwordHash,
      role: "customer",
      verifiedAt: new Date(now.getTime() - 301 * DAY_MS),
      createdAt: new Date(now.getTime() - 301 * DAY_MS),
      updatedAt: new Date(now.getTime() - 301 * DAY_MS),
    },
    request: {
      id,
      number: numberOf(position),
      userId,
      type,
      state,
      cancelAsked: state === "verifying_payment" && random.chance(0.3),
      version: audit.length,
      language: person.language,
      username: person.username,
      email: person.email,
      phone: person.phone,
      ...(hasPlate ? plateFrom(random) : noPlate),
      ...car,
      origin: isLead ? random.pick(["non_khaleegy", "chinese"]) : "khaleegy",
      answers: answersOf(type, hasPlate, random),
      emiratesIdSealed: hasIdentity ? sealEmiratesId(id, identity, keys) : null,
      ...(isSold ? priced : { ...priced, ...noPackage, coverType: null }),
      capturedFils: captured?.amountFils ?? 0,
      refundedFils: state === "refunded" ? (captured?.amountFils ?? 0) : 0,
      startDate: isSold ? addDays(day, random.whole(1, 28)) : null,
      previousClaims: null,
      previousClaimsSource: null,
      vehicleValueAed: null,
      vehicleValueSource: null,
      modelYear: null,
      driverBirthYear: null,
      claimFreeYears: null,
      createdAt,
      updatedAt: at,
      touchedAt,
      expiryWarnedAt: null,
      assignee: wasWorkedOn || (isOurs && random.chance(0.4)) ? member : null,
      ...turn,
      snoozedUntil:
        isOurs && random.chance(0.05)
          ? new Date(now.getTime() + random.whole(2, 72) * HOUR_MS)
          : null,
      nameTerms: nameTerms(person.username, person.email),
      phoneTail: phoneTail(person.phone),
    },
    attempts: attempts.map(({ attempt }) => attempt),
    audit: [...audit, ...attempts.flatMap((one) => one.audit)],
    refunds:
      isRefund && captured
        ? [
            {
              id: random.uuid(),
              requestId: id,
              attemptId: captured.id,
              amountFils: captured.amountFils,
              state: state === "refunded" ? "done" : "open",
              createdAt: at,
            },
          ]
        : [],
    offers: timesOf("offered").map((offeredAt) => {
      const [decidedAt = null] = timesOf("paymentConfirmed");
      return offerWith(random.uuid(), { id, type, ...car }, priced, member, {
        state: decidedAt ? "bought" : "open",
        sentAt: offeredAt,
        decidedAt,
      });
    }),
  };
};
