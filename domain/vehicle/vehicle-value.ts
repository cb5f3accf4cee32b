import { filsFromAed } from "../money.ts";

/** Dirhams. */
export const DEFAULT_VEHICLE_VALUE_AED = 222300;
const MIN_VEHICLE_VALUE_AED = 1_000;
const MAX_VEHICLE_VALUE_AED = 5_000_000;

/** Whole dirhams from "222,300 AED"; undefined outside 1,000 to 5,000,000. */
export function parseVehicleValue(text: string | number): number | undefined {
  const fils = filsFromAed(text);
  if (fils === undefined || fils % 100 !== 0) return undefined;

  const aed = fils / 100;
  return aed >= MIN_VEHICLE_VALUE_AED && aed <= MAX_VEHICLE_VALUE_AED ? aed : undefined;
}

/** "222,300 AED", as the API writes a vehicle value. */
export function formatVehicleValue(aed: number): string {
  return `${String(aed).replace(/\B(?=(\d{3})+$)/g, ",")} AED`;
}
