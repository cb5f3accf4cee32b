import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { DeskDocument } from "../../../contract/office/documents.ts";
import { judgeDocuments } from "../../../contract/office/document-actions.ts";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import type { PictureFault } from "../../../domain/documents/document-request.ts";
import { documentSlots, type DocumentSlot } from "../../../domain/documents/documents.ts";
import { formatList } from "../../i18n/formats.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { FaultSelect } from "./fault-select.tsx";
import { differingIn, faultSuggestedBy, type Marks } from "./marks.ts";
import { SlotChoice } from "./slot-choice.tsx";
import { useWriting } from "../kit/use-writing.ts";

export type Rejected = { slots: DocumentSlot[]; reason: PictureFault };

type Props = {
  request: DeskRequest;
  /** Its name. */
  document: string;
  judged: readonly DeskDocument[];
  marks: Marks;
  onClose: () => void;
  onRejected: (request: DeskRequest, rejected: Rejected) => void;
  onReload: () => void;
};

export function RejectDialog(props: Props) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      open
      onClose={props.onClose}
      heading={t("documents.rejectDialog.heading", { document: props.document })}
      closeLabel={t("close")}
    >
      <RejectForm {...props} />
    </Dialog>
  );
}

function RejectForm({ request, judged, marks, onClose, onRejected, onReload }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { language } = useLanguage();
  const { failure, isBusy, write } = useWriting(onReload);
  const slots = documentSlots.filter((slot) => judged.some((one) => one.slot === slot));
  const [chosen, setChosen] = useState<readonly DocumentSlot[]>(slots);
  const [reason, setReason] = useState(faultSuggestedBy(marks));
  const [hasTried, setHasTried] = useState(false);
  const differing = differingIn(marks).map((fact) => t(`documents.facts.${fact}`));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (reason === "" || chosen.length === 0) return;
    const documents = judged
      .filter((one) => chosen.some((slot) => slot === one.slot))
      .map(({ _id }) => _id);
    const { id, version } = request;
    const body = { version, documents, verdict: "rejected" as const, reason };
    await write(
      () => ask(judgeDocuments, { params: { id }, body }),
      (found) => onRejected(found, { slots: [...chosen], reason }),
    );
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {failure && (
        <Banner kind="error" live>
          {failure}
        </Banner>
      )}
      {differing.length > 0 && (
        <p>
          <span className="text-ink-muted">{t("documents.rejectDialog.found")}</span>{" "}
          <strong>{formatList(differing, language)}</strong>
        </p>
      )}
      {slots.length > 1 && (
        <SlotChoice
          id="rejected"
          slots={slots}
          chosen={chosen}
          error={hasTried && chosen.length === 0 ? t("documents.whichMissing") : undefined}
          onChoose={setChosen}
        />
      )}
      <FaultSelect
        id="reject-reason"
        fault={reason}
        error={hasTried && reason === "" ? t("documents.reasonMissing") : undefined}
        onChoose={setReason}
      />
      {judged.some(({ isWaiting }) => isWaiting) && (
        <p className="text-sm text-ink-muted">{t("documents.rejectDialog.fresh")}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={isBusy}>
          {t("documents.rejectDialog.save")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("documents.rejectDialog.keep")}
        </Button>
      </div>
    </form>
  );
}
