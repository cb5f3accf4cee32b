import { isChoice } from "../../../domain/quotes/plan-choices.ts";
import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { formatPhone } from "../../../domain/accounts/account-rules.ts";
import { isAgreed } from "../../../domain/policies/policy-for-customer.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Email } from "../../ui/email.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { AnswerList } from "./answer-list.tsx";
import { useInputWords } from "../../prices/use-input-words.tsx";
import { ratedAnswersOf } from "./rated-answers.ts";
import { useAnswerWords } from "./use-answer-words.tsx";

type Props = { request: RequestDetails };

export function VehicleAnswers({ request }: Props) {
  const { t } = useTranslation("profile/one-request");
  return <AnswerList heading={t("vehicle.heading")} answers={useAnswerWords(request)} />;
}

/** Answers that nobody gave are marked, as are terms that the plan sets (ruling P23). */
export function RatedAnswers({ request }: Props) {
  const { t } = useTranslation("profile/one-request");
  const wordsOf = useInputWords();
  const answers = ratedAnswersOf(request).flatMap(({ input, value, source }) => {
    const words = wordsOf(input, value);
    if (!words) return [];
    const origin = t(isChoice(input) ? "inputs.asInPlan" : "inputs.assumed");
    const mark = <span className="text-sm text-ink-muted"> ({origin})</span>;
    return [
      {
        ...words,
        answer:
          source === "assumed" ? (
            <>
              {words.answer}
              {mark}
            </>
          ) : (
            words.answer
          ),
      },
    ];
  });

  return answers.length > 0 && <AnswerList heading={t("inputs.heading")} answers={answers} />;
}

export function CoverAnswers({ request }: Props) {
  const { t } = useTranslation(["profile/one-request", "profile"]);
  const { language } = useSite();
  const { selectedPlan: plan, startDate, policy, userInfo } = request;
  // The recorded policy is shown with its own days.
  const soldStart = policy && isAgreed(policy.state) ? null : startDate;

  return (
    <AnswerList
      heading={t("cover.heading")}
      answers={[
        {
          question: t("cover.insurer"),
          answer: plan?.insurerName[language] ?? t("profile:requests.noInsurer"),
        },
        { question: t("cover.plan"), answer: plan?.companyNames[language] },
        {
          question: t("cover.type"),
          answer: plan && t(`profile:requests.cover.${plan.companyType}`),
        },
        {
          question: t("cover.startDate"),
          answer: soldStart && formatDay(soldStart, language),
        },
        { question: t("cover.person"), answer: <bdi>{userInfo.username}</bdi> },
        {
          question: t("cover.email"),
          answer: <Email>{userInfo.email}</Email>,
        },
        {
          question: t("profile:details.phone"),
          answer: request.phonenumber && <Ltr>{formatPhone(request.phonenumber)}</Ltr>,
        },
      ]}
    />
  );
}
