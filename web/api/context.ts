import { createContext } from "react-router";
import type { Language } from "../../domain/language.ts";
import { callWith } from "./client.ts";

/** What the server hands to a render; created here so that both builds share one key. */
export const apiContext = createContext(callWith((path, init) => fetch(path, init)));
export const nonceContext = createContext<string | undefined>(undefined);
/** The visitor's language by their cookie or browser; only the server reads these headers. */
export const preferredContext = createContext<Language>("en");
/** Tells of a failure of ours. */
export const reportContext = createContext<(failure: unknown) => void>(() => undefined);

/** Facts of the installation that pages show. */
export type Installation = {
  publicUrl: string;
  isDemonstration: boolean;
  licenceNumber: string;
  /** Address of the live chat, where there is one. */
  chatWidget?: string | undefined;
  /** The only other site a page may post to. */
  gatewayOrigin: string;
};

export const installationContext = createContext<Installation>({
  publicUrl: "",
  isDemonstration: false,
  licenceNumber: "",
  gatewayOrigin: "",
});
