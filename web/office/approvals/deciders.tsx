import { useTranslation } from "react-i18next";
import type { ApprovalShown } from "../../../contract/office/approvals/routes.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Panel } from "../kit/panel.tsx";
import { useLanguage } from "../kit/use-language.ts";

/** Everybody whose role allows it, and what keeps some of them from it now. */
export function Deciders({ deciders }: Pick<ApprovalShown, "deciders">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <Panel heading={t("approvals.deciders.heading")}>
      <ul className="grid gap-3 text-sm">
        {deciders.map(({ colleague, standing, until }) => (
          <li key={colleague.id}>
            <bdi className="block font-strong">{colleague.name[language]}</bdi>
            <span className="text-ink-muted">
              {t(`approvals.deciders.${standing}`, {
                until: until ? formatMoment(until, language) : "",
              })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
