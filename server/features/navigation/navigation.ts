import type { Navigation as Menu } from "../../../contract/navigation.ts";
import type { Parts } from "../../parts.ts";
import { defaultNavigation } from "../../../contract/default-navigation.ts";
import { createNavigationStore } from "./navigation-store.ts";

export const createNavigation = ({ db }: Pick<Parts, "db">) => {
  const store = createNavigationStore(db);
  return {
    /** The menu of header and footer, hidden items included. */
    read: async (): Promise<Menu> => (await store.read()) ?? defaultNavigation,
  };
};

export type Navigation = ReturnType<typeof createNavigation>;
