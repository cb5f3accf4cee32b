import { useRouteLoaderData } from "react-router";
import type { Navigation, NavigationGroup } from "../../../contract/navigation.ts";
import type { SiteFacts } from "../../api/site-facts.ts";
import {
  defaultGroups,
  defaultNavigation,
  readableKey,
} from "../../../contract/default-navigation.ts";
import { useSite } from "../../i18n/use-site.ts";

export type MenuItem = { title: string; href: string; isCurrent: boolean; isBeta: boolean };
type MenuSection = { key: string; title: string; items: readonly MenuItem[] };
export type MenuGroup = {
  key: NavigationGroup["key"];
  title: string;
  sections: readonly MenuSection[];
};

export function useMenu(): readonly MenuGroup[] {
  const { language, path, pathOf } = useSite();
  const navigation: Navigation =
    useRouteLoaderData<SiteFacts>("root")?.navigation ?? defaultNavigation;

  const sectionsOf = (group: MenuGroup["key"]) =>
    navigation[group]
      .map((section): MenuSection => ({
        key: section.key ?? section.title,
        title: language === "ar" ? section.titleAr : readableKey(section.title),
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

  return (navigation.groups ?? defaultGroups)
    .map(({ key, title, titleAr }) => ({
      key,
      title: language === "ar" ? titleAr : title,
      sections: sectionsOf(key),
    }))
    .filter((group) => group.sections.length > 0);
}
