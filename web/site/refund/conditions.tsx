import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";

/** Marks in the order of the texts. */
const marks: readonly IconName[] = ["mail", "doc", "shield", "split"];

export function Conditions() {
  const { t } = useTranslation("site");
  const list = t("refund.conditions.list", { returnObjects: true });

  return (
    <section className="below-fold pt-section" data-reveal="">
      <h2>{t("refund.conditions.heading")}</h2>
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(({ title, text }, index) => (
          <li key={title}>
            <span className="grid size-12 place-items-center rounded-full bg-surface-leaf text-action">
              <Icon name={marks[index] ?? "info"} />
            </span>
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-1.5 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
