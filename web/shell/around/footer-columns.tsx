import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { type MenuGroup, useMenu } from "./menu.ts";

/** Specification part 1, section 2. */
const columns = [
  { key: "products", group: "personal", sections: ["Choose Insurance"] },
  { key: "resources", group: "personal", sections: ["learn_more"] },
  { key: "about", group: "company", sections: ["about", "careers", "contact"] },
] as const;

/** Folded on a phone, open beside each other on wider screens. */
export function FooterColumns({ without }: { without: readonly string[] }) {
  const { t } = useTranslation("around");
  const menu = useMenu();

  return columns.map(({ key, group, sections }) => {
    const items = itemsOf(menu, group, sections).filter(({ href }) => !without.includes(href));
    if (items.length === 0) return null;

    return (
      <section
        key={key}
        aria-labelledby={`footer-${key}`}
        className="border-line-soft max-sm:border-t"
      >
        <h2
          id={`footer-${key}`}
          className="footer-heading mb-1 text-sm font-strong tracking-normal"
        >
          {t(`footer.columns.${key}`)}
        </h2>
        <details className="footer-fold">
          <summary>
            {t(`footer.columns.${key}`)}
            <Icon name="down" size={20} className="turns" />
          </summary>
          <ul className="gap-x-8 max-sm:columns-[8.5rem] max-sm:pb-2">
            {items.map((item) => (
              <li key={item.href}>
                <Link href={item.href} className="footer-link">
                  {item.title}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      </section>
    );
  });
}

const itemsOf = (menu: readonly MenuGroup[], group: string, wanted: readonly string[]) =>
  menu
    .filter(({ key }) => key === group)
    .flatMap(({ sections }) => sections)
    .filter(({ key }) => wanted.includes(key))
    .flatMap(({ items }) => items);
