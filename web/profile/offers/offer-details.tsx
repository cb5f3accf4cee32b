import { useTranslation } from "react-i18next";
import type { Offer } from "../../../contract/offer.ts";
import type { RequestDetails } from "../../../contract/requests.ts";
import { useSite } from "../../i18n/use-site.ts";
import { CardTools } from "../../prices/card/card-tools.tsx";
import { PlanDetails } from "../../prices/cover/plan-details.tsx";
import { PriceInParts } from "../../prices/cover/price-in-parts.tsx";
import { LedgerLines } from "../../prices/ledger-lines.tsx";
import type { PlanTerms } from "../../prices/plan-terms.ts";
import { WhatIf } from "../../prices/what-if/what-if.tsx";
import { riskOfOffer } from "./risk-of-offer.ts";

type Props = { offer: Offer; plan: PlanTerms; request: RequestDetails };

/** What a quote's details say; of a plan that is none of ours only how its price is made up. */
export default function OfferDetails({ offer, plan, request }: Props) {
  const { t } = useTranslation(["prices/cover", "prices"]);
  const { language } = useSite();
  const isKnown = offer.cover !== null;

  return (
    <div className="border-t border-line bg-surface-soft">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 sm:px-6">
        <div className="grid gap-1">
          {offer.description && <p className="max-w-reading text-label">{offer.description}</p>}
          <PriceInParts plan={plan} />
        </div>
        <CardTools
          plan={plan.names[language]}
          tools={[
            {
              key: "why",
              label: t("why"),
              panel: (
                <LedgerLines
                  lines={offer.ledger}
                  priceFils={offer.priceFils}
                  insurer={plan.insurerName[language]}
                  sum={t("prices:sum")}
                />
              ),
            },
          ]}
          beside={isKnown && <WhatIf plans={[plan]} riskOf={() => riskOfOffer(request, offer)} />}
        />
      </div>
      {isKnown && <PlanDetails plan={plan} />}
    </div>
  );
}
