import { useTranslation } from "react-i18next";
import { Link } from "../../ui/link.tsx";
import { Pill } from "../../ui/pill.tsx";
import type { MenuItem } from "./menu.ts";

export function MenuLink({ item, className = "" }: { item: MenuItem; className?: string }) {
  const { t } = useTranslation("around");

  return (
    <Link
      href={item.href}
      aria-current={item.isCurrent ? "page" : undefined}
      className={`-mx-3 flex min-h-target items-center gap-2 rounded-field px-3 font-medium hover:bg-surface-leaf aria-[current=page]:bg-surface-leaf ${className}`}
    >
      {item.title}
      {item.isBeta && <Pill tone="sun">{t("navigation.beta")}</Pill>}
    </Link>
  );
}
