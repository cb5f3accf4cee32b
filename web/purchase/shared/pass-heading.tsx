import { useTranslation } from "react-i18next";
import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Pill } from "../../ui/pill.tsx";
import { InsurerLogo } from "../../prices/insurer-logo.tsx";
import { useCarWords } from "./use-car-words.ts";

export function PassHeading({ shared }: { shared: SharedQuote }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { quote } = shared;
  const { car, request } = useCarWords(shared);
  const insurer = quote.insurerName[language];

  return (
    <header className="px-card pt-card pb-3">
      <div className="flex items-center justify-between gap-4">
        <InsurerLogo src={quote.logo} name={insurer} />
        <Pill tone="calm">{t(`quotes.tabs.${quote.type}`)}</Pill>
      </div>
      <h1 id="plan" className="mt-4 text-title-sm">
        {quote.names[language]}
      </h1>
      <p className="mt-1 text-label text-ink-muted">
        {insurer}
        <br />
        {request} · {car}
      </p>
    </header>
  );
}
