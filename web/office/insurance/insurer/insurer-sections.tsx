import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { InsurerShown } from "../../../../contract/office/insurance/insurer-shapes.ts";
import { Banner } from "../../../ui/banner.tsx";
import { useSession } from "../../frame/session.tsx";
import { Refused } from "../../kit/refused.tsx";
import { AgreementList } from "./agreement-list.tsx";
import { EditionList } from "./edition-list.tsx";
import { ListCard } from "./list-card.tsx";
import { PayeeCard } from "./payee-card.tsx";
import { PayableList } from "./payable-list.tsx";
import { PlanList } from "./plan-list.tsx";
import { QualityFacts } from "./quality-facts.tsx";
import { ReachFacts } from "./reach-facts.tsx";
import { RefundFacts } from "./refund-facts.tsx";
import { useCopying } from "./use-copying.ts";

const ROW = "grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3";
/** The third of a row takes a row of its own where two stand side by side. */
const WHOLE = "md:max-xl:col-span-2";

export function InsurerSections({ insurer }: { insurer: InsurerShown }) {
  const { t } = useTranslation("office");
  const { member } = useSession();
  const copying = useCopying();
  const [chosen, setChosen] = useState<string>();
  const mayDraft = member.roles.some((role) => role === "agent" || role === "admin");
  const { planList, payableRequests } = insurer;
  const plan =
    planList.find(({ id }) => id === chosen) ??
    planList.find(({ edition }) => edition !== null) ??
    planList[0];

  return (
    <>
      <Refused>{copying.failure}</Refused>
      {insurer.isPayeeAway && (
        <Banner kind="warning">
          {t("insurance.payee.awayNote", { account: `\u2066${insurer.payee.account}\u2069` })}
        </Banner>
      )}
      <div className={ROW}>
        <PlanList {...{ insurer, copying, mayDraft }} shown={plan?.id} onShow={setChosen} />
        {plan ? (
          <EditionList key={plan.id} {...{ plan, copying, mayDraft }} />
        ) : (
          <ListCard
            heading={t("insurance.insurer.editions.heading")}
            none={t("insurance.insurer.editions.none")}
          >
            {null}
          </ListCard>
        )}
        <div className={`grid min-w-0 gap-4 ${WHOLE}`}>
          <AgreementList {...{ insurer, copying, mayDraft }} />
          <PayeeCard {...{ insurer, copying, mayDraft }} />
          {payableRequests.length > 0 && <PayableList requests={payableRequests} />}
        </div>
      </div>
      <div className={ROW}>
        <ReachFacts contacts={insurer.contacts} />
        <RefundFacts terms={insurer.refundTerms} />
        <div className={`grid min-w-0 ${WHOLE}`}>
          <QualityFacts byCover={insurer.qualityByCover} />
        </div>
      </div>
    </>
  );
}
