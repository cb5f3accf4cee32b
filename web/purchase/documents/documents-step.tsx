import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { DocumentFields } from "../vehicle-details/document-fields.tsx";
import { EmiratesIdField } from "../vehicle-details/emirates-id-field.tsx";
import type { Documents } from "./documents.ts";
import { useDocumentsForm } from "./use-documents-form.ts";

type Props = {
  draft: PurchaseDraft;
  documents: Documents;
  onlyPhotos?: boolean;
  onLater?: () => void;
  onComplete: () => Promise<void>;
};

export default function DocumentsStep({
  draft,
  documents,
  onlyPhotos,
  onLater,
  onComplete,
}: Props) {
  const { t } = useTranslation("purchase");
  const form = useDocumentsForm({ draft, documents, onlyPhotos: onlyPhotos === true, onComplete });
  const asksEmiratesId = draft.type === "new" && !onlyPhotos;

  return (
    <form
      noValidate
      className="grid max-w-form gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary heading={t("vehicle.problems.required")} {...form.summary} />
      <Card>
        <h2 className="text-title-sm">{t("documents.heading")}</h2>
        <p className="mt-2 text-ink-muted">
          {t(asksEmiratesId ? "documents.helpWithNumber" : "documents.help")}
        </p>
        <DocumentFields form={form}>
          {asksEmiratesId && <EmiratesIdField form={form} />}
        </DocumentFields>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" iconAfter="arrow" busy={form.isBusy} className="max-sm:w-full">
            {t("documents.continue")}
          </Button>
          {onLater && (
            <Button variant="link" onClick={onLater}>
              {t("documents.later")}
            </Button>
          )}
        </div>
      </Card>
    </form>
  );
}
