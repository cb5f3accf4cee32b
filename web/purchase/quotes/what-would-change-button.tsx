import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../later/comes-later.tsx";

const Effects = comesLater(
  () => import("./what-would-change-effects.tsx"),
  <div className="mt-3 grid gap-3">
    <Skeleton className="w-full" />
    <Skeleton className="w-4/5" />
  </div>,
);

type Props = { quote: Package; draft: PurchaseDraft };

export default function WhatWouldChangeButton({ quote, draft }: Props) {
  const { t } = useTranslation("purchase/compare");
  const { language } = useSite();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <div>
      <button
        type="button"
        className="link text-sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-effects` : undefined}
        aria-describedby={`${id}-plan`}
        onPointerDown={() => void Effects.fetchAhead()}
        onFocus={() => void Effects.fetchAhead()}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("change.button")}
        <Icon name={isOpen ? "up" : "down"} size={16} />
      </button>
      <span id={`${id}-plan`} hidden>
        {quote.names[language]}
      </span>
      {isOpen && (
        <div id={`${id}-effects`}>
          <Effects {...{ quote, draft }} />
        </div>
      )}
    </div>
  );
}
