import type { Navigation } from "../../contract/navigation.ts";

/** The menu that is shown when the server's cannot be had. */
export const fallbackNavigation: Navigation = { personal: [], business: [], company: [], help: [] };
