import { createContext } from "react";

/** What allows the inline scripts of a page that is not kept; only the server knows it. */
export const Nonce = createContext<string | undefined>(undefined);
