import { createContext } from "react-router";
import type { Language } from "../../domain/language.ts";
import { callWith } from "./client.ts";

/** Created here so that the browser's and the server's build share the same keys. */
export const apiContext = createContext(callWith((path, init) => fetch(path, init)));
export const nonceContext = createContext<string | undefined>(undefined);
/** Language of the cookie, else of the browser's header, which only the server reads. */
export const preferredContext = createContext<Language>("en");
export const reportContext = createContext<(failure: unknown) => void>(() => undefined);

export type Installation = {
  publicUrl: string;
  isDemonstration: boolean;
  licenceNumber: string;
  chatWidget?: string | undefined;
  /** The only other origin a page may post to. */
  gatewayOrigin: string;
};

export const installationContext = createContext<Installation>({
  publicUrl: "",
  isDemonstration: false,
  licenceNumber: "",
  gatewayOrigin: "",
});
