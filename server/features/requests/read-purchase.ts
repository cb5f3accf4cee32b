import { tomorrowInDubai } from "../../../domain/calendar-day.ts";
import { filsFromAed } from "../../../domain/money.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { SendKind } from "../../../domain/purchase/send-kind.ts";
import { type CoverType, parseCoverType } from "../../../domain/quotes/package-kinds.ts";
import type { PurchaseType } from "../../../domain/ways-of-buying.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import { readLeadContact, readPayingContact } from "./read-contact.ts";
import { readConsents, readFacts, readRisk, readStartDate } from "./read-risk.ts";
import { readEmiratesId, readVehicle } from "./read-vehicle.ts";
import { draftOf, sendKindOf } from "./sent-draft.ts";
import {
  missingField,
  orRefuse,
  readFields,
  readOptional,
  type SentFields,
} from "./sent-fields.ts";

/** The package a person chose, and at which price. */
export type Chosen = {
  companyName: string;
  coverType: CoverType;
  /** Undefined for what is no amount: it equals no price. */
  priceFils: number | undefined;
};

const readChosen = (fields: SentFields): Chosen => {
  const { companyname, companyprice, companytype } = fields;
  if (companyname === undefined) throw missingField("companyname");
  if (companyprice === undefined) throw missingField("companyprice");
  if (companytype === undefined) throw missingField("companytype");
  return {
    companyName: companyname,
    coverType: orRefuse(parseCoverType(companytype), "companytype"),
    priceFils: filsFromAed(companyprice),
  };
};

/** Everything but who sends it and what it costs. `all` as for `readVehicle`. */
const readDetails = (draft: PurchaseDraft, fields: SentFields, all: boolean, now: Date) => {
  const vehicle = readVehicle(draft, fields, all, now);
  const emiratesId = readEmiratesId(fields, all && draft.type === "new");
  return {
    draft,
    emiratesId,
    consents: readConsents(fields),
    answers: { ...vehicle, ...readRisk(fields), ...readFacts(fields, now) },
  };
};

type Sent = { fields: SentFields; draft: PurchaseDraft };

const readPriced = ({ fields, draft }: Sent, customer: Customer, now: Date) => {
  const contact = readPayingContact(fields, customer);
  const details = readDetails(draft, fields, true, now);
  const chosen = readChosen(fields);
  const startDate = readStartDate(fields, now) ?? tomorrowInDubai(now);
  const answers = { ...details.answers, ...contact, startDate };
  return { kind: "priced" as const, ...details, answers, chosen };
};

const readLead = ({ fields, draft }: Sent, customer: Customer | undefined, now: Date) => {
  const coverType = readOptional(fields, "companytype", parseCoverType) ?? null;
  const isContactForm = draft.type === "new" && coverType === "comprehensive";
  const details = readDetails(draft, fields, !isContactForm, now);
  const startDate = readStartDate(fields, now) ?? null;
  const contact = readLeadContact(fields, customer);
  const answers = { ...details.answers, ...contact, startDate, coverType };
  return { kind: "lead" as const, ...details, answers, companyName: fields.companyname };
};

/**
 * A purchase as it is stored, from the fields as they were sent. Session and right come first, then
 * the rest of the body (contract "Refusals"). `kind` where it is settled already.
 * @throws {Problem} accounts.loginRequired, requests.foreignEmail, .missing, .invalidField,
 * .startDate, leads.*
 */
export const readPurchase = (
  type: PurchaseType,
  sent: Record<string, string>,
  { customer, now }: { customer: Customer | undefined; now: Date },
  kind: SendKind = sendKindOf(type, sent),
) => {
  const open = () => {
    const fields = readFields(type, sent);
    return { fields, draft: draftOf(type, fields) };
  };
  if (kind === "lead") return readLead(open(), customer, now);
  if (!customer) throw new Problem("accounts.loginRequired");
  return readPriced(open(), customer, now);
};

export type Purchase = ReturnType<typeof readPurchase>;
