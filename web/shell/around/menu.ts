import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import { type Navigation, navigationGroups } from "../../../contract/navigation.ts";
import type { SiteFacts } from "../../api/site-facts.ts";
import { defaultNavigation } from "../../../contract/default-navigation.ts";
import { useSite } from "../../i18n/use-site.ts";

export type MenuItem = { title: string; href: string; isCurrent: boolean; isBeta: boolean };
type MenuSection = { key: string; title: string; items: readonly MenuItem[] };
export type MenuGroup = {
  key: (typeof navigationGroups)[number];
  title: string;
  sections: readonly MenuSection[];
};

export function useMenu(): readonly MenuGroup[] {
  const { t } = useTranslation("around");
  const { language, path, pathOf } = useSite();
  const navigation: Navigation =
    useRouteLoaderData<SiteFacts>("root")?.navigation ?? defaultNavigation;

  const sectionsOf = (group: MenuGroup["key"]) =>
    navigation[group]
      .map((section): MenuSection => ({
        key: section.title,
        title: language === "ar" ? section.titleAr : readable(section.title),
        items: section.items
          .filter((item) => item.shown === "true")
          .map((item) => ({
            title: language === "ar" ? item.titleAr : item.title,
            href: pathOf(item.url),
            isCurrent: item.url === path,
            isBeta: item.beta ?? false,
          })),
      }))
      .filter((section) => section.items.length > 0);

  return navigationGroups
    .map((key) => ({ key, title: t(`navigation.groups.${key}`), sections: sectionsOf(key) }))
    .filter((group) => group.sections.length > 0);
}

/** Section keys look like "learn_more". */
function readable(key: string) {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
