import { useTranslation } from "react-i18next";
import type { RequestDetails } from "../../../contract/requests.ts";
import { hiyazaTypes } from "../../../domain/purchase/draft.ts";
import { vccSources } from "../../../domain/purchase/vcc-sources.ts";
import { parseCarBody, parseCarOrigin } from "../../../domain/vehicle/car.ts";
import { maskEmiratesId } from "../../../domain/vehicle/emirates-id.ts";
import { emirateNames, parseEmirate } from "../../../domain/vehicle/emirates.ts";
import { makes, named } from "../../../domain/vehicle/makes.ts";
import { listedPlateCode } from "../../../domain/vehicle/plate-codes.ts";
import { inputMethods } from "../../../domain/ways-of-buying.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Ltr } from "../../ui/ltr.tsx";
import type { AnswerRow } from "./answer-list.tsx";

/** Empty text for an unanswered question. */
export function useAnswerWords({ type, answers }: RequestDetails): AnswerRow[] {
  const { t } = useTranslation(["profile/one-request", "profile"]);
  const { language } = useSite();
  const given = (name: string) => answers[name] ?? "";
  const isNew = type === "new";
  const method = isNew ? inputMethods.find((one) => one === given("inputMethod")) : undefined;
  const hasPlate = !isNew || method === "plateNumber";

  const emirateOf = (name: string) => {
    const emirate = parseEmirate(given(name));
    return emirate && emirateNames[emirate][language];
  };
  const typed = (name: string) => given(name) && <Ltr>{given(name)}</Ltr>;
  const plateSource = parseEmirate(given("plateSource") || given("emirate"));
  const code = plateSource && listedPlateCode(plateSource, given("plateCode"))?.[language];
  const body = parseCarBody(given("carType"));
  const origin = parseCarOrigin(given("carOrigin"));
  const hiyaza = hiyazaTypes.find((one) => one === given("hiyazaType"));
  const truth = (name: string) =>
    given(name) && t(given(name) === "true" ? "vehicle.yes" : "vehicle.no");
  const make = named(makes, given("make"));
  const model = make && named(make.models, given("model"));

  return [
    { question: t("vehicle.type"), answer: t(`profile:requests.type.${type}`) },
    {
      question: t("vehicle.inputMethod"),
      answer: method && t(`vehicle.methods.${method}`),
    },
    {
      question: t("vehicle.plate"),
      answer: hasPlate && plateSource && (
        <>
          {emirateNames[plateSource][language]}{" "}
          <Ltr>{`${code ?? given("plateCode")} ${given("plateNumber")}`}</Ltr>
        </>
      ),
    },
    ...(method === "vcc"
      ? [
          {
            question: t("vehicle.vccCardSource"),
            answer: vccSources.find(({ id }) => id === given("vccCardSource"))?.[language],
          },
          {
            question: t("vehicle.vccDate"),
            answer: given("vccDate") && formatDay(given("vccDate"), language),
          },
          { question: t("vehicle.vccCardNumber"), answer: typed("vccCardNumber") },
        ]
      : []),
    ...(method === "hiyaza"
      ? [
          {
            question: t("vehicle.hiyazaType"),
            answer: hiyaza && t(`vehicle.hiyazaTypes.${hiyaza}`),
          },
          {
            question: t("vehicle.hiyazaCertificateNumber"),
            answer: typed("hiyazaCertificateNumber"),
          },
        ]
      : []),
    ...(isNew
      ? [
          { question: t("vehicle.registerEmirate"), answer: emirateOf("registerEmirate") },
          {
            question: t("vehicle.emiratesID"),
            answer: given("emiratesID") && <Ltr>{maskEmiratesId(given("emiratesID"))}</Ltr>,
          },
        ]
      : []),
    { question: t("vehicle.cylinderType"), answer: typed("cylinderType") },
    { question: t("vehicle.carType"), answer: body && t(`vehicle.bodies.${body}`) },
    { question: t("vehicle.carOrigin"), answer: origin && t(`vehicle.origins.${origin}`) },
    {
      question: t("vehicle.make"),
      answer: given("make") && <bdi>{make?.[language] ?? given("make")}</bdi>,
    },
    {
      question: t("vehicle.model"),
      answer: given("model") && <bdi>{model?.[language] ?? given("model")}</bdi>,
    },
    { question: t("vehicle.bank"), answer: given("bank") && <bdi>{given("bank")}</bdi> },
    {
      question: t("vehicle.registrationEnds"),
      answer: given("registrationEnds") && formatDay(given("registrationEnds"), language),
    },
    { question: t("vehicle.drivingToOman"), answer: truth("drivingToOman") },
    { question: t("vehicle.driverUnder25"), answer: truth("driverUnder25") },
  ];
}
