import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DraftBar } from "../draft/draft-bar.tsx";
import type { DraftFormProps } from "../draft/draft-form.ts";
import { CoverFields } from "./cover-fields.tsx";
import { OnSaleFrom } from "../draft/on-sale-from.tsx";
import { PlanPreview } from "./plan-preview.tsx";
import { contentOf } from "./plan-values.ts";
import { TermFields } from "./term-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import { useCoverTexts } from "./use-cover-texts.ts";
import { usePlanForm } from "./use-plan-form.ts";

/** A version of a plan in the making, beside the one that counts. */
export function PlanDraft({ draft, inHand }: DraftFormProps) {
  const texts = useCoverTexts();
  const form = usePlanForm(draft);
  if (texts === undefined || !form) return <Skeleton shape="block" className="h-96" />;
  const isReadOnly = !draft.actions.includes("save");
  const { values, before, changes, isTried, countsFrom } = form;
  const parts = { values, before, changes, texts, isTried, isReadOnly, onChange: form.change };

  return (
    <div className="grid grid-cols-1 gap-5">
      <Changes count={changes.size} isNew={before === null} />
      <TextFields {...parts} />
      <CoverFields {...parts} />
      <TermFields {...parts} />
      {texts && (
        <PlanPreview content={contentOf(values)} insurer={draft.insurer.name} texts={texts} />
      )}
      <DraftBar draft={draft} inHand={inHand} read={form.read} isChanged={form.isChanged}>
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
