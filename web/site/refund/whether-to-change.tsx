import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { coverTypes } from "../../../domain/quotes/package-kinds.ts";
import type { Cancellation } from "../../../domain/quotes/refund.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ChangeCard } from "../../refund/change-card.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import changeScript from "./change-script.ts?inline-script";
import changesAddress from "./show-changes.ts?fetched-script";
import type { ChangeTexts } from "./show-changes.ts";

const slot = (name: string) => <span data-slot={name} />;

/**
 * With a policy entered and a car in this browser a script shows what the change saves or costs.
 * Without either, or without a script, it leads to the quotes.
 */
export function WhetherToChange({ cancellation }: { cancellation: Cancellation | undefined }) {
  const { t } = useTranslation(["refund", "site"]);
  const { language, pathOf } = useSite();
  const texts: ChangeTexts = {
    language,
    gain: t("switching.gain"),
    loss: t("switching.loss"),
    even: t("switching.even"),
    toPay: t("switching.toPay"),
    left: t("switching.left"),
    failed: t("switching.failed"),
    none: t("switching.none"),
  };

  return (
    <section className="below-fold pt-section" data-reveal="">
      <h2>{t("site:refund.switching.heading")}</h2>
      <p className="mt-3 max-w-reading text-ink-muted">{t("site:refund.switching.text")}</p>
      <div
        data-change={changesAddress}
        data-texts={JSON.stringify(texts)}
        data-cancellation={cancellation && JSON.stringify(cancellation)}
      >
        <div data-without="" className="mt-6">
          <p className="max-w-reading">{t("site:refund.switching.none")}</p>
          <ButtonLink
            href={pathOf(paths.vehicleDetails)}
            variant="quiet"
            iconAfter="arrow"
            className="mt-4"
          >
            {t("site:refund.switching.get")}
          </ButtonLink>
        </div>
        {cancellation && (
          <div data-with="" hidden className="mt-6">
            <p data-message="" role="status" className="text-ink-muted">
              {t("switching.loading")}
            </p>
            <p className="max-w-reading font-medium">{t("switching.sameCover")}</p>
            <div data-cards="" className="mt-5 grid gap-6 lg:grid-cols-2" />
            {coverTypes.map((cover) => (
              <template key={cover} data-cover={cover}>
                <ChangeCard
                  cancellation={cancellation}
                  cover={t(`switching.${cover}`)}
                  verdict={slot("verdict")}
                  onTheDay={slot("onTheDay")}
                  of={slot}
                />
              </template>
            ))}
            <p className="mt-5 max-w-reading text-sm text-ink-muted">{t("switching.assumed")}</p>
            <ButtonLink
              href={pathOf(paths.quotes)}
              variant="quiet"
              iconAfter="arrow"
              className="mt-4"
            >
              {t("switching.quotes")}
            </ButtonLink>
          </div>
        )}
      </div>
      <script type="module" dangerouslySetInnerHTML={{ __html: changeScript }} />
    </section>
  );
}
