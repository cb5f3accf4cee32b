import { defaultMenu, type Menu, type MenuItem, type MenuSection } from "./menu.ts";
import { linkedPages, pagesThatStay } from "./linked-pages.ts";

export const MAX_TITLE = 40;

type Code = "invalid" | "titleMissing" | "noSuchPage" | "pageTwice" | "neededPage";

/** `field` is what `fieldOf` gives, or the page that must stay. */
export type MenuProblem = { code: Code; field: string };

/** Where in the menu something stands: a group, a section in it, an item in that. */
export const fieldOf = (keys: readonly string[], part: "title" | "titleAr" | "url") =>
  [...keys, part].join(".");

export const isLinkedPage = (url: string) => linkedPages.some((page) => page === url);

export const isLost = ({ url }: Pick<MenuItem, "url">) => !isLinkedPage(url);

const isTitle = (title: string) => title.trim() !== "" && title.trim().length <= MAX_TITLE;

const titleProblems = (
  titled: { title: string; titleAr: string },
  keys: readonly string[],
): MenuProblem[] =>
  (["title", "titleAr"] as const)
    .filter((part) => !isTitle(titled[part]))
    .map((part) => ({ code: "titleMissing", field: fieldOf(keys, part) }));

const itemProblems = (
  item: MenuItem,
  before: readonly MenuItem[],
  keys: readonly string[],
): MenuProblem[] => {
  const field = fieldOf(keys, "url");
  const isTwice = before.some(({ url }) => url === item.url);
  const isSameKey = before.some(({ key }) => key === item.key) || item.key.trim() === "";
  return [
    ...titleProblems(item, keys),
    ...(item.shown && isLost(item) ? [{ code: "noSuchPage" as const, field }] : []),
    ...(isTwice ? [{ code: "pageTwice" as const, field }] : []),
    ...(isSameKey ? [{ code: "invalid" as const, field }] : []),
  ];
};

const sameKeys = (one: readonly { key: string }[], other: readonly { key: string }[]) =>
  one.length === other.length &&
  other.every(({ key }) => one.filter((found) => found.key === key).length === 1);

const isWhole = (menu: Menu) =>
  sameKeys(menu, defaultMenu) &&
  defaultMenu.every(({ key, sections }) =>
    sameKeys(menu.find((group) => group.key === key)?.sections ?? [], sections),
  );

const shownItems = (sections: readonly MenuSection[]) =>
  sections
    .filter(({ shown }) => shown)
    .flatMap(({ items }) => items)
    .filter(({ shown }) => shown);

/** Pages that people must always find and that this menu no longer shows. */
const hiddenPages = (menu: Menu) => {
  const shown = menu.filter((group) => group.shown).flatMap(({ sections }) => shownItems(sections));
  return pagesThatStay.filter((page) => !shown.some(({ url }) => url === page));
};

/** Everything that stands against showing it, in the order of the menu. */
export const menuProblems = (menu: Menu): MenuProblem[] => {
  if (!isWhole(menu)) return [{ code: "invalid", field: "menu" }];
  const found = menu.flatMap((group) => [
    ...titleProblems(group, [group.key]),
    ...group.sections.flatMap((section) => [
      ...titleProblems(section, [group.key, section.key]),
      ...section.items.flatMap((item, at) =>
        itemProblems(item, section.items.slice(0, at), [group.key, section.key, item.key]),
      ),
    ]),
  ]);
  const [hidden] = hiddenPages(menu);
  return hidden === undefined ? found : [...found, { code: "neededPage", field: hidden }];
};
