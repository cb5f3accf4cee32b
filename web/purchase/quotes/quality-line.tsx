import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../later/comes-later.tsx";
import { withCompareTexts } from "./with-compare-texts.ts";

const QualityMeaning = comesLater(
  () => withCompareTexts(() => import("./quality-meaning.tsx")),
  <Skeleton className="h-40" />,
);

type Props = { quote: Package; describedBy: string };

/** How the insurer deals with claims and complaints, in one line that opens to what it means. */
export function QualityLine({ quote, describedBy }: Props) {
  const { t } = useTranslation("purchase");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const fetchAhead = () => void QualityMeaning.fetchAhead();

  return (
    <div>
      <button
        type="button"
        className="relative -mb-1.5 flex min-h-6 w-full items-center gap-0.5 sm:gap-1.5 text-start text-xs leading-snug text-ink-muted after:absolute after:inset-x-0 after:-top-3 after:-bottom-2"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-describedby={describedBy}
        onPointerDown={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="max-sm:hidden">{useWords(quote, "long")}</span>
        <span className="sm:hidden">{useWords(quote, "short")}</span>
        {quote.quality?.isInvented && (
          <span className="rounded-full bg-surface px-2 max-sm:hidden">
            {t("quotes.quality.example")}
          </span>
        )}
        <Icon name={isOpen ? "up" : "down"} size={16} className="-me-1" />
      </button>
      {isOpen && (
        <div id={id} className="pt-4 pb-2">
          <QualityMeaning quote={quote} />
        </div>
      )}
    </div>
  );
}

/** Phones have room for whole days and percents, and not for the names of what is not published. */
function useWords({ quality }: Package, length: "long" | "short"): string {
  const { t } = useTranslation("purchase");
  const isShort = length === "short";
  const { settlementDays: days, paidPercent: paid, complaintsPerThousand: rate } = quality ?? {};
  const said: string[] = [];
  const missing: string[] = [];
  const say = (name: "settled" | "paid" | "complaints", figure: string | number | undefined) =>
    figure === undefined
      ? missing.push(t(`quotes.quality.missing.${name}`))
      : said.push(t(`quotes.quality.${length}.${name}`, { figure }));

  const count = days !== undefined && isShort ? Math.ceil(days) : days;
  say("settled", count === undefined ? count : t("quotes.values.days", { count }));
  say("paid", paid && isShort ? Math.floor(paid) : paid);
  say("complaints", rate?.toFixed(1));
  if (said.length === 0) return t("quotes.quality.none");
  if (isShort && missing.length > 0) return [...said, t("quotes.quality.rest")].join(" · ");
  return [...said, ...missing].join(" · ");
}
