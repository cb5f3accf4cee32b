import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { customerEvents } from "../../../domain/requests/customer-history.ts";
import { UNPAID_DAYS } from "../../../domain/requests/expiry.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Card } from "../../ui/card.tsx";

export function History({ history }: Pick<RequestDetails, "history">) {
  const { t } = useTranslation("profile/one-request");
  const { language } = useSite();

  const wordsOf = ({ event }: RequestDetails["history"][number]) => {
    const known = customerEvents.find((one) => one === event);
    return known && t(`history.events.${known}`, { days: UNPAID_DAYS });
  };

  return (
    <Card>
      <h2 className="text-lg leading-snug tracking-normal">{t("history.heading")}</h2>
      <ol className="mt-4">
        {history.toReversed().map((step, index) => (
          <li
            key={`${step.at} ${step.event} ${index}`}
            className="group relative ps-7 pb-4.5 last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute inset-y-0 start-1.75 top-2 w-0.5 bg-line group-last:hidden"
            />
            <span
              aria-hidden="true"
              className={`absolute start-0 top-1 size-4 rounded-full border-3 border-surface-raised ${index === 0 ? "bg-action" : "bg-line-strong"}`}
            />
            <p className={index === 0 ? "font-strong" : ""}>{wordsOf(step)}</p>
            <time dateTime={step.at} className="block text-sm text-ink-muted">
              {formatMoment(step.at, language, "long")}
            </time>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-xs text-ink-muted">{t("history.zone")}</p>
    </Card>
  );
}
