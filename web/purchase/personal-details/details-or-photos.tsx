import { lazy, Suspense, useState } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { UserInfo } from "../draft/user-info.ts";
import { missingPictures, type Papers } from "../papers/papers.ts";
import { DetailsForm } from "./details-form.tsx";
import { SummaryPanel } from "./summary-panel.tsx";

// Needed only by visitors who add photos here.
const PapersStep = lazy(() => import("../papers/papers-step.tsx"));

type Props = {
  draft: PurchaseDraft;
  papers: Papers;
  info: UserInfo;
  /** The device's purchase changed: all photos are there, or another tab changed it. */
  onChange: () => Promise<void>;
  onProblems: (has: boolean) => void;
};

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
