import {
  maySet,
  type SettingsSection,
  settingsSectionNames,
} from "../../../contract/office/settings/sections.ts";
import type { IconName } from "../../ui/icon-paths.ts";
import { useSession } from "../frame/session.tsx";

export const sectionIcons: Record<SettingsSection, IconName> = {
  staff: "user",
  hours: "clock",
  navigation: "menu",
  texts: "edit",
  brand: "phone",
  commission: "chart",
  health: "heart",
  audit: "shield",
  sessions: "lock",
};

/** Those that whoever is logged in may open. */
export const useSections = (): readonly SettingsSection[] => {
  const { member } = useSession();
  return settingsSectionNames.filter((section) => maySet(section, member.roles));
};
