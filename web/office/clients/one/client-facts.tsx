import { useTranslation } from "react-i18next";
import type { OneClient } from "../../../../contract/office/clients/one.ts";
import { inDubai } from "../../../../domain/dubai-time.ts";
import { formatAmount } from "../../../../domain/money.ts";
import { formatMonth } from "../../../i18n/formats.ts";
import { Card } from "../../../ui/card.tsx";
import { Ltr } from "../../../ui/ltr.tsx";
import { Price } from "../../../ui/price.tsx";
import { Facts } from "../../kit/panel.tsx";
import { useLanguage } from "../../kit/use-language.ts";

const amount = (fils: number) => <Price amount={formatAmount(fils)} />;

/** For how long, and the sums of their money. */
export function ClientFacts({ client }: { client: OneClient }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { since, money, requestCount, language: written } = client;

  return (
    <Card className="py-3! [&_dd]:shrink-0">
      <Facts
        facts={[
          {
            question: t("clients.one.facts.since"),
            answer: formatMonth(inDubai(new Date(since)).slice(0, 7), language),
          },
          { question: t("clients.one.facts.requests"), answer: <Ltr>{requestCount}</Ltr> },
          {
            question: t("clients.one.facts.paid", { count: money.policies }),
            answer: amount(money.paidFils),
          },
          { question: t("clients.one.facts.refunded"), answer: amount(money.refundedFils) },
          { question: t("clients.one.facts.toRefund"), answer: amount(money.toRefundFils) },
          { question: t("clients.one.facts.writes"), answer: t(`request.languages.${written}`) },
        ]}
      />
    </Card>
  );
}
