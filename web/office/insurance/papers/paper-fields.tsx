import { useTranslation } from "react-i18next";
import type { Draft } from "../../../../contract/office/insurance/drafts.ts";
import { documentNamed, planDocumentNames } from "../../../../domain/insurance/plan-documents.ts";
import { Panel } from "../../kit/panel.tsx";
import { PaperField } from "./paper-field.tsx";
import type { PapersInHand } from "./use-papers.ts";

type Props = {
  draft: Draft;
  changes: ReadonlySet<string>;
  isReadOnly: boolean;
  papers: PapersInHand;
};

/** The insurer's terms and wording, in both languages. */
export function PaperFields({ draft, changes, isReadOnly, papers }: Props) {
  const { t } = useTranslation("office");

  return (
    <Panel heading={t("insurance.papers.heading")}>
      {!isReadOnly && (
        <p className="mb-4 max-w-reading text-sm text-ink-muted">{t("insurance.papers.hint")}</p>
      )}
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        {planDocumentNames.map((name) => (
          <PaperField
            key={name}
            name={name}
            draft={draft.id}
            document={documentNamed(draft.documents, name)}
            isChanged={changes.has(`documents.${name}`)}
            {...{ papers, isReadOnly }}
          />
        ))}
      </div>
    </Panel>
  );
}
