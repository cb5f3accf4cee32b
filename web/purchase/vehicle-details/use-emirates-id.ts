import { useEffect, useRef, useState } from "react";
import { loadEmiratesId, saveEmiratesId } from "../draft/pictures.ts";
import { type Hold, holdScope } from "../draft/purchase-scope.ts";

/** Stored apart from the draft (ruling P1); "" while there is none. */
export function useEmiratesId() {
  const [number, setNumber] = useState("");
  const [isOnDevice, setIsOnDevice] = useState(true);
  const held = useRef<Hold>(undefined);

  useEffect(() => {
    let left = false;
    const isOurs = (held.current ??= holdScope());
    void loadEmiratesId().then((kept) => {
      if (kept && !left && isOurs()) setNumber((typed) => typed || kept);
    });
    return () => {
      left = true;
    };
  }, []);

  return {
    number,
    isOnDevice,
    write: (typed: string) => {
      setNumber(typed);
      held.current ??= holdScope();
      void saveEmiratesId(typed, held.current).then((isKept = true) => setIsOnDevice(isKept));
    },
    forget: () => {
      held.current = undefined;
      setNumber("");
    },
  };
}
