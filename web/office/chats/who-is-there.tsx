import { useTranslation } from "react-i18next";
import { MAX_OPEN } from "../../../domain/chat/chat-state.ts";
import { Panel } from "../kit/panel.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { Avatar } from "./avatar.tsx";
import type { ChatDesk } from "./use-chat-desk.ts";

const places = Array.from({ length: MAX_OPEN }, (_, index) => index);

export function WhoIsThere({ desk }: { desk: ChatDesk | undefined }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <Panel heading={t("chats.there.heading")}>
      {desk?.colleagues.length === 0 && (
        <p className="text-sm text-ink-muted">{t("chats.there.nobody")}</p>
      )}
      <ul className="grid gap-2 text-sm">
        {desk?.colleagues.map(({ id, name, isAway, isSelf, open }) => (
          <li
            key={id}
            className={`flex min-w-0 items-center gap-2.5 ${isAway ? "text-ink-muted" : ""}`}
          >
            <Avatar isSmall name={name[language]} isSelf={isSelf} />
            <bdi className={`min-w-0 truncate ${isSelf ? "font-strong" : ""}`}>
              {isSelf ? t("chats.there.you") : name[language]}
            </bdi>
            {isAway ? (
              <span className="ms-auto text-xs">{t("chats.there.away")}</span>
            ) : (
              <span className="ms-auto flex shrink-0 items-center gap-1">
                {places.map((place) => (
                  <span
                    key={place}
                    aria-hidden="true"
                    className={`size-2 rounded-full ${place < open ? "bg-action" : "bg-surface-ground"}`}
                  />
                ))}
                <span className="sr-only">
                  {t("chats.there.open", { count: open, most: MAX_OPEN })}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
