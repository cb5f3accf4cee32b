import { useTranslation } from "react-i18next";
import type { DeskMessage } from "../../../contract/office/messages/routes.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-input.tsx";
import { Panel } from "../kit/panel.tsx";
import { StaffShown } from "../kit/staff-shown.tsx";
import { useLanguage } from "../kit/use-language.ts";

type Props = {
  message: DeskMessage;
  note: string;
  onChange: (note: string) => void;
  /** Undefined for who may only read. */
  onSave: (() => void) | undefined;
  isBusy: boolean;
};

/** What was done about a message, and by whom. */
export function MessageNote({ message, note, onChange, onSave, isBusy }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { changedBy, changedAt } = message;

  return (
    <Panel heading={t("messages.note.heading")}>
      {onSave ? (
        <div className="grid gap-3">
          <TextArea
            label={t("messages.note.label")}
            hint={t("messages.note.hint")}
            name="note"
            rows={3}
            dir="auto"
            maxLength={4_000}
            value={note}
            onChange={({ target }) => onChange(target.value)}
          />
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            busy={isBusy}
            disabled={note === message.note}
            onClick={onSave}
          >
            {t("messages.note.save")}
          </Button>
        </div>
      ) : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {message.note || t("messages.note.none")}
        </p>
      )}
      {changedBy && changedAt && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-xs text-ink-muted">
          <StaffShown>{changedBy}</StaffShown>
          <time dateTime={changedAt}>{formatMoment(changedAt, language)}</time>
        </p>
      )}
    </Panel>
  );
}
