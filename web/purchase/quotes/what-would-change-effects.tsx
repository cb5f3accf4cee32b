import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { riskOfDraft } from "../../../domain/purchase/risk-of-draft.ts";
import { addOns } from "../../../domain/quotes/add-ons.ts";
import { rate } from "../../../domain/quotes/rate.ts";
import type { Edition } from "../../../domain/quotes/rating-plan.ts";
import {
  byWhoDecides,
  differByRounding,
  whatWouldChange,
  withChoices,
} from "../../../domain/quotes/what-would-change.ts";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { EffectList, RefusalList } from "./what-would-change-lists.tsx";
import { fetchEdition } from "./what-would-change-edition.ts";

type Props = { quote: Package; draft: PurchaseDraft };

export default function Effects({ quote, draft }: Props) {
  const { t } = useTranslation("purchase/compare");
  const [edition, retry] = useEdition(quote.edition);

  if (edition === undefined) return <p className="text-sm">{t("change.loading")}</p>;
  if (edition === null)
    return (
      <LoadFailed retryLabel={t("change.retry")} onRetry={retry}>
        {t("change.failed")}
      </LoadFailed>
    );
  const changes = effectsOn(edition, quote, draft);
  if (!changes) return <p className="text-sm">{t("change.outdated")}</p>;
  const { own, others } = byWhoDecides(changes.effects);
  return (
    <>
      <p className="text-sm text-ink-muted">{t("change.help")}</p>
      {own.length > 0 && <EffectList heading={t("change.own")} effects={own} />}
      {others.length > 0 && <EffectList heading={t("change.others")} effects={others} />}
      {differByRounding(changes.effects) && (
        <p className="mt-2 text-sm text-ink-muted">{t("change.rounding")}</p>
      )}
      {changes.refusals.length > 0 && (
        <RefusalList refusals={changes.refusals} declines={edition.declines} />
      )}
    </>
  );
}

/** Undefined while it loads, null if that failed. */
function useEdition(digest: string): [Edition | null | undefined, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ digest: string; edition: Edition | null }>();

  useEffect(() => {
    let isWanted = true;
    const keep = (edition: Edition | null) => isWanted && setKnown({ digest, edition });
    void fetchEdition(digest).then(keep, () => keep(null));
    return () => {
      isWanted = false;
    };
  }, [digest, attempt]);

  const retry = () => {
    setKnown(undefined);
    setAttempt(attempt + 1);
  };
  return [known?.digest === digest ? known.edition : undefined, retry];
}

/** Undefined when the draft no longer gives the quote's price. */
function effectsOn(edition: Edition, quote: Package, draft: PurchaseDraft) {
  const drafted = riskOfDraft(draft, dayInDubai(new Date()));
  if (!drafted) return undefined;
  const { excessAed, repair } = quote;
  const chosen = addOns.filter((addOn) => quote.addOns.includes(addOn));
  const risk = withChoices(edition, drafted, { excessAed, repair, addOns: chosen });
  const rated = rate(edition, risk);
  if (rated.outcome === "declined" || rated.priceFils !== quote.priceFils) return undefined;
  return whatWouldChange(edition, risk);
}
