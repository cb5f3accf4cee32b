import { useTranslation } from "react-i18next";
import type { DeskDocument } from "../../../contract/office/documents/part.ts";
import { judgeDocuments } from "../../../contract/office/documents/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { documentSlots } from "../../../domain/documents/documents.ts";
import { formatList } from "../../i18n/formats.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useWriting } from "../kit/use-writing.ts";
import { type Faulty, FaultyFields, useFaulty } from "./faulty.tsx";
import { differingIn, faultSuggestedBy, type Marks } from "./marks.ts";

type Props = {
  request: DeskRequest;
  /** Its name. */
  document: string;
  judged: readonly DeskDocument[];
  marks: Marks;
  onClose: () => void;
  onRejected: (request: DeskRequest, rejected: Faulty) => void;
  onReload: () => void;
};

export function RejectDialog({ request, judged, marks, onClose, onRejected, ...props }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { language } = useLanguage();
  const { failure, isBusy, write } = useWriting(props.onReload);
  const slots = documentSlots.filter((slot) => judged.some((one) => one.slot === slot));
  const { fields, choose } = useFaulty({ slots, reason: faultSuggestedBy(marks) });
  const differing = differingIn(marks).map((fact) => t(`documents.facts.${fact}`));
  const { id, version } = request;

  const submit = () => {
    const faulty = choose();
    if (!faulty) return;
    const documents = judged
      .filter((one) => faulty.slots.some((slot) => slot === one.slot))
      .map(({ _id }) => _id);
    const body = { version, documents, verdict: "rejected" as const, reason: faulty.reason };
    void write(
      () => ask(judgeDocuments, { params: { id }, body }),
      (found) => onRejected(found, faulty),
    );
  };

  return (
    <Dialog
      open
      onClose={onClose}
      heading={t("documents.rejectDialog.heading", { document: props.document })}
      closeLabel={t("close")}
    >
      <DialogForm
        {...{ failure, isBusy }}
        confirm={t("documents.rejectDialog.save")}
        keep={{ label: t("documents.rejectDialog.keep"), onPress: onClose }}
        onSubmit={submit}
      >
        {differing.length > 0 && (
          <p>
            <span className="text-ink-muted">{t("documents.rejectDialog.found")}</span>{" "}
            <strong>{formatList(differing, language)}</strong>
          </p>
        )}
        <FaultyFields name="reject" among={slots.length > 1 ? slots : []} {...fields} />
        <p className="text-sm text-ink-muted">
          {judged.some(({ isWaiting }) => isWaiting) && `${t("documents.rejectDialog.fresh")} `}
          {t("documents.rejectDialog.next")}
        </p>
      </DialogForm>
    </Dialog>
  );
}
