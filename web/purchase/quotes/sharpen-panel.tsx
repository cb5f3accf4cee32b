import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { comesLater } from "../later/comes-later.tsx";
import { answeredCount, askedInputs } from "./sharpening.ts";
import type { Sharpening } from "./use-sharpening.ts";
import type { Moved } from "./what-moved.ts";
import { useToday } from "./use-today.ts";

const MovedPrices = comesLater(() => withPriceTexts(() => import("./moved-prices.tsx")), null);
const SharpenFields = comesLater(
  () => withPriceTexts(() => import("./sharpen-fields.tsx")),
  <div aria-hidden="true" className="grid gap-5">
    {askedInputs.map((input) => (
      <Skeleton key={input} className="h-20" />
    ))}
  </div>,
);

type Props = {
  sharpening: Sharpening;
  /** Quotes of the open tab. */
  quotes: readonly Package[];
  moved: Moved | undefined;
  /** The plan whose own choices were taken over for all quotes. */
  takenFrom: Package | undefined;
  offersOwnDamage: boolean;
};

/** Stands beside the prices on wide screens; folded above them on phones. */
export function SharpenPanel({ sharpening, quotes, offersOwnDamage, ...said }: Props) {
  const day = useToday();
  const { t } = useTranslation("purchase");
  const id = useId();
  const isWide = useWide();
  const [isOpen, setIsOpen] = useState(false);
  const { draft, rated } = sharpening;
  const isShown = isWide || isOpen;

  return (
    <section
      role="group"
      aria-labelledby={id}
      className="rounded-card bg-surface-raised shadow-1 max-lg:rounded-field"
    >
      <h2 className="text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isShown}
          // It is always open on wide screens.
          disabled={isWide}
          onPointerDown={() => void SharpenFields.fetchAhead()}
          onFocus={() => void SharpenFields.fetchAhead()}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 rounded-field px-4 py-1.5 text-start lg:cursor-default lg:px-5 lg:pt-4"
        >
          <Icon name="chart" size={20} className="text-action" />
          <span className="grid grow leading-snug">
            <span id={id} className="text-label font-strong">
              {t("quotes.sharpen.heading")}
            </span>
            <span className="text-sm font-body text-ink-muted">
              {rated
                ? t("quotes.sharpen.answered", {
                    done: answeredCount(rated, day),
                    total: askedInputs.length,
                  })
                : "\u00a0"}
            </span>
          </span>
          <Icon name={isOpen ? "up" : "down"} size={20} className="lg:hidden" />
        </button>
      </h2>
      <div className={isShown ? "px-4 lg:px-5" : "sr-only"}>
        {/* Two lines are always kept free. */}
        <p aria-live="polite" className="min-h-10 text-sm leading-snug font-medium text-action">
          {(said.moved ?? said.takenFrom) && <MovedPrices {...said} />}
        </p>
      </div>
      {isShown && draft && (
        <div className="px-4 pb-5 lg:px-5">
          <SharpenFields {...{ sharpening, draft, quotes, offersOwnDamage }} />
        </div>
      )}
    </section>
  );
}
