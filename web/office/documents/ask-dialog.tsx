import { useState } from "react";
import { useTranslation } from "react-i18next";
import { askForDocument } from "../../../contract/office/documents/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { documentLinkEnds, type PictureFault } from "../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CustomerText, useGapWords } from "../desk/insert-text/customer-text.tsx";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { useWriting } from "../kit/use-writing.ts";
import { slotsToAsk } from "./by-kind.ts";
import { FaultyFields, useFaulty } from "./faulty.tsx";

type Props = {
  request: DeskRequest;
  /** What is chosen at first. */
  slots: readonly DocumentSlot[];
  reason: PictureFault | "";
  onClose: () => void;
  onAsked: (request: DeskRequest) => void;
  onReload: () => void;
};

export function AskDialog({ request, slots, reason, onClose, onAsked, onReload }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const { fields, choose } = useFaulty({ slots, reason });
  const gapWords = useGapWords();
  const [note, setNote] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const [openedAt] = useState(() => new Date());
  const { id, version, language } = request;

  const submit = () => {
    const faulty = choose();
    setHasTried(true);
    if (!faulty || gapWords(note)) return;
    const body = { version, ...faulty, note: note.trim() || null };
    void write(() => ask(askForDocument, { params: { id }, body }), onAsked);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      heading={t("documents.askDialog.heading")}
      closeLabel={t("close")}
    >
      <DialogForm
        {...{ failure, isBusy }}
        confirm={t("documents.askDialog.send")}
        icon="mail"
        onSubmit={submit}
      >
        <p className="text-ink-muted">
          {t("documents.askDialog.text", {
            language: t(`documents.askDialog.languages.${language}`),
          })}
        </p>
        <FaultyFields name="ask" among={slotsToAsk(request)} {...fields} />
        <CustomerText
          id="ask-note"
          place="ask"
          customer={request}
          request={request}
          facts={{ lastDay: dayInDubai(documentLinkEnds(openedAt)) }}
          label={t("documents.askDialog.note")}
          note={t("documents.askDialog.optional")}
          hint={t("documents.askDialog.noteHint")}
          error={hasTried ? gapWords(note) : undefined}
          rows={3}
          value={note}
          onChange={setNote}
        />
      </DialogForm>
    </Dialog>
  );
}
