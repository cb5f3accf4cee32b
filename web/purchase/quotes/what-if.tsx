import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { formatList } from "../../i18n/formats.ts";
import { withWhatIfTexts } from "../../prices/what-if/with-what-if-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../later/comes-later.tsx";

const Simulator = comesLater(
  () => withWhatIfTexts(() => import("./what-if-simulator.tsx")),
  <Skeleton className="h-96" />,
);

/** A button that opens the nine events: for one quote, or for several side by side. */
export function WhatIf({ quotes }: { quotes: readonly Package[] }) {
  const { t } = useTranslation("purchase/compare");
  const { language } = useSite();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const plans = quotes.map(({ names }) => names[language]);

  return (
    <>
      <button
        type="button"
        className="link text-sm"
        aria-haspopup="dialog"
        aria-describedby={`${id}-plans`}
        onPointerDown={() => void Simulator.fetchAhead()}
        onFocus={() => void Simulator.fetchAhead()}
        onClick={() => setIsOpen(true)}
      >
        {t("whatIf.button")}
      </button>
      <span id={`${id}-plans`} hidden>
        {formatList(plans, language)}
      </span>
      <Dialog
        wide
        open={isOpen}
        onClose={() => setIsOpen(false)}
        heading={t("whatIf.button")}
        closeLabel={t("table.close")}
      >
        <Simulator quotes={quotes} />
      </Dialog>
    </>
  );
}
