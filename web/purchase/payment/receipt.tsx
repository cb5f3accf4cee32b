import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PaymentStatus } from "../../../contract/payments.ts";
import { formatAmount } from "../../../domain/money.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Email } from "../../ui/email.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Plate } from "../../ui/plate/plate.tsx";
import { Price } from "../../ui/price.tsx";
import { InsurerLogo } from "../../prices/insurer-logo.tsx";
import { NextSteps } from "./next-steps.tsx";
import { PapersToKeep } from "./papers-to-keep.tsx";
import { UnderTheCanopy } from "./under-the-canopy.tsx";

export function Receipt({ payment }: { payment: PaymentStatus }) {
  const { t } = useTranslation("purchase/payment");
  const { language, pathOf } = useSite();
  const { requestId } = payment;
  const insurer = payment.insurerName?.[language] ?? "";

  return (
    <>
      <DocumentTitle title={t("paid.title")} />
      <UnderTheCanopy heading={t("paid.heading")} lead={t("paid.lead", { insurer })}>
        <h2 className="sr-only">{t("paid.receipt")}</h2>
        <div className="grid items-center justify-between gap-5 sm:flex">
          <InsurerLogo src={payment.logo} name={insurer} className="h-12" />
          {payment.priceFils !== null && (
            <p>
              <span className="block text-sm text-ink-muted">{t("paid.amount")}</span>
              <Price amount={formatAmount(payment.priceFils)} size="xl" className="font-display" />
            </p>
          )}
        </div>
        <dl className="mt-7 grid gap-x-8 gap-y-4.5 border-t-2 border-dashed border-line-soft pt-7 sm:grid-cols-2">
          <Fact name={t("paid.car")}>
            <PlateOf payment={payment} />
          </Fact>
          <Fact name={t("paid.start")}>
            {payment.startDate && formatDay(payment.startDate, language)}
          </Fact>
          <Fact name={t("paid.number")}>{payment.number && <Ltr>{payment.number}</Ltr>}</Fact>
          <Fact name={t("paid.email")}>{payment.email && <Email>{payment.email}</Email>}</Fact>
        </dl>
        <ButtonLink
          href={pathOf(requestId ? paths.request(requestId) : paths.profile)}
          className="mt-8 max-sm:w-full"
        >
          {t("paid.follow")}
        </ButtonLink>
        {requestId && <PapersToKeep requestId={requestId} />}
      </UnderTheCanopy>
      <NextSteps insurer={insurer} email={payment.email} />
    </>
  );
}

function PlateOf({ payment: { plateInfo } }: { payment: PaymentStatus }) {
  const { t } = useTranslation("purchase/payment");
  const { language } = useSite();
  const emirate = plateInfo && parseEmirate(plateInfo.emirate);
  if (!plateInfo || !emirate) return null;

  const { code, number } = plateInfo;
  const label = t("paid.plate", { emirate: emirateNames[emirate][language], code, number });
  return <Plate {...{ emirate, code, number, label }} className="mt-1 w-52" />;
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  if (!children) return null;

  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="font-medium wrap-break-word">{children}</dd>
    </div>
  );
}
