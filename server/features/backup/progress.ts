const EVERY_MS = 1_000;

export type Say = (line: string) => void;

/** Says at most one line a second. */
export const progressOf = (say: Say) => {
  let saidAt = performance.now();
  return {
    passing: (line: () => string) => {
      if (performance.now() - saidAt < EVERY_MS) return;
      saidAt = performance.now();
      say(line());
    },
  };
};

export type Progress = ReturnType<typeof progressOf>;
