import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { MenuLink } from "./menu-link.tsx";
import type { MenuGroup } from "./menu.ts";

/**
 * Without a script shell.css opens panels on hover and focus; with it only `aria-expanded` decides.
 */
export function MenuBar({ menu }: { menu: readonly MenuGroup[] }) {
  const { t } = useTranslation("around");

  return (
    <menu-bar class="hidden lg:block">
      <nav aria-label={t("navigation.label")}>
        <ul className="flex gap-1">
          {menu.map((group) => (
            <li key={group.key} className="relative">
              <GroupEntry group={group} />
            </li>
          ))}
        </ul>
      </nav>
    </menu-bar>
  );
}

function GroupEntry({ group }: { group: MenuGroup }) {
  const [only, ...more] = group.sections.flatMap((section) => section.items);
  if (only && more.length === 0)
    return (
      <Link
        href={only.href}
        className="menu-button"
        aria-current={only.isCurrent ? "page" : undefined}
      >
        {group.title}
      </Link>
    );

  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-expanded="false"
        aria-controls={`menu-${group.key}`}
      >
        {group.title}
        <Icon name="down" size={16} />
      </button>
      <div id={`menu-${group.key}`} className="menu-panel">
        <div className="flex gap-10 rounded-card bg-surface-raised px-6 pt-5 pb-4 text-ink shadow-3">
          {columnsOf(group.sections).map((section) => (
            <section key={section.key} className="min-w-48">
              <h2 className="mb-1 text-sm font-strong tracking-normal text-accent-text">
                {section.title}
              </h2>
              <ul>
                {section.items.map((item) => (
                  <li key={item.href}>
                    <MenuLink item={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** A section of one link, such as "Careers", continues the column before it. */
const columnsOf = (sections: MenuGroup["sections"]) =>
  sections.reduce<MenuGroup["sections"]>((columns, section) => {
    const last = columns.at(-1);
    return last && section.items.length === 1
      ? [...columns.slice(0, -1), { ...last, items: [...last.items, ...section.items] }]
      : [...columns, section];
  }, []);
