/** Loaded before a product whose clock is CLOCK_AHEAD_MS ahead of the machine's. */
const ahead = Number(process.env["CLOCK_AHEAD_MS"] ?? 0);
const machine = globalThis.Date;

globalThis.Date = class extends machine {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(machine.now() + ahead);
    else super(...(given as [number]));
  }

  static override now() {
    return machine.now() + ahead;
  }
} as DateConstructor;
