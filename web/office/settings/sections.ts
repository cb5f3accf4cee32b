import type { IconName } from "../../ui/icon-paths.ts";

/** Pages of the settings, in this order. */
export const sections = [
  { id: "staff", icon: "user" },
  { id: "navigation", icon: "menu" },
] as const satisfies readonly {
  id: string;
  icon: IconName;
}[];

export type SectionId = (typeof sections)[number]["id"];
