import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { brand } from "../../../brand.ts";
import type { DeskMessage } from "../../../contract/office/messages/routes.ts";
import { Button } from "../../ui/button.tsx";
import { CustomerText, useGapWords } from "../desk/insert-text/customer-text.tsx";
import { Panel } from "../kit/panel.tsx";

/** An answer is written here, with kept texts, and sent by the colleague's own email program. */
export function Answer({ message }: { message: DeskMessage }) {
  const { t } = useTranslation("office");
  const gapWords = useGapWords();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const missing = text.trim() === "" ? t("messages.answer.missing") : gapWords(text);

  const use = (act: () => void) => {
    setHasTried(true);
    if (!missing) return act();
    requestAnimationFrame(() => form.current?.querySelector("textarea")?.focus());
  };

  const openMail = () => {
    const subject = encodeURIComponent(brand.name[message.language]);
    window.location.href = `mailto:${message.email}?subject=${subject}&body=${encodeURIComponent(text)}`;
  };
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setIsCopied(true));
  };

  return (
    <Panel heading={t("messages.answer.heading")}>
      <form
        ref={form}
        className="grid gap-3 print:hidden"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          use(openMail);
        }}
      >
        <CustomerText
          name="answer"
          place="message"
          customer={message}
          label={t("messages.answer.label")}
          hint={t("messages.answer.hint", {
            language: t(`insertText.languages.${message.language}`),
          })}
          error={hasTried && missing}
          rows={5}
          value={text}
          onChange={(now) => {
            setText(now);
            setIsCopied(false);
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="small" icon="mail">
            {t("messages.answer.open")}
          </Button>
          <Button variant="quiet" size="small" icon="copy" onClick={() => use(copy)}>
            {t("messages.answer.copy")}
          </Button>
          <span role="status" className="text-sm">
            {isCopied && t("typed.copied")}
          </span>
        </div>
      </form>
    </Panel>
  );
}
