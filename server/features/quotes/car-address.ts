import { packageKinds } from "../../../domain/quotes/package-kinds.ts";
import {
  type CarBody,
  type CylinderCount,
  parseCarBody,
  parseCylinderCount,
} from "../../../domain/vehicle/car.ts";
import type { PurchaseType } from "../../../domain/ways-of-buying.ts";
import { Problem } from "../../http/problem.ts";
import type { PlanRow } from "./plan-row.ts";

export type Car = { purchase: PurchaseType; body: CarBody; cylinders: CylinderCount };

const refuse = (field: string): never => {
  throw new Problem("quotes.unknownKind", { field });
};

/** Ruling A4; capitals are accepted. */
export const parseAddress = (address: {
  kind: string;
  carType: string;
  cylinderType: string;
}): Car => {
  const kind = packageKinds.find((known) => known === address.kind.toLowerCase());
  return {
    purchase: (kind ?? refuse("kind")) === "renew" ? "renew" : "new",
    body: parseCarBody(address.carType.toLowerCase()) ?? refuse("carType"),
    cylinders: parseCylinderCount(address.cylinderType) ?? refuse("cylinderType"),
  };
};

export const packageIdOf = (plan: Pick<PlanRow, "id">, { purchase, body, cylinders }: Car) =>
  [plan.id, body, cylinders, purchase].join("-");
