import { useTranslation } from "react-i18next";
import { isOpenDraft } from "../../../../domain/insurance/draft-state.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CompareButton } from "../compare/compare-button.tsx";
import { PlanDifferences } from "./plan-differences.tsx";
import { DraftBar } from "../draft/draft-bar.tsx";
import type { DraftFormProps } from "../draft/draft-form.ts";
import { CoverFields } from "./cover-fields.tsx";
import { OnSaleFrom } from "../draft/on-sale-from.tsx";
import { PaperFields } from "../papers/paper-fields.tsx";
import { usePapers } from "../papers/use-papers.ts";
import { PlanPreview } from "./plan-preview.tsx";
import { TermFields } from "./term-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import { useCoverTexts } from "./use-cover-texts.ts";
import { usePlanForm } from "./use-plan-form.ts";

/** A version of a plan in the making, beside the one that counts. */
export function PlanDraft({ draft, inHand }: DraftFormProps) {
  const texts = useCoverTexts();
  const form = usePlanForm(draft);
  const papers = usePapers(draft, inHand.show);
  if (texts === undefined || !form) return <Skeleton shape="block" className="h-96" />;
  const isReadOnly = !draft.actions.includes("save");
  const { values, content, before, changes, isTried, countsFrom } = form;
  const parts = { values, before, changes, texts, isTried, isReadOnly, onChange: form.change };

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Changes count={changes.size} isNew={before === null} />
        {before && isOpenDraft(draft.state) && (
          <CompareButton variant="quiet">
            <PlanDifferences onSale={before} plan={content} draft={draft.id} texts={texts} />
          </CompareButton>
        )}
      </div>
      <TextFields {...parts} />
      <CoverFields {...parts} />
      <TermFields {...parts} />
      <PaperFields {...{ draft, changes, isReadOnly, papers }} />
      {texts && <PlanPreview content={content} insurer={draft.insurer.name} texts={texts} />}
      <DraftBar
        draft={draft}
        // A document that is added changes the draft's version: what is saved meanwhile would be refused.
        inHand={{ ...inHand, isBusy: inHand.isBusy || papers.isBusy }}
        read={form.read}
        isChanged={form.isChanged}
      >
        {!isReadOnly && (
          <OnSaleFrom
            value={countsFrom}
            isWrong={isTried && form.isFromWrong}
            isReadOnly={isReadOnly}
            onType={form.setCountsFrom}
          />
        )}
      </DraftBar>
    </div>
  );
}

function Changes({ count, isNew }: { count: number; isNew: boolean }) {
  const { t } = useTranslation("office");

  return (
    <p className="text-sm text-ink-muted">
      {isNew ? t("insurance.plan.isNew") : t("insurance.plan.changes", { count })}
    </p>
  );
}
