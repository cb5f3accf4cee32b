import { useEffect, useState } from "react";
import { loadEmiratesId, saveEmiratesId } from "../draft/pictures.ts";

/** The number as typed, kept apart from the draft (ruling P1); "" while there is none. */
export function useEmiratesId() {
  const [number, setNumber] = useState("");
  const [isOnDevice, setIsOnDevice] = useState(true);

  useEffect(() => {
    let left = false;
    void loadEmiratesId().then((kept) => {
      if (kept && !left) setNumber((typed) => typed || kept);
    });
    return () => {
      left = true;
    };
  }, []);

  return {
    number,
    /** False once the device has refused to keep it. */
    isOnDevice,
    write: (typed: string) => {
      setNumber(typed);
      void saveEmiratesId(typed).then(setIsOnDevice);
    },
    forget: () => setNumber(""),
  };
}
