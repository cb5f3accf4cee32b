import { useTranslation } from "react-i18next";
import type { DeskChat } from "../../../contract/office/chats/routes.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ChatLine, UnsentLine } from "./chat-line.tsx";
import type { KeptHere } from "./kept-here.ts";
import { useLogPlace } from "./use-log-place.ts";
import type { Outbox } from "./use-outbox.ts";

type Props = {
  chat: DeskChat;
  outbox: Outbox;
  here: KeptHere;
  /** Undefined where nothing can be written any more. */
  onTakeBack: ((text: string) => void) | undefined;
};

export function ChatLog({ chat, outbox, here, onTakeBack }: Props) {
  const { t } = useTranslation("office");
  const { lines, isSending, failure } = outbox;
  const last = lines.at(-1);
  const newestLine = `${chat.lines.at(-1)?.number ?? 0} ${last?.key ?? ""}`;
  const { log, hasNewer, toEnd, note } = useLogPlace(newestLine, here);
  const hasFailed = lines.length > 0 && !isSending;

  return (
    <div className="relative grid min-h-0">
      <div
        ref={log}
        role="log"
        aria-label={t("chats.log")}
        tabIndex={0}
        onScroll={note}
        className="flex flex-col gap-2.5 overflow-y-auto px-4 py-4 -outline-offset-3 [&>:first-child]:mt-auto @min-[62rem]:px-5"
      >
        {chat.lines.map((line) => (
          <ChatLine key={line.number} chat={chat} line={line} />
        ))}
        {lines.map(({ key, text }) => (
          <UnsentLine key={key} text={text} hasFailed={hasFailed} />
        ))}
        {hasFailed && (
          <Banner
            kind="error"
            live
            actions={
              <>
                {onTakeBack && (
                  <Button variant="quiet" size="small" onClick={outbox.again}>
                    {t("chats.unsent.again")}
                  </Button>
                )}
                {last && (
                  <Button
                    variant="link"
                    size="small"
                    onClick={() => {
                      onTakeBack?.(last.text);
                      outbox.discard(last.key);
                    }}
                  >
                    {t("chats.unsent.discard")}
                  </Button>
                )}
              </>
            }
          >
            {failure ?? t("chats.unsent.failed")}
          </Banner>
        )}
      </div>
      {hasNewer && (
        <Button
          size="small"
          icon="down"
          className="absolute bottom-3 justify-self-center"
          onClick={toEnd}
        >
          {t("chats.toEnd")}
        </Button>
      )}
    </div>
  );
}
