import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import { messageErasedOn } from "../../../domain/requests/retention.ts";
import { formatDate, formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { DataCard, Until } from "./data-card.tsx";

export function StoredMessages({ messages }: Pick<KeptData, "messages">) {
  const { t } = useTranslation("profile/stored-data");
  const { language } = useSite();

  return (
    <DataCard heading={t("messages.heading")}>
      {messages.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t("messages.none")}</p>
      ) : (
        <ul className="mt-2">
          {messages.map(({ message, hasNote, at }) => (
            <li key={at} className="border-line py-3 last:pb-0 not-first:border-t">
              <p className="text-sm text-ink-muted">{formatDate(at, language)}</p>
              <p dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-line">
                {message}
              </p>
              {hasNote && <p className="mt-1 text-sm text-ink-muted">{t("messages.noted")}</p>}
              <Until>
                {t("messages.until", {
                  date: formatDay(messageErasedOn(new Date(at)), language),
                })}
              </Until>
            </li>
          ))}
        </ul>
      )}
    </DataCard>
  );
}
