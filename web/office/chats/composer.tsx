import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskChat } from "../../../contract/office/chats/routes.ts";
import { lineProblem } from "../../../domain/chat/chat-line.ts";
import { MAX_LINE } from "../../../domain/chat/chat-state.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { FieldError } from "../../ui/field.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { useGapWords } from "../desk/insert-text/customer-text.tsx";
import { TextPicker } from "../desk/insert-text/text-picker.tsx";
import { useInsertion } from "../desk/insert-text/use-insertion.ts";
import { DeskIcon } from "../kit/desk-icon.tsx";
import { useLanguage } from "../kit/use-language.ts";

type Props = {
  chat: DeskChat;
  draft: string;
  onDraft: (draft: string) => void;
  onSend: (text: string) => void;
  /** Whoever has just answered goes on here. */
  takesFocus: boolean;
};

const problems = { textRequired: "chats.missing", textTooLong: "chats.tooLong" } as const;

/** Where the answer is written: Enter sends, a slash finds a kept text. */
export function Composer({ chat, draft, onDraft, onSend, takesFocus }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const gapWords = useGapWords();
  const id = useId();
  const [error, setError] = useState<string>();
  const known = { customer: chat.name ?? "" };
  const write = (text: string) => {
    onDraft(text);
    setError(undefined);
  };
  const insertion = useInsertion({ value: draft, onChange: write, longest: MAX_LINE, known });
  const { box, isOpen, press, insert, leave } = insertion;

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus, box]);

  const send = () => {
    const wrong = lineProblem(draft.trim());
    const most = formatNumber(MAX_LINE, language);
    const problem = wrong ? t(problems[wrong], { most }) : gapWords(draft);
    setError(problem);
    if (problem) return box.current?.focus();
    onSend(draft.trim());
    onDraft("");
    box.current?.focus();
  };

  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (press(event) || event.key !== "Enter") return;
    if (event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      noValidate
      className="grid gap-2 px-3 pb-3 @min-[62rem]:px-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {isOpen && (
        <TextPicker place={undefined} language={chat.language} onPick={insert} onLeave={leave} />
      )}
      <div className="grid rounded-field border-[1.5px] border-line-strong bg-surface-raised focus-within:border-action has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-1 has-[textarea:focus-visible]:outline-focus">
        <label htmlFor={id} className="sr-only">
          {t("chats.field")}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={2}
          dir="auto"
          maxLength={MAX_LINE}
          value={draft}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
          className="resize-none rounded-field px-3.5 pt-2.5 pb-1 outline-none"
          onChange={({ target }) => write(target.value)}
          onKeyDown={pressKey}
        />
        <span id={`${id}-hint`} className="sr-only">
          {t("chats.fieldHint")}
        </span>
        <div className="flex flex-wrap items-center justify-between gap-2 p-2 ps-3.5">
          <p aria-hidden="true" className="text-xs text-ink-muted">
            <kbd className="rounded-sm border border-line-strong px-1.5 font-sans">/</kbd>{" "}
            {t("chats.shortHint")} ·{" "}
            <Ltr>{`${formatNumber(draft.length, language)} / ${formatNumber(MAX_LINE, language)}`}</Ltr>
          </p>
          <button type="submit" className="btn btn-sm">
            <span className="rtl:-scale-x-100">
              <DeskIcon name="send" size={20} />
            </span>
            {t("chats.send")}
          </button>
        </div>
      </div>
      <FieldError id={id}>{error}</FieldError>
    </form>
  );
}
