import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { isUsualChassisNumber, readChassisNumber } from "../../../domain/support/policy-numbers.ts";
import {
  policyFileKinds,
  type PolicyFileKind,
  trafficStates,
} from "../../../domain/policies/policy-state.ts";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-input.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useLanguage } from "../kit/use-language.ts";
import { ComparedField } from "./compared-field.tsx";
import { PdfField } from "./pdf-field.tsx";
import {
  hasNoSum,
  type PolicyFieldName,
  type PolicyFiles,
  type PolicyValues,
  termOfField,
  type TypedComparison,
} from "./policy-fields.ts";
import type { FileCheck } from "./use-file-checks.ts";
import { soldValue } from "./sold-value.tsx";

type Props = {
  request: DeskRequest;
  values: PolicyValues;
  files: PolicyFiles;
  checks: Partial<Record<PolicyFileKind, FileCheck>>;
  /** What is wrong with a field or a file, in words. */
  errorOf: (name: PolicyFieldName | PolicyFileKind) => string | undefined;
  comparison: TypedComparison;
  onValues: (change: Partial<PolicyValues>) => void;
  onFile: (kind: PolicyFileKind, file: File) => void;
};

type Look = { type?: "date"; inputMode?: "decimal"; ltr?: boolean; maxLength?: number };

const looks: Partial<Record<PolicyFieldName, Look>> = {
  number: { ltr: true, maxLength: 40 },
  chassis: { ltr: true, maxLength: 25 },
  premium: { inputMode: "decimal", ltr: true, maxLength: 20 },
  startDate: { type: "date" },
  endDate: { type: "date" },
  sumInsured: { inputMode: "decimal", ltr: true, maxLength: 20 },
  insuredName: { maxLength: 100 },
  plate: { ltr: true, maxLength: 40 },
  bank: { maxLength: 100 },
};

export function PolicyForm({ request, values, files, comparison, ...props }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { differences, needsReason } = comparison;
  const { policy, sold, coverType } = request;
  const chassis = readChassisNumber(values.chassis);
  const isUnusual = chassis !== undefined && !isUsualChassisNumber(chassis);
  const { checks, errorOf, onValues, onFile } = props;

  const hintOf = (name: PolicyFieldName) => {
    if (name === "premium") return t("policies.premiumHint");
    if (name === "bank" || (name === "sumInsured" && coverType === "thirdParty"))
      return t("policies.optional");
    return name === "chassis" && isUnusual ? t("policies.chassisUnusual") : undefined;
  };

  const line = (name: PolicyFieldName) => {
    const term = termOfField[name];
    return (
      <ComparedField
        key={name}
        name={name}
        label={t(`policies.fields.${name}`)}
        hint={hintOf(name)}
        error={errorOf(name)}
        value={values[name]}
        onValue={(value) => onValues({ [name]: value })}
        {...looks[name]}
        {...(term && {
          sold:
            name === "sumInsured" && hasNoSum(request)
              ? undefined
              : soldValue(term, request, language),
          difference: differences.find((one) => one.term === term),
        })}
      />
    );
  };

  return (
    <>
      <div className="mb-5 grid gap-4 sm:grid-cols-2">
        {policyFileKinds.map((kind, index) => (
          <PdfField
            key={kind}
            ref={index === 0 ? firstFocus : undefined}
            kind={kind}
            file={files[kind]}
            check={checks[kind]}
            isOnFile={policy?.files.some((file) => file.kind === kind) ?? false}
            error={errorOf(kind)}
            onFile={(file) => onFile(kind, file)}
          />
        ))}
      </div>
      <div
        aria-hidden="true"
        className="sticky top-0 z-1 hidden grid-cols-[11rem_minmax(0,1fr)_13rem] gap-x-5 border-b border-line bg-surface-raised pb-2 text-xs font-strong text-ink-muted sm:grid"
      >
        <span className="col-start-2">{t("policies.issued")}</span>
        <span>{t("policies.sold")}</span>
      </div>
      <div className="mb-4">
        {line("number")}
        {line("chassis")}
        {line("premium")}
        {line("startDate")}
        {line("endDate")}
        {line("sumInsured")}
        {line("insuredName")}
        {(sold.plate !== null || values.plate !== "") && line("plate")}
        {line("bank")}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t("policies.fields.traffic")}
          name="traffic"
          options={trafficStates.map((value) => ({
            value,
            label: t(`policies.trafficStates.${value}`),
          }))}
          value={values.traffic}
          onChange={({ target }) => onValues({ traffic: target.value })}
        />
        {needsReason && (
          <TextArea
            label={t("policies.fields.reason")}
            hint={t("policies.reasonHint")}
            error={errorOf("reason")}
            name="reason"
            rows={2}
            dir="auto"
            maxLength={500}
            value={values.reason}
            onChange={({ target }) => onValues({ reason: target.value })}
          />
        )}
      </div>
    </>
  );
}
