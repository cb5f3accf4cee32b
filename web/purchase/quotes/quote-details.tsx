import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { termCodes } from "../../../domain/quotes/term-codes.ts";
import { CoverLine, type Line } from "./cover-lines.tsx";

export default function QuoteDetails({ quote }: { quote: Package }) {
  const { t } = useTranslation("purchase");
  const basic = quote.cover.filter((line) => line.group === "basic");
  const additional = quote.cover.filter((line) => line.group === "additional");

  return (
    <div className="grid gap-7 border-t border-line bg-surface-soft px-5 py-6 sm:px-7">
      <Group heading={t("quotes.details.basic")} lines={basic} />
      {additional.length > 0 ? (
        <Group heading={t("quotes.details.additional")} lines={additional} />
      ) : (
        <p className="text-label text-ink-muted">{t("quotes.details.none")}</p>
      )}
      <section>
        <h3 className="text-base font-strong tracking-normal">{t("quotes.details.terms")}</h3>
        <ul className="mt-3 grid list-disc gap-2 ps-5 text-label">
          {termCodes
            .filter((code) => quote.terms.includes(code))
            .map((code) => (
              <li key={code}>{t(`quotes.terms.${code}`)}</li>
            ))}
        </ul>
      </section>
    </div>
  );
}

function Group({ heading, lines }: { heading: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3 className="text-base font-strong tracking-normal">{heading}</h3>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {lines.map((line) => (
          <CoverLine key={line.benefit} line={line} />
        ))}
      </ul>
    </section>
  );
}
