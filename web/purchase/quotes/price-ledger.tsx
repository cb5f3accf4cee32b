import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { LedgerLines } from "../../prices/ledger-lines.tsx";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { TextLink } from "../../ui/link.tsx";

export default function PriceLedger({ quote }: { quote: Package }) {
  const { t } = useTranslation("prices");
  const { language } = useSite();

  return (
    <div className="grid gap-7 border-t border-line bg-surface-soft px-5 py-6 sm:px-7 lg:grid-cols-[minmax(0,1fr)_250px] lg:gap-9">
      <section>
        <h3 className="mb-2 text-base font-strong tracking-normal">{t("heading")}</h3>
        <LedgerLines
          lines={quote.ledger}
          priceFils={quote.priceFils}
          insurer={quote.insurerName[language]}
          sum={t("sum")}
        />
      </section>
      {quote.assumptions.length > 0 && <Assumptions {...quote} />}
    </div>
  );
}

function Assumptions({ assumptions }: Pick<Package, "assumptions">) {
  const { t } = useTranslation("prices");
  const { pathOf } = useSite();
  const wordsOf = useInputWords();

  return (
    <section>
      <h3 className="text-base font-strong tracking-normal">{t("assumed.heading")}</h3>
      <dl className="mt-2 text-label">
        {assumptions.map(({ input, value }) => {
          const words = wordsOf(input, value);
          return (
            words && (
              <div
                key={input}
                className="flex items-baseline justify-between gap-4 border-b border-line py-2"
              >
                <dt className="text-ink-muted">{words.question}</dt>
                <dd className="text-end font-medium">{words.answer}</dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="mt-2 text-sm text-ink-muted">{t("assumed.help")}</p>
      <TextLink to={pathOf(paths.vehicleDetails)} className="text-sm">
        {t("assumed.change")}
      </TextLink>
    </section>
  );
}
