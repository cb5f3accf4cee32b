import type { Navigation as Menu } from "../../../contract/navigation.ts";
import type { Parts } from "../../parts.ts";
import { defaultNavigation } from "../../../contract/default-navigation.ts";
import { createNavigationStore } from "./navigation-store.ts";

export const createNavigation = ({ db }: Pick<Parts, "db">) => {
  const store = createNavigationStore(db);
  return {
    read: async (): Promise<Menu> => (await store.read()) ?? defaultNavigation,
  };
};

export type Navigation = ReturnType<typeof createNavigation>;
