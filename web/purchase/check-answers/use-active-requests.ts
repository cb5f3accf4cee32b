import { useEffect, useState } from "react";
import { listKnownVehicles, type KnownVehicle } from "../../../contract/requests.ts";
import { plateOf, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { call } from "../../api/client.ts";

type Active = KnownVehicle["active"];

/** Requests and cover for the plate of this draft; none when they cannot be read. */
export function useActiveRequests(draft: PurchaseDraft): Active {
  const [active, setActive] = useState<Active>([]);
  const { emirate, code, number } = plateOf(draft) ?? { emirate: "", code: "", number: "" };

  useEffect(() => {
    if (number === "") return;
    const leaving = new AbortController();
    void call(listKnownVehicles, { signal: leaving.signal })
      .then((answer) => {
        if (leaving.signal.aborted || answer.code !== 200) return;
        const vehicle = answer.data.data.find(
          ({ plateInfo }) =>
            plateInfo.emirate === emirate && plateInfo.code === code && plateInfo.number === number,
        );
        setActive(vehicle?.active ?? []);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [emirate, code, number]);

  return active;
}
