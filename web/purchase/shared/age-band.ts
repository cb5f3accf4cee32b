import { driverAgeBands } from "../../../domain/quotes/driver-age-bands.ts";

/** Whole years; undefined for no or an unknown code. */
export function ageOf(code: string | null) {
  const band = driverAgeBands.find((one) => one.code === code);
  if (!band) return undefined;
  const { from, to } = band;
  if (band === driverAgeBands[0]) return { kind: "below", below: to + 1 } as const;
  if (band === driverAgeBands.at(-1)) return { kind: "from", from } as const;
  return { kind: "between", from, to } as const;
}
