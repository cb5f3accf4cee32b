import type { Menu, MenuGroup, MenuItem, MenuSection } from "../../../../contract/menu.ts";

/** Keys from the outside inwards: a group, a section in it, an item in that. */
export type Place = readonly [group: string, section?: string, item?: string];

type Titled = { title: string; titleAr: string; shown: boolean };
export type Edit = Partial<Titled & Pick<MenuItem, "url" | "beta">>;

const edited = <One extends { key: string }>(
  all: readonly One[],
  key: string | undefined,
  by: (one: One) => One,
): One[] => all.map((one) => (one.key === key ? by(one) : one));

const inSection = (
  menu: Menu,
  [group, section]: Place,
  by: (section: MenuSection) => MenuSection,
): Menu => edited(menu, group, (one) => ({ ...one, sections: edited(one.sections, section, by) }));

const inItems = (menu: Menu, place: Place, by: (items: MenuItem[]) => MenuItem[]) =>
  inSection(menu, place, (section) => ({ ...section, items: by(section.items) }));

export const editAt = (menu: Menu, place: Place, edit: Edit): Menu => {
  const [group, section, item] = place;
  if (item !== undefined)
    return inItems(menu, place, (items) => edited(items, item, (one) => ({ ...one, ...edit })));
  const { title, titleAr, shown } = edit;
  const own = {
    ...(title !== undefined && { title }),
    ...(titleAr !== undefined && { titleAr }),
    ...(shown !== undefined && { shown }),
  };
  return section === undefined
    ? edited(menu, group, (one): MenuGroup => ({ ...one, ...own }))
    : inSection(menu, place, (one) => ({ ...one, ...own }));
};

/** Past the one before or after it; at an end nothing moves. */
const moved = <One extends { key: string }>(
  all: readonly One[],
  key: string,
  by: -1 | 1,
): One[] => {
  const from = all.findIndex((one) => one.key === key);
  const moving = all[from];
  const neighbour = all[from + by];
  return moving && neighbour ? all.with(from, neighbour).with(from + by, moving) : [...all];
};

export const moveAt = (menu: Menu, place: Place, by: -1 | 1): Menu => {
  const [group, section, item] = place;
  if (item !== undefined) return inItems(menu, place, (items) => moved(items, item, by));
  if (section === undefined) return moved(menu, group, by);
  return edited(menu, group, (one) => ({ ...one, sections: moved(one.sections, section, by) }));
};

export const addItem = (menu: Menu, place: Place, key: string): Menu =>
  inItems(menu, place, (items) => [
    ...items,
    { key, title: "", titleAr: "", url: "", shown: true, beta: false },
  ]);

export const removeAt = (menu: Menu, place: Place): Menu =>
  inItems(menu, place, (items) => items.filter(({ key }) => key !== place[2]));

type Line = { place: Place; at: number; one: Titled & Partial<MenuItem> };

const linesOf = (menu: Menu): Line[] =>
  menu.flatMap((group, at) => [
    { place: [group.key], at, one: group },
    ...group.sections.flatMap((section, sectionAt): Line[] => [
      { place: [group.key, section.key], at: sectionAt, one: section },
      ...section.items.map((item, itemAt): Line => {
        return { place: [group.key, section.key, item.key], at: itemAt, one: item };
      }),
    ]),
  ]);

export const nameOf = (place: Place) => place.join(".");

const said = ({ at, one }: Line) =>
  [at, one.title, one.titleAr, one.shown, one.url, one.beta].join("\n");

/** Names of what is new, gone or different; what only gave way to something that moved counts too. */
export const changesOf = (before: Menu, after: Menu): ReadonlySet<string> => {
  const known = new Map(linesOf(before).map((line) => [nameOf(line.place), said(line)]));
  const changed = new Set<string>();
  for (const line of linesOf(after)) {
    const name = nameOf(line.place);
    if (known.get(name) !== said(line)) changed.add(name);
    known.delete(name);
  }
  for (const gone of known.keys()) changed.add(gone);
  return changed;
};
