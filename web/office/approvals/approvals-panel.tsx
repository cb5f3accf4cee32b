import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatAmount } from "../../../domain/money.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Price } from "../../ui/price.tsx";
import { Panel } from "../kit/panel.tsx";
import { approval as pathOf } from "../kit/paths.ts";
import type { PanelProps } from "../kit/rooms.ts";
import { useLanguage } from "../kit/use-language.ts";

/** What of this request waits for a second person, or was decided by one. */
export function ApprovalsPanel({ request: { approvals } }: PanelProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  if (approvals.length === 0) return null;
  return (
    <Panel heading={t("approvals.panel.heading")}>
      <ul>
        {approvals.map(({ id, kind, state, amountFils, askedBy, askedAt, decision }) => (
          <li key={id} className="grid gap-0.5 border-t border-line py-2 text-sm first:border-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link to={pathOf(id)} className="link font-medium">
                {t(`approvals.kinds.${kind}`)}
              </Link>
              {amountFils !== null && <Price amount={formatAmount(amountFils)} />}
            </p>
            <p className={state === "asked" ? "font-medium text-warning-ink" : "text-ink-muted"}>
              {state === "asked" ? t("approvals.panel.waits") : t(`approvals.states.${state}`)}
            </p>
            <p className="text-xs text-ink-muted">
              {t("approvals.askedBy", { name: askedBy.name[language] })}
              {" · "}
              {formatMoment(decision?.at ?? askedAt, language)}
            </p>
            {decision && decision.reason !== "" && <p dir="auto">{decision.reason}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
