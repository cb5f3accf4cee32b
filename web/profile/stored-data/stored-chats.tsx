import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import { formatDate, formatDay, formatMoment } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { DataCard, Until } from "./data-card.tsx";

type StoredChat = KeptData["chats"][number];

export function StoredChats({ chats }: Pick<KeptData, "chats">) {
  const { t } = useTranslation("profile/stored-data");

  return (
    <DataCard heading={t("chats.heading")}>
      {chats.length === 0 ? (
        <p className="mt-1 text-ink-muted">{t("chats.none")}</p>
      ) : (
        <ul className="mt-2">
          {chats.map((chat) => (
            <li key={chat.at} className="border-line py-3 last:pb-0 not-first:border-t">
              <Chat chat={chat} />
            </li>
          ))}
        </ul>
      )}
    </DataCard>
  );
}

function Chat({ chat }: { chat: StoredChat }) {
  const { t } = useTranslation("profile/stored-data");
  const { language } = useSite();

  return (
    <>
      <p className="text-sm text-ink-muted">
        {formatDate(chat.at, language)}
        {chat.request !== null && (
          <>
            {` · ${t("chats.about")} `}
            <Ltr>{chat.request}</Ltr>
          </>
        )}
      </p>
      <details className="mt-0.5">
        <summary className="link w-fit text-label">{t("chats.read")}</summary>
        <ol className="mt-2 grid gap-3">
          {chat.lines.map(({ by, text, at }, index) => (
            <li key={index}>
              <p className="text-sm text-ink-muted">
                {t(`chats.by.${by}`)}
                {" · "}
                <time dateTime={at}>{formatMoment(at, language)}</time>
              </p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
            </li>
          ))}
        </ol>
      </details>
      {chat.hasNote && <p className="mt-1 text-sm text-ink-muted">{t("chats.noted")}</p>}
      <Until>{untilOf(chat)}</Until>
    </>
  );

  function untilOf({ isOfRequest, erasedOn }: StoredChat) {
    if (isOfRequest) return t("chats.until.request");
    return erasedOn === null
      ? t("chats.until.underWay")
      : t("chats.until.ended", { date: formatDay(erasedOn, language) });
  }
}
