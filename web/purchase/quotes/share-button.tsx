import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { QuotesQuestion } from "../choice/fetch-quotes.ts";
import { comesLater } from "../later/comes-later.tsx";

const SharePanel = comesLater(
  () => import("./share-panel.tsx"),
  <Skeleton className="mt-3 h-12 w-full" />,
);

type Props = {
  quote: Package;
  /** What the quote was asked with. */
  question: QuotesQuestion;
};

export function ShareButton({ quote, question }: Props) {
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
        aria-controls={isOpen ? `${id}-share` : undefined}
        aria-describedby={`${id}-plan`}
        onPointerDown={() => void SharePanel.fetchAhead()}
        onFocus={() => void SharePanel.fetchAhead()}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("share.button")}
        <Icon name={isOpen ? "up" : "down"} size={16} />
      </button>
      <span id={`${id}-plan`} hidden>
        {quote.names[language]}
      </span>
      {isOpen && (
        <div id={`${id}-share`}>
          <SharePanel {...{ quote, question }} />
        </div>
      )}
    </div>
  );
}
