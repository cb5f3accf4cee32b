import type { Navigation, NavigationGroup, NavigationItem } from "./navigation.ts";
import { defaultGroups, defaultNavigation, readableKey } from "./default-navigation.ts";

type Titled = { key: string; title: string; titleAr: string };

export type MenuItem = Titled & { url: string; shown: boolean; beta: boolean };
export type MenuSection = Titled & { shown: boolean; items: MenuItem[] };
export type MenuGroup = Titled & {
  key: NavigationGroup["key"];
  shown: boolean;
  sections: MenuSection[];
};

/** The menu as staff edit it: in order, everything with a key that outlives its titles. */
export type Menu = MenuGroup[];

export const defaultMenu: Menu = defaultGroups.map((group) => ({
  ...group,
  shown: true,
  sections: defaultNavigation[group.key].map(({ title, titleAr, items }) => ({
    key: title,
    title: readableKey(title),
    titleAr,
    shown: true,
    items: items.map((item) => ({
      key: item.url,
      title: item.title,
      titleAr: item.titleAr,
      url: item.url,
      shown: item.shown === "true",
      beta: item.beta ?? false,
    })),
  })),
}));

const publicItem = (item: MenuItem, isShown: boolean): NavigationItem => ({
  title: item.title,
  titleAr: item.titleAr,
  img: false,
  imageSrc: "",
  url: item.url,
  shown: isShown && item.shown ? "true" : "false",
  ...(item.beta && { beta: true }),
});

const isDefault = (groups: readonly NavigationGroup[]) =>
  groups.every(({ key, title, titleAr }, at) => {
    const known = defaultGroups[at];
    return known?.key === key && known.title === title && known.titleAr === titleAr;
  });

/** What the public site reads of it: order and titles of the groups are named where they differ. */
export const navigationOf = (menu: Menu): Navigation => {
  const groups = menu.map(({ key, title, titleAr }) => ({ key, title, titleAr }));
  const sectionsOf = (key: MenuGroup["key"]) => {
    const group = menu.find((one) => one.key === key);
    return (group?.sections ?? []).map((section) => {
      const isShown = section.shown && group?.shown === true;
      const isRenamed = section.title !== readableKey(section.key);
      return {
        title: isRenamed ? section.title : section.key,
        titleAr: section.titleAr,
        items: section.items.map((item) => publicItem(item, isShown)),
        ...(isRenamed && { key: section.key }),
      };
    });
  };
  return {
    personal: sectionsOf("personal"),
    business: sectionsOf("business"),
    company: sectionsOf("company"),
    help: sectionsOf("help"),
    ...(!isDefault(groups) && { groups }),
  };
};
