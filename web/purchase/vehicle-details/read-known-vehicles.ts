import { type KnownVehicle, listKnownVehicles } from "../../../contract/known-vehicles.ts";
import { call } from "../../api/client.ts";

/** None when they cannot be read: they only save typing. */
export async function readKnownVehicles(): Promise<readonly KnownVehicle[]> {
  const answer = await call(listKnownVehicles);
  return answer.code === 200 ? answer.data.data : [];
}
