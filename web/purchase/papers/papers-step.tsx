import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { DocumentFields } from "../vehicle-details/document-fields.tsx";
import { EmiratesIdField } from "../vehicle-details/emirates-id-field.tsx";
import type { Papers } from "./papers.ts";
import { usePapersForm } from "./use-papers-form.ts";

type Props = {
  draft: PurchaseDraft;
  papers: Papers;
  onlyPhotos?: boolean;
  onLater?: () => void;
  onComplete: () => Promise<void>;
};

export default function PapersStep({ draft, papers, onlyPhotos, onLater, onComplete }: Props) {
  const { t } = useTranslation("purchase");
  const form = usePapersForm({ draft, papers, onlyPhotos: onlyPhotos === true, onComplete });
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
        <h2 className="text-title-sm">{t("papers.heading")}</h2>
        <p className="mt-2 text-ink-muted">
          {t(asksEmiratesId ? "papers.helpWithNumber" : "papers.help")}
        </p>
        <DocumentFields form={form}>
          {asksEmiratesId && <EmiratesIdField form={form} />}
        </DocumentFields>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" iconAfter="arrow" busy={form.isBusy} className="max-sm:w-full">
            {t("papers.continue")}
          </Button>
          {onLater && (
            <Button variant="link" onClick={onLater}>
              {t("papers.later")}
            </Button>
          )}
        </div>
      </Card>
    </form>
  );
}
