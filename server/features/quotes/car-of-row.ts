import { parseCarBody, parseCylinderCount } from "../../../domain/vehicle/car.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import type { Car } from "./car-address.ts";

/** Undefined for a row that no price list knows. */
export const carOfRow = ({ type, body, cylinders }: RequestRow): Car | undefined => {
  const parsed = { body: parseCarBody(body), cylinders: parseCylinderCount(cylinders) };
  if (!parsed.body || !parsed.cylinders) return undefined;
  return { purchase: type, body: parsed.body, cylinders: parsed.cylinders };
};
