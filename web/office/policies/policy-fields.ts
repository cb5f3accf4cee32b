import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { aedFromFils, type Fils, filsFromAed } from "../../../domain/money.ts";
import {
  comparePolicy,
  type Difference,
  type PolicyTerm,
  type PolicyTerms,
  termsToAccept,
} from "../../../domain/policies/compare-policy.ts";
import { coverEndsOn } from "../../../domain/requests/cover-period.ts";
import { isDay } from "../kit/is-day.ts";
import { proposedDates } from "../../../domain/policies/policy-dates.ts";
import { readChassisNumber, readPolicyNumber } from "../../../domain/support/policy-numbers.ts";
import {
  MAX_POLICY_FILE_BYTES,
  type PolicyFileKind,
} from "../../../domain/policies/policy-state.ts";

/** Fields in the order of the form. */
export const policyFieldNames = [
  "number",
  "chassis",
  "premium",
  "startDate",
  "endDate",
  "sumInsured",
  "insuredName",
  "plate",
  "bank",
  "traffic",
  "reason",
] as const;
export type PolicyFieldName = (typeof policyFieldNames)[number];

export type PolicyValues = Record<PolicyFieldName, string>;
export type PolicyFiles = Partial<Record<PolicyFileKind, File>>;

/** Which value of the sale stands beside a field. */
export const termOfField: Partial<Record<PolicyFieldName, PolicyTerm>> = {
  premium: "premiumFils",
  startDate: "startsOn",
  endDate: "endsOn",
  sumInsured: "sumInsuredFils",
  insuredName: "insuredName",
  plate: "plate",
  bank: "bank",
};

const amountOf = (fils: Fils | null) => (fils === null ? "" : String(aedFromFils(fils)));

/** What is recorded, or what the insurer is expected to have written; amounts are typed. */
export function firstValues({ policy, sold }: DeskRequest, now: Date): PolicyValues {
  const dates = policy ?? proposedDates(sold.startsOn, now);
  const { insuredName, plate, bank } = policy ?? sold;
  return {
    number: policy?.number ?? "",
    chassis: policy?.chassis ?? "",
    premium: policy ? amountOf(policy.premiumFils) : "",
    startDate: dates.startsOn,
    endDate: dates.endsOn,
    sumInsured: policy ? amountOf(policy.sumInsuredFils) : "",
    insuredName: insuredName ?? "",
    plate: plate ?? "",
    bank: bank ?? "",
    traffic: policy?.traffic.state ?? "unknown",
    reason: "",
  };
}

/** Values after somebody typed; without an end of their own, cover lasts as long as it is sold. */
export const typedValues = (
  before: PolicyValues,
  change: Partial<PolicyValues>,
  isEndTyped: boolean,
): PolicyValues => {
  const { startDate = "" } = change;
  const follows = !isEndTyped && isDay(startDate);
  return { ...before, ...change, ...(follows && { endDate: coverEndsOn(startDate) }) };
};

/** Whether the end is somebody's own, and not the end of 13 months from the start. */
export const hasOwnEnd = ({ startDate, endDate }: PolicyValues) =>
  endDate !== coverEndsOn(startDate);

/** Cover of third parties only is sold without a sum insured: nothing invites to type one. */
export const hasNoSum = ({ coverType, sold }: Pick<DeskRequest, "coverType" | "sold">) =>
  coverType === "thirdParty" && sold.sumInsuredFils === null;

const orSold = <Value>(value: Value | undefined, sold: Value): Value => value ?? sold;

/** Not yet typed counts as sold: nothing is marked before somebody types. */
const typedTerms = (values: PolicyValues, { sold }: DeskRequest): PolicyTerms => ({
  premiumFils: orSold(filsFromAed(values.premium), sold.premiumFils ?? 0),
  startsOn: values.startDate || (sold.startsOn ?? ""),
  endsOn: values.endDate || (sold.endsOn ?? ""),
  sumInsuredFils: orSold(filsFromAed(values.sumInsured), sold.sumInsuredFils),
  insuredName: values.insuredName.trim() || (sold.insuredName ?? ""),
  plate: values.plate.trim() || null,
  bank: values.bank.trim() || null,
});

export type TypedComparison = {
  differences: Difference[];
  /** Something is worse than what the customer bought or accepted. */
  isForCustomer: boolean;
  needsReason: boolean;
};

export function compareTyped(values: PolicyValues, request: DeskRequest): TypedComparison {
  const { policy, sold } = request;
  const terms = typedTerms(values, request);
  const differences = comparePolicy(terms, sold);
  const accepted = policy?.state === "active" ? policy : undefined;
  return {
    differences,
    isForCustomer: termsToAccept(differences, terms, accepted).length > 0,
    needsReason: policy !== null || differences.some(({ kind }) => kind === "other"),
  };
}

export type PolicyProblem =
  | "number"
  | "chassis"
  | "premium"
  | "startDate"
  | "endDate"
  | "endDateReversed"
  | "sumInsured"
  | "insuredName"
  | "reason"
  | "file"
  | "fileType"
  | "fileSize";

/** Name of a field or a file, also in the call. */
export type PolicyName = PolicyFieldName | PolicyFileKind;
export type PolicyProblems = Partial<Record<PolicyName, PolicyProblem>>;

export function fileProblem(file: File | undefined, isOnFile: boolean): PolicyProblem | undefined {
  if (!file) return isOnFile ? undefined : "file";
  if (file.size > MAX_POLICY_FILE_BYTES) return "fileSize";
  return /\.pdf$/i.test(file.name) || file.type === "application/pdf" ? undefined : "fileType";
}

/** Problems that are seen before it is sent; the server decides. */
export function problemsOf(
  values: PolicyValues,
  files: PolicyFiles,
  request: DeskRequest,
  { needsReason }: TypedComparison,
): PolicyProblems {
  const { policy, coverType } = request;
  const isOnFile = (kind: PolicyFileKind) =>
    policy?.files.some((file) => file.kind === kind) ?? false;
  const isReversed = values.startDate !== "" && values.endDate <= values.startDate;
  const sum = values.sumInsured.trim();
  const isSumWrong = sum === "" ? coverType === "comprehensive" : !filsFromAed(sum);
  const found: Record<PolicyFieldName | PolicyFileKind, PolicyProblem | false | undefined> = {
    number: !readPolicyNumber(values.number) && "number",
    chassis: !readChassisNumber(values.chassis) && "chassis",
    premium: !filsFromAed(values.premium) && "premium",
    startDate: values.startDate === "" && "startDate",
    endDate: values.endDate === "" ? "endDate" : isReversed && "endDateReversed",
    sumInsured: isSumWrong && "sumInsured",
    insuredName: values.insuredName.trim() === "" && "insuredName",
    plate: false,
    bank: false,
    traffic: false,
    reason: needsReason && values.reason.trim() === "" && "reason",
    policy: fileProblem(files.policy, isOnFile("policy")),
    certificate: fileProblem(files.certificate, isOnFile("certificate")),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}
