import { cpus } from "node:os";
import { setTimeout } from "node:timers/promises";

/** Milliseconds of work between two looks at the processors. */
const LOOK_MS = 200;
/** Milliseconds of work before a rest, which is four times as long. */
const WORK_MS = 40;
const RESTS = 4;
/** Share of all processors' time: when others use more, they would wait for us. */
const BUSY = 0.35;

export type GiveWay = () => Promise<void>;

/** Milliseconds of all processors, and those of them that other processes used. */
const usedSoFar = () => {
  let [idle, busy] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle;
    busy += times.user + times.nice + times.sys + times.irq;
  }
  const { user, system } = process.cpuUsage();
  return { all: idle + busy, others: busy - (user + system) / 1_000 };
};

const thisMachine = {
  used: usedSoFar,
  now: () => performance.now(),
  rest: (milliseconds: number) => setTimeout(milliseconds),
};

/**
 * Each call waits a moment while others need the processors: for a process that works beside them.
 * Linux compares the priority that `nice` gives within one session only (`sched_autogroup`).
 */
export const createGiveWay = (machine = thisMachine): GiveWay => {
  let before = machine.used();
  let lookedAt = machine.now();
  let begun = lookedAt;
  let isBusy = false;

  const look = (now: number) => {
    const here = machine.used();
    isBusy = here.others - before.others > BUSY * (here.all - before.all);
    before = here;
    lookedAt = now;
  };

  return async () => {
    const now = machine.now();
    const worked = now - begun;
    if (worked < WORK_MS) return;
    if (now - lookedAt > LOOK_MS) look(now);
    if (isBusy) await machine.rest(worked * RESTS);
    begun = machine.now();
  };
};
