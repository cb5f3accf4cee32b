import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { changeMessage, type DeskMessage } from "../../../contract/office/messages/routes.ts";
import { formatPhone } from "../../../domain/accounts/account-rules.ts";
import type { MessageState } from "../../../domain/contact/message-states.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Email } from "../../ui/email.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { useSession } from "../frame/session.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { Facts, Panel } from "../kit/panel.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useWriting } from "../kit/use-writing.ts";
import { Answer } from "./answer.tsx";
import { MessageNote } from "./message-note.tsx";
import { MessagePill } from "./message-pill.tsx";

type Props = {
  message: DeskMessage;
  onChange: (message: DeskMessage) => void;
  onReload: () => void;
};

const moves: Record<MessageState, readonly MessageState[]> = {
  new: ["answered", "closed"],
  answered: ["closed", "new"],
  closed: ["new"],
};

/** The note is saved with every change of state. */
export function MessageShown({ message, onChange, onReload }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask, member } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const [note, setNote] = useState(message.note);
  const { id, version, name, email, phone, product, state } = message;
  const mayWrite = member.roles.some((role) => role !== "compliance");

  const change = (to: MessageState) => {
    const body = { version, state: to, note };
    void write(() => ask(changeMessage, { params: { id }, body }), onChange);
  };

  const copied = (text: string, shown: ReactNode) => (
    <>
      {shown}
      <CopyButton text={text} what={text} />
    </>
  );

  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title">
          <bdi>{name}</bdi>
        </h1>
        <MessagePill state={state} />
        <time dateTime={message.createdAt} className="text-sm text-ink-muted">
          {formatMoment(message.createdAt, language)}
        </time>
      </header>
      {mayWrite && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {moves[state].map((to, index) => (
            <Button
              key={to}
              busy={isBusy}
              onClick={() => change(to)}
              {...(state === "new" && index === 0 ? {} : { variant: "quiet", size: "small" })}
            >
              {t(`messages.moves.${to}`)}
            </Button>
          ))}
        </div>
      )}
      {failure && (
        <Banner kind="error" live>
          {failure}
        </Banner>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
        <Panel heading={t("messages.title")}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {message.message}
          </p>
        </Panel>
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <Panel heading={t("messages.from")}>
            <Facts
              facts={[
                {
                  question: t("request.email"),
                  answer: copied(
                    email,
                    <a href={`mailto:${email}`} className="underline">
                      <Email>{email}</Email>
                    </a>,
                  ),
                },
                {
                  question: t("request.phone"),
                  answer: phone && copied(phone, <Ltr>{formatPhone(phone)}</Ltr>),
                },
                { question: t("messages.product"), answer: product && <bdi>{product}</bdi> },
                {
                  question: t("request.language"),
                  answer: t(`request.languages.${message.language}`),
                },
              ]}
            />
          </Panel>
        </div>
        <div className="grid gap-5">
          {mayWrite && <Answer message={message} />}
          <MessageNote
            message={message}
            note={note}
            onChange={setNote}
            onSave={mayWrite ? () => change(state) : undefined}
            isBusy={isBusy}
          />
        </div>
      </div>
    </>
  );
}
