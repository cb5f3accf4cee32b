import { useSyncExternalStore } from "react";

/** The breakpoint `lg` of the styles. */
const wide = () => matchMedia("(width >= 57rem)");

const onChange = (listener: () => void) => {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** False in the server's HTML. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => wide().matches,
    () => false,
  );
