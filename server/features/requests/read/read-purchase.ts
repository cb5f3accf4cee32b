import { dayInDubai, tomorrowInDubai } from "../../../../domain/calendar-day.ts";
import { filsFromAed } from "../../../../domain/money.ts";
import { emptyDraft, type PurchaseDraft } from "../../../../domain/purchase/draft.ts";
import type { SendKind } from "../../../../domain/purchase/send-kind.ts";
import { type CoverType, parseCoverType } from "../../../../domain/quotes/package-kinds.ts";
import { possibleInputs } from "../../../../domain/quotes/possible-inputs.ts";
import type { GivenInputs } from "../../../../domain/quotes/risk.ts";
import type { PurchaseType } from "../../../../domain/ways-of-buying.ts";
import type { Customer } from "../../../http/access.ts";
import { Problem } from "../../../http/problem.ts";
import { readLeadContact, readPayingContact } from "./read-contact.ts";
import { readFitAnswers } from "./read-fit-answers.ts";
import { readConsents, readMakeAndModel, readStartDate } from "./read-confirmation.ts";
import { readSentInputs } from "./read-inputs.ts";
import { readEmiratesId, readVehicle } from "./read-vehicle.ts";
import { draftWith, sendKindOf } from "./sent-draft.ts";
import { missingField, readFields, readOptional, type SentFields } from "./sent-fields.ts";

export type Chosen = {
  companyName: string;
  coverType: CoverType;
  /** Undefined when it is not an amount: then it equals no price. */
  priceFils: number | undefined;
  /** Digest of the edition whose price was shown, where it is named. */
  edition?: string | undefined;
  /** The version of the plan that was shown, where it is named. */
  planVersion?: string | undefined;
};

/** Supplies what an edit leaves out; a send starts from nothing. */
export type Basis = {
  draft: PurchaseDraft;
  inputMethod?: string | undefined;
  emiratesId?: string | undefined;
  chosen: { [Part in keyof Chosen]?: Chosen[Part] | undefined };
  inputs: GivenInputs;
};

const emptyBasis = (type: PurchaseType): Basis => ({
  draft: emptyDraft(type),
  chosen: {},
  inputs: {},
});

const readCoverType = (fields: SentFields, chosen: Basis["chosen"]) =>
  readOptional(fields, "companytype", parseCoverType) ?? chosen.coverType;

const readChosen = (fields: SentFields, chosen: Basis["chosen"]): Chosen => {
  const { companyname, companyprice } = fields;
  const companyName = companyname ?? chosen.companyName;
  if (companyName === undefined) throw missingField("companyname");
  if (companyprice === undefined && chosen.priceFils === undefined)
    throw missingField("companyprice");
  const coverType = readCoverType(fields, chosen);
  if (coverType === undefined) throw missingField("companytype");
  const priceFils = companyprice === undefined ? chosen.priceFils : filsFromAed(companyprice);
  const { edition, planversion: planVersion } = fields;
  return { companyName, coverType, priceFils, edition, planVersion };
};

type Sent = { fields: SentFields; draft: PurchaseDraft; basis: Basis };

const readDetails = ({ fields, draft, basis }: Sent, all: boolean, now: Date) => {
  const vehicle = readVehicle(draft, fields.inputMethod ?? basis.inputMethod, all, now);
  const emiratesId = readEmiratesId(
    fields.emiratesID ?? basis.emiratesId,
    all && draft.type === "new",
  );
  const today = dayInDubai(now);
  const inputs = possibleInputs({ ...basis.inputs, ...readSentInputs(fields, today) }, today);
  return {
    draft,
    emiratesId,
    consents: readConsents(fields),
    answers: {
      ...vehicle,
      ...readMakeAndModel(fields),
      inputs,
      answers: { ...vehicle.answers, ...readFitAnswers(draft, today) },
    },
  };
};

const readPriced = (sent: Sent, customer: Customer, now: Date) => {
  const { fields, basis } = sent;
  const contact = readPayingContact(fields, customer);
  const details = readDetails(sent, true, now);
  const chosen = readChosen(fields, basis.chosen);
  const startDate = readStartDate(fields, now) ?? tomorrowInDubai(now);
  const answers = { ...details.answers, ...contact, startDate };
  return { kind: "priced" as const, ...details, answers, chosen };
};

const readLead = (sent: Sent, customer: Customer | undefined, now: Date) => {
  const { fields, draft, basis } = sent;
  const coverType = readCoverType(fields, basis.chosen) ?? null;
  const isContactForm = draft.type === "new" && coverType === "comprehensive";
  const details = readDetails(sent, !isContactForm, now);
  const startDate = readStartDate(fields, now) ?? null;
  const contact = readLeadContact(fields, customer);
  const answers = { ...details.answers, ...contact, startDate, coverType };
  const companyName = fields.companyname ?? basis.chosen.companyName;
  return { kind: "lead" as const, ...details, answers, companyName };
};

/** Session and rights come before the rest of the body (contract "Refusals"). */
export const readPurchase = (
  type: PurchaseType,
  sent: Record<string, string>,
  { customer, now }: { customer: Customer | undefined; now: Date },
  kind: SendKind = sendKindOf(type, sent),
  basis: Basis = emptyBasis(type),
) => {
  const open = () => ({
    fields: readFields(type, sent),
    draft: draftWith(basis.draft, sent),
    basis,
  });
  if (kind === "lead") return readLead(open(), customer, now);
  if (!customer) throw new Problem("accounts.loginRequired");
  return readPriced(open(), customer, now);
};

export type Purchase = ReturnType<typeof readPurchase>;
