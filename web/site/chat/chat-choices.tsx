import type { ChatShown } from "../../../contract/chat.ts";
import type { Language } from "../../../domain/language.ts";
import { copyWords, mayAskCopy } from "../../shell/chat/copy-words.ts";
import type { Speech } from "../../shell/chat/words.ts";

const COPY_FORM = "chat-copy";

type ChoicesProps = {
  chat: NonNullable<ChatShown["chat"]>;
  isSignedIn: boolean;
  isLeaving: boolean;
  speech: Speech;
};

/** None of them needs a message to be written. */
export function Choices({ chat, isSignedIn, isLeaving, speech }: ChoicesProps) {
  const { texts } = speech;
  const asksWhere = !isSignedIn && !chat.hasEmail && !isLeaving;
  const isWanted = chat.wantsTranscript;
  const held = copyWords(chat, chat.lines, isWanted, speech);
  const mayAsk = mayAskCopy(chat, chat.lines);

  return (
    <div className="chat-choices">
      {isWanted && <p>{held || texts.copySent}</p>}
      {!isWanted && mayAsk && (
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
      {chat.state !== "ended" && chat.state !== "message" && (
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
