import { useEffect, useState } from "react";
import type { KnownVehicle } from "../../../contract/known-vehicles.ts";
import { looksSignedIn } from "../choice/login-first.ts";

const none: readonly KnownVehicle[] = [];

export function useKnownVehicles(isWanted: boolean): readonly KnownVehicle[] {
  const [vehicles, setVehicles] = useState(none);

  useEffect(() => {
    if (!isWanted || !looksSignedIn()) return;
    let left = false;
    void import("./read-known-vehicles.ts")
      .then(({ readKnownVehicles }) => readKnownVehicles())
      .then((found) => left || setVehicles(found))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [isWanted]);

  return vehicles;
}
