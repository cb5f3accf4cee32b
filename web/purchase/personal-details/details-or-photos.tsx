import { lazy, Suspense, useState } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { UserInfo } from "../draft/user-info.ts";
import { missingPictures, type Papers } from "../papers/papers.ts";
import { DetailsForm } from "./details-form.tsx";
import { SummaryPanel } from "./summary-panel.tsx";

// Only who comes without photos, and wants to add them, meets it.
const PapersStep = lazy(() => import("../papers/papers-step.tsx"));

type Props = {
  draft: PurchaseDraft;
  papers: Papers;
  info: UserInfo;
  /** The device holds something else now: all photos, or what another tab did. */
  onChange: () => Promise<void>;
  onProblems: (has: boolean) => void;
};

/** What is sent, and beside it who asks; in its place the photos, while they are being added. */
export function DetailsOrPhotos({ draft, papers, info, onChange, onProblems }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const [typed, setTyped] = useState(info);
  const missing = missingPictures(draft, papers);
  const add = () => setIsAdding(true);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
      <SummaryPanel
        {...{ draft, papers }}
        missing={missing.length}
        onAdd={isAdding ? undefined : add}
      />
      {isAdding ? (
        <Suspense fallback={<Skeleton className="h-140 rounded-card" />}>
          <PapersStep
            {...{ draft, papers }}
            onlyPhotos
            onLater={() => setIsAdding(false)}
            onComplete={async () => {
              await onChange();
              setIsAdding(false);
            }}
          />
        </Suspense>
      ) : (
        <DetailsForm
          {...{ draft, papers, missing, onProblems }}
          info={typed}
          onTyped={setTyped}
          onAddPhotos={add}
          onGone={() => void onChange()}
        />
      )}
    </div>
  );
}
