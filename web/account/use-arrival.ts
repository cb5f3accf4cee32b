import { rememberAccount } from "./stored-quote.ts";
import { useNext } from "./use-next.ts";
import { waitingActivation } from "./waiting-activation.ts";

export function useArrival() {
  const { destination } = useNext();

  return () => {
    waitingActivation.forget();
    // Where the session ends in the middle of a purchase, the page opens on login.
    rememberAccount(true);
    // The header tells the other tabs (ruling U1).
    window.dispatchEvent(new Event("authChange"));
    window.location.assign(destination);
  };
}
