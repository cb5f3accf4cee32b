import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { Package } from "../../../contract/quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { Assumed } from "../prices/assumed.tsx";
import { NewComprehensive } from "../prices/new-comprehensive.tsx";

export function TwoCovers({ packages }: { packages: readonly Package[] }) {
  const { t } = useTranslation("site");
  const { pathOf } = useSite();
  const cheapest = (type: CoverType) => packages.find((one) => one.type === type);
  const comprehensive = cheapest("comprehensive");

  return (
    <section className="below-fold wrap pt-section" data-reveal="">
      <h2>{t("car.types.heading")}</h2>
      <div className="mt-9 grid gap-6 md:grid-cols-2">
        <Cover
          look="scallop-leaf bg-surface-leaf"
          title={t("car.types.third.title")}
          text={t("car.types.third.text")}
          cheapest={cheapest("thirdParty")}
          points={t("car.types.third.points", { returnObjects: true })}
          leaves={t("car.types.third.leaves")}
        >
          <ButtonLink href={pathOf(paths.thirdParty)} variant="quiet" wide>
            {t("car.types.third.action")}
          </ButtonLink>
        </Cover>
        <Cover
          look="on-canopy bg-canopy text-canopy-ink"
          title={t("car.types.comprehensive.title")}
          text={t("car.types.comprehensive.text")}
          cheapest={comprehensive}
          points={t("car.types.comprehensive.points", { returnObjects: true })}
        >
          <ButtonLink href={pathOf(paths.comprehensive)} wide>
            {t("car.types.comprehensive.action")}
          </ButtonLink>
        </Cover>
      </div>
      {comprehensive && (
        <>
          <Assumed quote={comprehensive} />
          <NewComprehensive />
        </>
      )}
    </section>
  );
}

type CoverProps = {
  look: string;
  title: string;
  text: string;
  cheapest: Package | undefined;
  points: readonly string[];
  leaves?: string;
  children: React.ReactNode;
};

function Cover({ look, title, text, cheapest, points, leaves, children }: CoverProps) {
  const { t } = useTranslation("site");
  const { language } = useSite();

  return (
    <article className="flex flex-col overflow-hidden rounded-card bg-surface-raised shadow-1">
      <div className={`scallop px-7 pt-7 pb-5 sm:px-8 ${look}`}>
        <h3 className="text-title-sm">{title}</h3>
        <p className="mt-1 opacity-80">{text}</p>
      </div>
      <div className="flex grow flex-col px-7 pt-11 pb-7 sm:px-8">
        {cheapest && (
          <>
            <p>
              <span className="mb-1 block text-sm text-ink-muted">{t("car.types.from")}</span>
              <Price amount={formatAmount(cheapest.priceFils)} size="xl" />
            </p>
            <p className="mt-2 text-sm text-ink-muted">
              {t("prices.example", {
                plan: cheapest.names[language],
                insurer: cheapest.insurerName[language],
              })}
            </p>
          </>
        )}
        <ul className="mt-5 mb-7 grid gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" size={20} className="mt-1 text-action" />
              {point}
            </li>
          ))}
          {leaves && (
            <li className="flex gap-3 text-ink-muted">
              <Icon name="minus" size={20} className="mt-1" />
              {leaves}
            </li>
          )}
        </ul>
        <div className="mt-auto">{children}</div>
      </div>
    </article>
  );
}
