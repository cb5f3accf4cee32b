import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { MenuLink } from "./menu-link.tsx";
import type { MenuGroup } from "./menu.ts";

export function MenuDrawer({ menu }: { menu: readonly MenuGroup[] }) {
  const { t } = useTranslation("around");

  return (
    <menu-drawer class="lg:hidden">
      <details>
        <summary className="menu-icon" aria-label={t("navigation.open")}>
          <Icon name="menu" className="when-closed" />
          <Icon name="x" className="when-open" />
        </summary>
        <nav
          aria-label={t("navigation.label")}
          className="scallop on-canopy absolute inset-x-0 top-full z-10 bg-canopy px-gutter pt-2 pb-6"
        >
          {menu.map((group) => (
            <details key={group.key} name="menu" className="border-t border-canopy-veil">
              <summary className="flex min-h-13 items-center justify-between gap-4 text-lg font-strong">
                {group.title}
                <Icon name="down" size={20} className="turns" />
              </summary>
              <div className="grid gap-4 pb-4">
                {group.sections.map((section) => (
                  <section key={section.key}>
                    <h2 className="text-sm font-medium tracking-normal text-canopy-muted">
                      {section.title}
                    </h2>
                    <ul>
                      {section.items.map((item) => (
                        <li key={item.href}>
                          <MenuLink item={item} className="on-dark" />
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            </details>
          ))}
        </nav>
      </details>
    </menu-drawer>
  );
}
