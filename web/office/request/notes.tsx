import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { addNote, keepNoteDraft } from "../../../contract/office/desk/request-actions.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { useWrite } from "../../api/use-write.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-input.tsx";
import { useKeys } from "../frame/keys.tsx";
import { useSession } from "../frame/session.tsx";
import { StaffShown } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useProblem } from "../kit/use-problem.ts";
import { Panel } from "../kit/panel.tsx";

const KEPT_AFTER_MS = 1_000;

type Props = { request: DeskRequest; onChange: (request: DeskRequest) => void };

export function Notes({ request, onChange }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return (
    <Panel heading={t("request.notes.heading")}>
      {request.actions.includes("addNote") && <NoteForm request={request} onChange={onChange} />}
      {request.notes.length === 0 && (
        <p className="text-sm text-ink-muted">{t("request.notes.none")}</p>
      )}
      <ul>
        {request.notes.map(({ text, staff, at }) => (
          <li key={`${at} ${text}`} className="border-t border-line py-2.5 first:border-0">
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
            <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-muted">
              <StaffShown>{staff}</StaffShown>
              <time dateTime={at}>{formatMoment(at, language)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NoteForm({ request: { id, noteDraft }, onChange }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(noteDraft);
  const { failure, isBusy, write } = useWrite();
  const kept = useRef(noteDraft);

  useKeys({ KeyN: () => form.current?.querySelector("textarea")?.focus() });

  // The draft is kept on the server: it outlives the session and the computer.
  useEffect(() => {
    if (text === kept.current) return undefined;
    const timer = setTimeout(() => {
      void ask(keepNoteDraft, { params: { id }, body: { text } }).then(({ code }) => {
        if (code === 200) kept.current = text;
      });
    }, KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ask, id, text]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void write(
      () => ask(addNote, { params: { id }, body: { text } }),
      (answer) => {
        if (answer.code !== 200) return;
        kept.current = "";
        setText("");
        onChange(answer.data.data);
      },
    );
  };

  return (
    <form ref={form} className="mb-3 grid gap-3" onSubmit={send}>
      <TextArea
        label={t("request.notes.label")}
        hint={t("request.notes.hint")}
        error={problemOf(failure)}
        name="note"
        rows={3}
        dir="auto"
        maxLength={4_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        type="submit"
        variant="quiet"
        size="small"
        className="justify-self-start"
        busy={isBusy}
        disabled={text.trim() === ""}
      >
        {t("request.notes.add")}
      </Button>
    </form>
  );
}
