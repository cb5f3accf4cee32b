import { useEffect, useRef, useState } from "react";
import { loadEmiratesId, saveEmiratesId } from "../draft/pictures.ts";
import { type IsSameScope, rememberScope } from "../draft/purchase-scope.ts";

/** Stored apart from the draft (ruling P1); "" while there is none. */
export function useEmiratesId() {
  const [number, setNumber] = useState("");
  const [isOnDevice, setIsOnDevice] = useState(true);
  const scopeCheck = useRef<IsSameScope>(undefined);

  useEffect(() => {
    let left = false;
    const isSameScope = (scopeCheck.current ??= rememberScope());
    void loadEmiratesId().then((stored) => {
      if (stored && !left && isSameScope()) setNumber((typed) => typed || stored);
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
      scopeCheck.current ??= rememberScope();
      void saveEmiratesId(typed, scopeCheck.current).then((isStored = true) =>
        setIsOnDevice(isStored),
      );
    },
    forget: () => {
      scopeCheck.current = undefined;
      setNumber("");
    },
  };
}
