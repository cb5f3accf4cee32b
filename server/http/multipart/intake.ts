import { Problem } from "../problem.ts";

const MEGABYTE = 1024 * 1024;

/** Bytes, milliseconds, bytes a second. */
export type IntakeLimits = {
  /** Of unfinished forms, from one address and from all. */
  perAddress: number;
  inAll: number;
  /** How long a sender may be silent; what arrives faster than `pace` fills it up again. */
  patience: number;
  pace: number;
  /** How long the rest of a form that was refused unread is listened to. */
  drain: number;
};

export const intakeLimits: IntakeLimits = {
  perAddress: 160 * MEGABYTE,
  inAll: 512 * MEGABYTE,
  patience: 30_000,
  pace: 4_000,
  drain: 60_000,
};

/** What one form has sent so far, and how fast. */
export type FormIntake = {
  /**
   * Waits for more of a form. Only time spent waiting counts: a reader that is busy blames nobody.
   * @throws {Problem} request.tooSlow
   */
  wait: <Result extends IteratorResult<Buffer>>(next: Promise<Result>) => Promise<Result>;
  /** @throws {Problem} request.tooMany for its address, request.busy for all */
  take: (bytes: number) => void;
  /** Gives back what was taken. */
  end: () => void;
};

/** Resolves with undefined when the time is over first. */
const within = async <Result>(waited: Promise<Result>, milliseconds: number) => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([waited, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/** Counts the bytes of unfinished forms in this process, and ends senders who are too slow. */
export const createIntake = (limits: IntakeLimits) => {
  const ofAddress = new Map<string, number>();
  let inAll = 0;

  const hold = (address: string, bytes: number) => {
    inAll += bytes;
    const held = (ofAddress.get(address) ?? 0) + bytes;
    if (held === 0) ofAddress.delete(address);
    else ofAddress.set(address, held);
  };

  return {
    heldBytes: () => inAll,

    begin: (address: string): FormIntake => {
      let held = 0;
      let patience = limits.patience;
      return {
        wait: async (next) => {
          const from = performance.now();
          const result = await within(next, patience);
          if (!result) {
            // The connection ends with the answer, and this with it.
            next.catch(() => undefined);
            throw new Problem("request.tooSlow");
          }
          const earned = result.done ? 0 : (result.value.length / limits.pace) * 1000;
          patience = Math.min(limits.patience, patience - (performance.now() - from) + earned);
          return result;
        },
        take: (bytes) => {
          if ((ofAddress.get(address) ?? 0) + bytes > limits.perAddress)
            throw new Problem("request.tooMany");
          if (inAll + bytes > limits.inAll) throw new Problem("request.busy");
          held += bytes;
          hold(address, bytes);
        },
        end: () => {
          hold(address, -held);
          held = 0;
        },
      };
    },
  };
};

export type Intake = ReturnType<typeof createIntake>;
