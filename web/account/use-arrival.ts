import { useNext } from "./use-next.ts";
import { waitingActivation } from "./waiting-activation.ts";

export function useArrival() {
  const { destination } = useNext();

  return () => {
    waitingActivation.forget();
    // The header tells the other tabs (ruling U1).
    window.dispatchEvent(new Event("authChange"));
    window.location.assign(destination);
  };
}
