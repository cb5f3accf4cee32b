import type { Navigation as Menu } from "../../../contract/navigation.ts";
import type { Parts } from "../../parts.ts";
import { navigationData } from "./navigation-data.ts";
import { createNavigationStore } from "./navigation-store.ts";

export const createNavigation = ({ db }: Pick<Parts, "db">) => {
  const store = createNavigationStore(db);
  return {
    /** The menu of header and footer, hidden items included. */
    read: async (): Promise<Menu> => (await store.read()) ?? navigationData,
  };
};

export type Navigation = ReturnType<typeof createNavigation>;
