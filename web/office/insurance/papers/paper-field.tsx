import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { DraftDocument } from "../../../../contract/office/insurance/drafts.ts";
import type { PlanDocumentName } from "../../../../domain/insurance/plan-documents.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { describedBy, FieldError, labelClass } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useStaffName } from "../../kit/staff-shown.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { ChangedMark } from "../draft/changed-mark.tsx";
import { PaperLink } from "./paper-link.tsx";
import type { PapersInHand } from "./use-papers.ts";

type Props = {
  name: PlanDocumentName;
  /** Its id. */
  draft: string;
  document: DraftDocument | undefined;
  papers: PapersInHand;
  isChanged: boolean;
  isReadOnly: boolean;
};

/** One document: what is there and who brought it, and the control that takes another. */
export function PaperField({ name, draft, document, papers, isChanged, isReadOnly }: Props) {
  const { t } = useTranslation("office");
  const id = useId();
  const isOwn = papers.touched === name;
  const isBusy = isOwn && papers.isBusy;
  const failure = isOwn && !papers.isBusy ? papers.failure : undefined;
  const error = papers.tooLarge === name ? t("problems.policies.pdfSize") : failure;
  const label = t(`insurance.papers.${name}`);
  const said = isReadOnly ? "none" : isBusy ? "checking" : document ? "replace" : "choose";

  return (
    <div
      className={`grid content-start gap-1.5 ${isChanged ? "border-s-4 border-accent ps-3" : ""}`}
    >
      <span className="flex flex-wrap items-center gap-2">
        {isReadOnly ? (
          <span className={labelClass}>{label}</span>
        ) : (
          <label htmlFor={id} className={labelClass}>
            {label}
          </label>
        )}
        <ChangedMark isChanged={isChanged} />
      </span>
      {document && <There {...{ document, draft, label }} />}
      {!(isReadOnly && document) && (
        <div
          className={`relative flex min-h-14 items-center gap-3 rounded-field border border-dashed px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${error ? "border-danger bg-danger-soft" : "border-line-strong bg-surface-soft"} ${isReadOnly ? "" : "hover:bg-surface-sunken"}`}
        >
          {isBusy ? (
            <Spinner className="size-5 shrink-0" />
          ) : (
            <Icon name={isReadOnly ? "minus" : "upload"} size={20} className="shrink-0" />
          )}
          <span role="status" className="min-w-0 text-sm text-ink-muted">
            {t(`insurance.papers.${said}`)}
          </span>
          {!isReadOnly && (
            <input
              type="file"
              accept="application/pdf,.pdf"
              disabled={papers.isBusy}
              {...describedBy(id, { error })}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                // The same file can be chosen again.
                currentTarget.value = "";
                if (file) papers.add(name, file);
              }}
            />
          )}
        </div>
      )}
      <FieldError id={id}>{error}</FieldError>
      {document && !isReadOnly && (
        <Button
          variant="link"
          size="small"
          icon="trash"
          className="justify-self-start"
          aria-label={`${t("insurance.papers.remove")}: ${label}`}
          busy={isBusy}
          onClick={() => papers.remove(name)}
        >
          {t("insurance.papers.remove")}
        </Button>
      )}
    </div>
  );
}

type ThereProps = { document: DraftDocument; draft: string; label: string };

function There({ document, draft, label }: ThereProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const staffName = useStaffName();
  const { pages, addedBy, addedAt } = document;
  const added = { name: staffName(addedBy), moment: formatMoment(addedAt, language) };

  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
      <PaperLink document={document} draft={draft}>
        <span className="sr-only">: {label}</span>
      </PaperLink>
      <span>{t("insurance.papers.pages", { count: pages })}</span>
      <span>{t("insurance.papers.added", added)}</span>
    </p>
  );
}
