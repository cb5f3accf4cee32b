import { listKnownVehicles, type KnownVehicle } from "../../../contract/known-vehicles.ts";
import { plateOf, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { call } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";

/** Requests and cover for the plate of this draft; none when they cannot be read. */
export function useActiveRequests(draft: PurchaseDraft): KnownVehicle["active"] {
  const { emirate, code, number } = plateOf(draft) ?? { emirate: "", code: "", number: "" };
  const { body } = useRead(call, listKnownVehicles, number === "" ? undefined : {});
  const vehicle = body?.data.find(
    ({ plateInfo }) =>
      plateInfo.emirate === emirate && plateInfo.code === code && plateInfo.number === number,
  );

  return vehicle?.active ?? [];
}
