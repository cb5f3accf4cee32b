import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { askForDocument } from "../../../contract/office/document-actions.ts";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import type { PictureFault } from "../../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import { slotsToAsk } from "./by-kind.ts";
import { FaultSelect } from "./fault-select.tsx";
import { SlotChoice } from "./slot-choice.tsx";
import { useWriting } from "../kit/use-writing.ts";

type Props = {
  request: DeskRequest;
  /** What is chosen at first. */
  slots: readonly DocumentSlot[];
  reason: PictureFault | "";
  onClose: () => void;
  onAsked: (request: DeskRequest) => void;
  onReload: () => void;
};

export function AskDialog(props: Props) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      open
      onClose={props.onClose}
      heading={t("documents.askDialog.heading")}
      closeLabel={t("close")}
    >
      <AskForm {...props} />
    </Dialog>
  );
}

function AskForm({ request, slots, reason: suggested, onAsked, onReload }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const [chosen, setChosen] = useState(slots);
  const [reason, setReason] = useState(suggested);
  const [note, setNote] = useState("");
  const [hasTried, setHasTried] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (reason === "" || chosen.length === 0) return;
    const { id, version } = request;
    const body = { version, slots: [...chosen], reason, note: note.trim() || null };
    await write(() => ask(askForDocument, { params: { id }, body }), onAsked);
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <Banner kind="error" live>
          {failure}
        </Banner>
      )}
      <p className="text-ink-muted">
        {t("documents.askDialog.text", {
          language: t(`documents.askDialog.languages.${request.language}`),
        })}
      </p>
      <SlotChoice
        id="asked"
        slots={slotsToAsk(request)}
        chosen={chosen}
        error={hasTried && chosen.length === 0 ? t("documents.whichMissing") : undefined}
        onChoose={setChosen}
      />
      <FaultSelect
        id="ask-reason"
        fault={reason}
        error={hasTried && reason === "" ? t("documents.reasonMissing") : undefined}
        onChoose={setReason}
      />
      <TextArea
        id="ask-note"
        label={t("documents.askDialog.note")}
        note={t("documents.askDialog.optional")}
        hint={t("documents.askDialog.noteHint")}
        rows={2}
        dir="auto"
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" className="justify-self-start" icon="mail" busy={isBusy}>
        {t("documents.askDialog.send")}
      </Button>
    </form>
  );
}
