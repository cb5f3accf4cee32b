import { createContext } from "react";

/** Only on the server, and only for a page that is not cached. */
export const Nonce = createContext<string | undefined>(undefined);
