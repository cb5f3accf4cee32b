import { lazy, Suspense, useState } from "react";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { missingVehicleAnswers } from "../../../domain/purchase/missing-answers.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { UserInfo } from "../draft/user-info.ts";
import { missingPictures, type Documents } from "../documents/documents.ts";
import { DetailsForm } from "./details-form.tsx";
import { SummaryPanel } from "./summary-panel.tsx";

// Needed only by visitors who lack photos or details of the car.
const DocumentsStep = lazy(() => import("../documents/documents-step.tsx"));

type Props = {
  draft: PurchaseDraft;
  documents: Documents;
  info: UserInfo;
  /** The device's purchase changed: all photos are there, or another tab changed it. */
  onChange: () => Promise<void>;
  onProblems: (has: boolean) => void;
};

export function DetailsOrPhotos({ draft, documents, info, onChange, onProblems }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const [typed, setTyped] = useState(info);
  const missing = missingPictures(draft, documents);
  const add = () => setIsAdding(true);
  const [now] = useState(() => new Date());
  const lacksCar = missingVehicleAnswers(draft, now).length > 0;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
      <SummaryPanel
        {...{ draft, documents }}
        missing={missing.length}
        onAdd={lacksCar || isAdding ? undefined : add}
      />
      {lacksCar || isAdding ? (
        <Suspense fallback={<Skeleton className="h-140 rounded-card" />}>
          {lacksCar ? (
            <DocumentsStep
              key="car"
              {...{ draft, documents, onProblems }}
              scope="car"
              onComplete={onChange}
            />
          ) : (
            <DocumentsStep
              key="photos"
              {...{ draft, documents, onProblems }}
              scope="photos"
              onLater={() => setIsAdding(false)}
              onComplete={async () => {
                await onChange();
                setIsAdding(false);
              }}
            />
          )}
        </Suspense>
      ) : (
        <DetailsForm
          {...{ draft, documents, missing, onProblems }}
          info={typed}
          onTyped={setTyped}
          onAddPhotos={add}
          onGone={() => void onChange()}
        />
      )}
    </div>
  );
}
