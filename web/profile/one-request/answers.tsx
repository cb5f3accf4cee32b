import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatPhone } from "../../../domain/accounts/account-rules.ts";
import { previousClaimsOptions } from "../../../domain/purchase/confirmation.ts";
import { formatDay, formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Email } from "../../ui/email.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Price } from "../../ui/price.tsx";
import { AnswerList } from "./answer-list.tsx";
import { useAnswerWords } from "./use-answer-words.tsx";

type Props = { request: RequestDetails };

export function VehicleAnswers({ request }: Props) {
  const { t } = useTranslation("profile");
  return <AnswerList heading={t("one.vehicle.heading")} answers={useAnswerWords(request)} />;
}

export function CoverAnswers({ request }: Props) {
  const { t } = useTranslation("profile");
  const { language } = useSite();
  const { selectedPlan: plan, startDate, userInfo, confirmation } = request;
  const claims = previousClaimsOptions.find((one) => one === confirmation.previousClaims);

  return (
    <AnswerList
      heading={t("one.cover.heading")}
      answers={[
        {
          question: t("one.cover.insurer"),
          answer: plan?.insurerName[language] ?? t("requests.noInsurer"),
        },
        { question: t("one.cover.plan"), answer: plan?.companyName[language] },
        {
          question: t("one.cover.type"),
          answer: plan && t(`requests.cover.${plan.companyType}`),
        },
        {
          question: t("one.cover.startDate"),
          answer: startDate && formatDay(startDate, language),
        },
        {
          question: t("one.cover.previousClaims"),
          answer: claims && t(`one.cover.claims.${claims}`),
        },
        {
          question: t("one.vehicle.facts.vehicleValue"),
          answer: Number(confirmation.vehicleValue) > 0 && (
            <Price amount={formatNumber(Number(confirmation.vehicleValue), language)} />
          ),
        },
        { question: t("one.cover.person"), answer: <bdi>{userInfo.username}</bdi> },
        {
          question: t("one.cover.email"),
          answer: <Email>{userInfo.email}</Email>,
        },
        {
          question: t("details.phone"),
          answer: request.phonenumber && <Ltr>{formatPhone(request.phonenumber)}</Ltr>,
        },
      ]}
    />
  );
}
