import type { ChatShown } from "../../../contract/chat.ts";
import type { Language } from "../../../domain/language.ts";
import type { Speech } from "../../shell/chat/words.ts";

const COPY_FORM = "chat-copy";

type ChoicesProps = { shown: ChatShown; isLeaving: boolean; texts: Speech["texts"] };

/** None of them needs a message to be written. */
export function Choices({ shown: { chat, isSignedIn }, isLeaving, texts }: ChoicesProps) {
  const asksWhere = !isSignedIn && !chat?.hasEmail && !isLeaving;

  return (
    <div className="chat-choices">
      {chat?.wantsTranscript ? (
        <p>{texts.copySent}</p>
      ) : (
        <>
          {asksWhere && (
            <input
              form={COPY_FORM}
              name="email"
              type="email"
              className="control control-ltr"
              aria-label={texts.copyWhere}
              placeholder={texts.email}
              autoComplete="email"
              required
            />
          )}
          <button
            form={asksWhere ? COPY_FORM : undefined}
            className="chat-end"
            name="act"
            value="transcript"
            formNoValidate={!asksWhere}
          >
            {texts.copy}
          </button>
        </>
      )}
      {chat?.state !== "ended" && chat?.state !== "message" && (
        <button className="chat-end" name="act" value="end" formNoValidate>
          {texts.end}
        </button>
      )}
    </div>
  );
}

/** Of its own, so that an empty address is not sent with a message. */
export const CopyForm = ({ language }: { language: Language }) => (
  <form id={COPY_FORM} method="post" action="/api/chat/form">
    <input type="hidden" name="lang" value={language} />
  </form>
);
