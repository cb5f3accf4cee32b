import { useTranslation } from "react-i18next";
import { Link } from "../../ui/link.tsx";
import { type MenuGroup, useMenu } from "./menu.ts";

/** Specification part 1, section 2. */
const columns = [
  { key: "products", group: "personal", sections: ["Choose Insurance"] },
  { key: "resources", group: "personal", sections: ["learn_more"] },
  { key: "about", group: "company", sections: ["about", "careers", "contact"] },
] as const;

export function FooterColumns() {
  const { t } = useTranslation("around");
  const menu = useMenu();

  return columns.map(({ key, group, sections }) => {
    const items = itemsOf(menu, group, sections);
    if (items.length === 0) return null;

    return (
      <section
        key={key}
        aria-labelledby={`footer-${key}`}
        // The last column is the longest: full width on a phone.
        className="group max-sm:last:col-span-full"
      >
        <h2 id={`footer-${key}`} className="mb-1 text-sm font-strong tracking-normal">
          {t(`footer.columns.${key}`)}
        </h2>
        <ul className="gap-x-8 max-sm:group-last:columns-[8.5rem]">
          {items.map((item) => (
            <li key={item.href}>
              <Link href={item.href} className="footer-link">
                {item.title}
              </Link>
            </li>
          ))}
        </ul>
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
