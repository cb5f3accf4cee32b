import { Problem } from "../problem.ts";

const MEGABYTE = 1024 * 1024;

/** Bytes, milliseconds, bytes per second. */
export type IntakeLimits = {
  perAddress: number;
  inAll: number;
  /** How long a sender may be silent; data faster than `pace` refills it. */
  patience: number;
  pace: number;
  drain: number;
};

export const intakeLimits: IntakeLimits = {
  perAddress: 160 * MEGABYTE,
  inAll: 512 * MEGABYTE,
  patience: 30_000,
  pace: 4_000,
  drain: 60_000,
};

export type FormIntake = {
  /** Only time spent waiting counts, not a slow reader. Throws request.tooSlow. */
  wait: <Result extends IteratorResult<Buffer>>(next: Promise<Result>) => Promise<Result>;
  /** Throws request.tooMany for its address, request.busy for all. */
  take: (bytes: number) => void;
  end: () => void;
};

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
