import { filsFromAed } from "../money.ts";

export const DEFAULT_VEHICLE_VALUE_AED = 222300;
const MIN_VEHICLE_VALUE_AED = 1_000;
const MAX_VEHICLE_VALUE_AED = 5_000_000;

export function parseVehicleValue(text: string | number): number | undefined {
  const fils = filsFromAed(text);
  if (fils === undefined || fils % 100 !== 0) return undefined;

  const aed = fils / 100;
  return aed >= MIN_VEHICLE_VALUE_AED && aed <= MAX_VEHICLE_VALUE_AED ? aed : undefined;
}

export function formatVehicleValue(aed: number): string {
  return `${String(aed).replace(/\B(?=(\d{3})+$)/g, ",")} AED`;
}
