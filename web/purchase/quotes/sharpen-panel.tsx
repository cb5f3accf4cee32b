import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { withAnswerTexts, withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../../shell/comes-later.tsx";
import { answeredCount, askedFor, askedInputs } from "./sharpening.ts";
import type { LastYear } from "./use-last-year.ts";
import type { Sharpening } from "./use-sharpening.ts";
import { useToday } from "./use-today.ts";
import type { Earlier } from "./what-moved.ts";
import { withCompareTexts } from "./with-compare-texts.ts";

const MovedPrices = comesLater(
  () => withPriceTexts(() => withCompareTexts(() => import("./moved-prices.tsx"))),
  null,
);
const SharpenFields = comesLater(
  () => withAnswerTexts(() => import("./sharpen-fields.tsx")),
  <div aria-hidden="true" className="grid gap-1">
    {askedInputs.map((input) => (
      <Skeleton key={input} className="h-11" />
    ))}
  </div>,
);

/** For whoever moves the focus to a question: resolves once they can be drawn at once. */
export const { fetchAhead: fetchQuestions } = SharpenFields;

const LastYearField = comesLater(
  () =>
    withAnswerTexts(async () => ({
      default: (await import("./sharpen-fields.tsx")).LastYearField,
    })),
  <Skeleton className="h-36 rounded-card" />,
);

export type SharpenProps = {
  sharpening: Sharpening;
  /** Quotes of the open tab. */
  quotes: readonly Package[];
  /** The prices before the last answer, and the first ones; undefined before any answer. */
  earlier: Earlier | undefined;
  chosenId: string | undefined;
  /** The plan whose own choices were taken over for all quotes. */
  takenFrom: Package | undefined;
  lastYear: LastYear;
};

/** Always open beside the prices. */
export function SharpenCard({ sharpening, quotes, lastYear, ...said }: SharpenProps) {
  const { t } = useTranslation("purchase");
  const id = useId();
  const { draft } = sharpening;

  return (
    <>
      <section
        role="group"
        aria-labelledby={id}
        className="rounded-card bg-surface-raised px-5 pt-3 pb-4 shadow-1"
      >
        <h2 className="flex items-baseline justify-between gap-2 text-base tracking-normal">
          <span id={id}>{t("quotes.sharpen.heading")}</span>
          <span className="shrink-0 text-xs font-body text-ink-muted">
            <Answered {...{ sharpening, quotes }} as="counted" />
          </span>
        </h2>
        <Said {...{ quotes }} {...said} />
        {draft && <SharpenFields {...{ sharpening, draft, quotes }} />}
      </section>
      <LastYearField lastYear={lastYear} />
    </>
  );
}

/** On a phone: a button in the row above the prices, which opens the questions under that row. */
export function SharpenFold(props: SharpenProps & { isOpen: boolean; onToggle: () => void }) {
  const { sharpening, quotes, lastYear, isOpen, onToggle, ...said } = props;
  const { t } = useTranslation("purchase");
  const id = useId();
  const { draft } = sharpening;

  return (
    <section role="group" aria-labelledby={id} className="max-lg:contents lg:hidden">
      <h2 className="contents">
        <button
          type="button"
          className="quick quick-fold"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onPointerDown={() => void SharpenFields.fetchAhead()}
          onFocus={() => void SharpenFields.fetchAhead()}
          onClick={onToggle}
        >
          <b>
            <Icon name="chart" size={16} />
            <span aria-hidden="true">{t("quotes.sharpen.short")}</span>
            <span id={id} className="sr-only">
              {t("quotes.sharpen.heading")}
            </span>
          </b>
          <small>
            <Answered {...{ sharpening, quotes }} as="answered" />
          </small>
        </button>
      </h2>
      <div
        id={`${id}-panel`}
        className={
          isOpen ? "col-span-full rounded-field bg-surface-raised px-4 pb-4 shadow-1" : "sr-only"
        }
      >
        <Said {...{ quotes }} {...said} />
        {isOpen && draft && (
          <div className="grid gap-4">
            <SharpenFields {...{ sharpening, draft, quotes }} />
            <LastYearField lastYear={lastYear} />
          </div>
        )}
      </div>
    </section>
  );
}

type AnsweredProps = Pick<SharpenProps, "sharpening" | "quotes"> & { as: "answered" | "counted" };

function Answered({ sharpening: { rated }, quotes, as }: AnsweredProps) {
  const { t } = useTranslation("purchase");
  const day = useToday();
  const asked = askedFor(quotes);

  return rated
    ? t(`quotes.sharpen.${as}`, {
        done: answeredCount(rated, asked, day),
        total: asked.length,
      })
    : "\u00a0";
}

/** Two lines are always kept free. */
const Said = (said: Pick<SharpenProps, "quotes" | "earlier" | "chosenId" | "takenFrom">) => (
  <p aria-live="polite" className="min-h-10 py-1 text-sm leading-snug font-medium text-action">
    {(said.earlier ?? said.takenFrom) && <MovedPrices {...said} />}
  </p>
);
