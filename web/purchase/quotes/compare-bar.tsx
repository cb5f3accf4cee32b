import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { InsurerLogo } from "../../prices/insurer-logo.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { QuotationButton } from "./quotation-button.tsx";

type Props = {
  chosen: readonly Package[];
  draft: PurchaseDraft | undefined;
  onToggle: (id: string) => void;
  onSelect: (quote: Package) => void;
};

/** Stands on the footer that stays in sight. */
export default function CompareBar({ chosen, draft, onToggle, onSelect }: Props) {
  const { t } = useTranslation("purchase/compare");
  const countId = useId();
  const [isComparing, setIsComparing] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isEnough = chosen.length > 1;

  /** The focus must not be lost with the button that had it. */
  const remove = (id: string) => {
    list.current?.querySelector<HTMLElement>(`button:not([data-id="${id}"])`)?.focus();
    onToggle(id);
  };

  return (
    <section
      aria-label={t("tray.label")}
      data-compare-tray
      className="compare-bar on-canopy sticky z-20 col-span-full flex min-w-0 items-center gap-2 rounded-t-card border-b border-canopy-line bg-canopy px-3 py-1.5 text-canopy-ink shadow-3 max-sm:-mx-gutter sm:gap-4 sm:px-5"
    >
      <ul
        ref={list}
        className="scrollbar-none flex min-w-0 grow gap-2 overflow-x-auto p-1 sm:gap-3"
      >
        {chosen.map((quote) => (
          <Slot key={quote._id} quote={quote} onRemove={() => remove(quote._id)} />
        ))}
      </ul>
      <div className="flex shrink-0 items-center gap-2">
        {draft && <QuotationButton quotes={chosen} draft={draft} look="short" />}
        <Button
          size="small"
          variant="onCanopy"
          className="max-sm:px-3.5"
          aria-describedby={countId}
          aria-disabled={!isEnough}
          onClick={() => isEnough && setIsComparing(true)}
        >
          {t("tray.compare")}
          <span aria-hidden="true">{chosen.length}</span>
        </Button>
        <span id={countId} className="sr-only" role="status">
          {isEnough ? t("tray.count", { count: chosen.length }) : t("tray.one")}
        </span>
      </div>
      <CompareDialog
        open={isComparing}
        quotes={chosen}
        draft={draft}
        onClose={() => setIsComparing(false)}
        onSelect={(quote) => {
          setIsComparing(false);
          onSelect(quote);
        }}
      />
    </section>
  );
}

function Slot({ quote, onRemove }: { quote: Package; onRemove: () => void }) {
  const { t } = useTranslation("purchase/compare");
  const { language } = useSite();
  const plan = quote.names[language];
  const item = useRef<HTMLLIElement>(null);
  // A third one may lie beyond the edge of a phone.
  useEffect(() => {
    // Browsers return a promise, which React would take for a cleanup.
    item.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, []);

  return (
    <li
      ref={item}
      className="flex min-w-0 shrink-0 items-center gap-1 rounded-field bg-canopy-2 ps-3 sm:shrink"
    >
      <span className="w-fit shrink-0 rounded-sm bg-surface-raised px-1 py-0.5 max-lg:hidden">
        <InsurerLogo src={quote.logo} name={quote.insurerName[language]} className="h-6" />
      </span>
      <span className="max-w-28 min-w-0 text-sm leading-tight sm:max-w-44 lg:ps-1.5">
        <span className="block truncate font-strong">{plan}</span>
        <Price amount={formatAmount(quote.priceFils)} className="text-xs text-canopy-muted" />
      </span>
      <button
        type="button"
        data-id={quote._id}
        className="grid size-11 shrink-0 place-items-center rounded-full"
        aria-label={t("tray.remove", { plan })}
        onClick={onRemove}
      >
        <Icon name="x" size={20} />
      </button>
    </li>
  );
}
