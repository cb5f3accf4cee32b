import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-paths.ts";
import { Link } from "../../ui/link.tsx";

const tools = [
  { name: "prices", path: paths.vehicleDetails, icon: "search" },
  { name: "refund", path: paths.refundCalculator, icon: "chart" },
  { name: "whatIfThirdParty", path: paths.whatIfThirdParty, icon: "car" },
  { name: "whatIfComprehensive", path: paths.whatIfComprehensive, icon: "car" },
  { name: "ranking", path: paths.howWeRank, icon: "info" },
  { name: "complaint", path: paths.complaints, icon: "alert" },
] as const satisfies readonly { name: string; path: string; icon: IconName }[];

/** Pages that do what somebody searches for; shown by search-topics.ts when their words are typed. */
export function Tools() {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();

  return (
    <ul data-tools="">
      {tools.map(({ name, path, icon }) => (
        <li key={name} data-words={t(`contact.tools.${name}.words`)} hidden>
          <Link
            href={pathOf(path)}
            className="-mx-2 flex min-h-16 items-center gap-4 rounded-field px-2 py-2 hover:bg-surface-leaf"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-leaf text-action">
              <Icon name={icon} />
            </span>
            <span className="min-w-0 grow">
              <span className="block font-strong">{t(`contact.tools.${name}.title`)}</span>
              <span className="block text-sm text-ink-muted">
                {t(`contact.tools.${name}.text`)}
              </span>
            </span>
            <Icon name="arrow" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
