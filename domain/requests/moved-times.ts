import {
  type CalendarStep,
  type MovedBy,
  movedDays,
  movedTime,
  type Replaced,
} from "../calendar/moved-time.ts";
import type { Turn } from "./turn.ts";

/** When a request is due, and its offer promised, after a change of the calendar; in UTC. */
export type MovedTimes = { by: MovedBy; dueAt: string | null; promisedFor: string | null };

type Times = { dueAt: Date | null; promisedFor: Date | null };
type Shown = Times & { moved: MovedTimes | null };

const isSame = (one: string | null, other: Date | null) =>
  one !== null && one === other?.toISOString();

/** Why the due time is not the one that it was; null once another one was given. */
export const dueMovedBy = ({ dueAt, moved }: Omit<Shown, "promisedFor">): MovedBy | null =>
  moved && isSame(moved.dueAt, dueAt) ? moved.by : null;

/** The same of what its customer was promised. */
export const promiseMovedBy = ({ promisedFor, moved }: Omit<Shown, "dueAt">): MovedBy | null =>
  moved && isSame(moved.promisedFor, promisedFor) ? moved.by : null;

const dueAfter = (replaced: Replaced, turn: Turn | null, dueAt: Date) => {
  if (turn === "us") return movedTime(replaced, dueAt);
  // Since when others have to act is a fact; an insurer has working days (`turnGivenTo`).
  return turn === "insurer" ? movedDays(replaced, dueAt) : dueAt;
};

type Standing = Times & { turn: Turn | null; dueCalendar: number; promisedCalendar: number };

/** The times after all changes that came since they were counted, and the last that moved one. */
export function movedStanding(
  { turn, dueAt, promisedFor, dueCalendar, promisedCalendar }: Standing,
  steps: readonly CalendarStep[],
): Times & { by: MovedBy | undefined } {
  let now: Times & { by: MovedBy | undefined } = { dueAt, promisedFor, by: undefined };
  for (const step of steps) {
    const due =
      now.dueAt && step.version > dueCalendar ? dueAfter(step, turn, now.dueAt) : now.dueAt;
    const promised =
      now.promisedFor && step.version > promisedCalendar
        ? movedTime(step, now.promisedFor)
        : now.promisedFor;
    const isMoved =
      due?.getTime() !== now.dueAt?.getTime() || promised?.getTime() !== now.promisedFor?.getTime();
    now = { dueAt: due, promisedFor: promised, by: isMoved ? step.by : now.by };
  }
  return now;
}
