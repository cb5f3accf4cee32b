import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/durations.ts";
import {
  nextState,
  type RequestEvent,
  type RequestState,
} from "../../../domain/requests/request-state.ts";
import { actorOf } from "./actors.ts";
import type { Life } from "./lives.ts";
import { noteTexts } from "./note-texts.ts";
import type { Random } from "./random.ts";
import type { AuditRow, SeededNote } from "./seeded-rows-store.ts";

const OFFICE_STEP_HOURS = [1, 30] as const;
const PAYMENT_STEP_MINUTES = [2, 25] as const;
const NOTED_SHARE = 0.35;
const MAX_NOTES = 4;
const HANDED_ON_SHARE = 0.05;

const waitBefore = (event: RequestEvent, random: Random) => {
  if (event === "priced" || event === "becameLead" || event === "refundRequested") return 0;
  if (event === "expired") return 14 * DAY_MS;
  return actorOf[event] === "gateway"
    ? random.whole(...PAYMENT_STEP_MINUTES) * MINUTE_MS
    : random.whole(...OFFICE_STEP_HOURS) * HOUR_MS;
};

/** Time while somebody has the request, in one of its states. */
export type Held = { from: Date; until: Date; state: RequestState; version: number };

type Lived = {
  id: string;
  userId: string | null;
  /** Who works on it, and who had it before, now and then. */
  member: string;
  colleague: string;
  life: Life;
  createdAt: Date;
  latest: Date;
};

/** What happened to a request: its states, its audit, and the notes of those who worked on it. */
export const trailOf = (
  { id, userId, member, colleague, life, createdAt, latest }: Lived,
  random: Random,
) => {
  let [state, at]: [RequestState, Date] = ["submitted", createdAt];
  let [touchedAt, version] = [createdAt, 1];
  let held: Held | undefined;
  const audit: AuditRow[] = [];
  const notes: SeededNote[] = [];
  const write = (
    event: string,
    by: { actor: AuditRow["actor"]; actorId: string | null },
    moment: Date,
    fromState: RequestState | null = null,
    detail?: Record<string, unknown>,
  ) => {
    const subject = { subject: "request" as const, subjectId: id };
    const row = { at: moment, ...by, ...subject, event, fromState, toState: state, version };
    audit.push({ ...row, ...(detail && { detail }) });
  };
  const by = (actor: AuditRow["actor"]) => ({
    actor,
    actorId: actor === "customer" ? userId : actor === "staff" ? member : null,
  });

  /** Somebody takes it between two moments, and perhaps notes something. */
  const takeBetween = (from: Date, to: Date) => {
    const length = to.getTime() - from.getTime();
    const steps = 4 + MAX_NOTES;
    const moment = (step: number) => new Date(from.getTime() + Math.floor((length * step) / steps));
    if (random.chance(HANDED_ON_SHARE)) {
      write("taken", { actor: "staff", actorId: colleague }, moment(1));
      write("released", { actor: "staff", actorId: colleague }, moment(2));
    }
    write("taken", by("staff"), moment(3));
    held = { from: moment(3), until: to, state, version };
    const count = random.chance(NOTED_SHARE) ? random.whole(1, MAX_NOTES) : 0;
    for (let index = 0; index < count; index++) {
      const createdAtNote = moment(4 + index);
      const text = random.pick(noteTexts);
      notes.push({
        id: random.uuid(),
        subject: "request",
        subjectId: id,
        staffId: member,
        text,
        createdAt: createdAtNote,
      });
      write("noteAdded", by("staff"), createdAtNote);
    }
  };

  write("submitted", by("customer"), at);
  for (const event of life.events) {
    const [from, since] = [state, at];
    const to = nextState(from, event);
    if (!to) throw new Error(`A request in ${from} knows no ${event}.`);
    const soonest = at.getTime() + waitBefore(event, random);
    at = new Date(Math.max(at.getTime(), Math.min(soonest, latest.getTime())));
    const actor = actorOf[event];
    if (actor === "staff" && !held) takeBetween(since, at);
    if (actor === "customer") touchedAt = at;
    state = to;
    version += 1;
    write(event, by(actor), at, from);
  }

  return {
    state,
    at,
    touchedAt,
    version,
    audit,
    notes,
    /** Takes a request that waits for us, unless somebody has it. */
    takeUpTo: (moment: Date) => {
      if (!held) takeBetween(at, moment);
    },
    /** Whoever has it does not work here any more. */
    releaseAt: (moment: Date) => {
      const detail = { colleague: member };
      write("releasedDisabled", { actor: "system", actorId: null }, moment, null, detail);
    },
    snoozeAt: (moment: Date) => write("snoozed", by("staff"), moment),
    held: () => held,
  };
};
