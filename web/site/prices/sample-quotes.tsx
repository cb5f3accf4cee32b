import { useTranslation } from "react-i18next";
import { LOGO_PLACEHOLDER } from "../../../contract/insurers.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { coverTypes, type CoverType } from "../../../domain/quotes/package-kinds.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { RadioTabs } from "../../ui/radio-tabs.tsx";
import { Assumed } from "./assumed.tsx";
import { NewComprehensive } from "./new-comprehensive.tsx";

const SHOWN = 3;

export function SampleQuotes({ packages, first }: { packages: Package[]; first: CoverType }) {
  const { t } = useTranslation("site");
  if (packages.length === 0) return null;

  return (
    <section className="below-fold wrap pt-section" data-reveal="" id="quotes">
      <RadioTabs
        name="sample"
        label={t("prices.label")}
        selected={first}
        beside={
          <div className="max-w-reading">
            <h2>{t("prices.heading")}</h2>
            <p className="mt-3 text-ink-muted">{t("prices.lead")}</p>
          </div>
        }
        tabs={coverTypes.toReversed().map((type) => ({
          value: type,
          label: t(`prices.covers.${type}`),
          panel: <Samples packages={packages.filter((one) => one.type === type)} />,
        }))}
      />
    </section>
  );
}

function Samples({ packages }: { packages: Package[] }) {
  const [cheapest] = packages;

  return (
    <>
      <ul className="grid gap-6 md:grid-cols-3">
        {packages.slice(0, SHOWN).map((one) => (
          <Sample key={one._id} quote={one} />
        ))}
      </ul>
      {cheapest && <Assumed quote={cheapest} />}
      {cheapest?.type === "comprehensive" && <NewComprehensive />}
    </>
  );
}

function Sample({ quote }: { quote: Package }) {
  const { t } = useTranslation("site");
  const { language, pathOf } = useSite();

  return (
    <li className="flex flex-col items-start gap-4 rounded-card bg-surface-raised p-6 shadow-1">
      <img
        src={quote.logo ?? LOGO_PLACEHOLDER}
        alt=""
        height={40}
        loading="lazy"
        className="h-10 w-auto"
      />
      <div>
        <h3 className="text-lg">{quote.names[language]}</h3>
        <p className="mt-0.5 text-sm text-ink-muted">
          {quote.insurerName[language]} · {t(`prices.covers.${quote.type}`)}
        </p>
      </div>
      <div>
        <p>
          <span className="block text-sm text-ink-muted">{t("prices.from")}</span>
          <Price amount={formatAmount(quote.priceFils)} size="lg" />{" "}
          <span className="text-sm whitespace-nowrap text-ink-muted">
            {t("prices.forThirteenMonths")}
          </span>
        </p>
        <p className="mt-2 text-sm text-ink-muted">{t("prices.exampleOf")}</p>
        {quote.excessAed !== null && (
          <p className="text-sm text-ink-muted">
            {t("prices.excess", { value: formatNumber(quote.excessAed, language) })}
          </p>
        )}
      </div>
      <ButtonLink
        href={pathOf(paths.insure({ cover: quote.type }))}
        variant="quiet"
        size="small"
        wide
        className="mt-auto px-3"
      >
        {t("prices.action")}
        <span className="sr-only">: {quote.names[language]}</span>
      </ButtonLink>
    </li>
  );
}
