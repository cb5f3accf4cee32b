/** `again` repeats the save that met a newer version of its request. */
export type Conflict = { requestId: string; again: () => void };

let conflict: Conflict | undefined;
const listeners = new Set<() => void>();

const set = (next: Conflict | undefined) => {
  conflict = next;
  listeners.forEach((listener) => listener());
};

export const conflicts = {
  raise: set,
  settle: () => set(undefined),
  current: () => conflict,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
