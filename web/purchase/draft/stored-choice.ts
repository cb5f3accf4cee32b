import type { LedgerLine, Package } from "../../../contract/quotes.ts";
import {
  type ChosenQuote,
  FIRST_PLAN_VERSION,
  isRecord,
  isText,
  parseChosenQuote,
} from "../../../domain/purchase/chosen-quote.ts";
import { purchaseKeys } from "../../../domain/purchase/purchase-keys.ts";
import { parseTerms, shownTerms, type ShownTerms } from "./shown-terms.ts";
import { readPurchaseKey, writePurchaseKey } from "./purchase-storage.ts";

/** Answers as typed; "" is not answered yet. */
export type ConfirmationAnswers = { startDate: string };

/** A price as it was shown, with the edition that gave it. Fils. */
export type ShownPrice = {
  priceFils: number;
  edition: string;
  ledger: readonly Pick<LedgerLine, "code" | "amountFils" | "maximumExcessAed">[];
  /** Undefined until a quote was read. */
  terms?: ShownTerms | undefined;
};

export type StoredChoice = ChosenQuote &
  ShownPrice & {
    packageId: string;
    insurer: string;
    /** The version of the plan that was on show; undefined in what an earlier release kept. */
    planVersion?: string | undefined;
    confirmation: ConfirmationAnswers;
    /** The price under which the plan was shared; another one is accepted first (ruling P24). */
    shared?: ShownPrice | undefined;
  };

export const shownPrice = (quote: Package): ShownPrice => ({
  priceFils: quote.priceFils,
  edition: quote.edition,
  ledger: quote.ledger.map(({ code, amountFils, maximumExcessAed }) => ({
    code,
    amountFils,
    ...(maximumExcessAed && { maximumExcessAed }),
  })),
  terms: shownTerms(quote),
});

export const shownVersion = ({ planVersion }: Package): string => planVersion ?? FIRST_PLAN_VERSION;

/** Another package keeps what was answered for the one before. */
export function choiceOf(chosen: Package, before: StoredChoice | undefined): StoredChoice {
  const shared = before?.packageId === chosen._id ? before.shared : undefined;
  return {
    packageId: chosen._id,
    insurer: chosen.insurer,
    planVersion: shownVersion(chosen),
    logo: chosen.logo,
    insurerName: chosen.insurerName,
    names: chosen.names,
    coverType: chosen.type,
    ...shownPrice(chosen),
    confirmation: before?.confirmation ?? { startDate: "" },
    ...(shared && { shared }),
  };
}

export const saveChoice = (choice: StoredChoice): boolean =>
  writePurchaseKey(purchaseKeys.choice, JSON.stringify(choice));

export function loadChoice(): StoredChoice | undefined {
  try {
    return parseChoice(JSON.parse(readPurchaseKey(purchaseKeys.choice) ?? "null"));
  } catch {
    return undefined;
  }
}

export function parseChoice(stored: unknown): StoredChoice | undefined {
  const quote = parseChosenQuote(stored);
  if (!quote || !isRecord(stored)) return undefined;
  const { packageId, insurer, planVersion, confirmation } = stored;
  if (!isText(packageId) || !isText(insurer)) return undefined;

  const answers = isRecord(confirmation) ? confirmation : {};
  const shared = parsePrice(stored["shared"]);
  return {
    ...quote,
    packageId,
    insurer,
    planVersion: isText(planVersion) ? planVersion : undefined,
    ...detailsOf(stored),
    confirmation: { startDate: textOf(answers["startDate"]) },
    ...(shared && { shared }),
  };
}

const detailsOf = ({ edition, ledger, terms }: Record<string, unknown>) => ({
  edition: textOf(edition),
  ledger: Array.isArray(ledger) ? ledger.filter(isLine) : [],
  terms: parseTerms(terms),
});

function parsePrice(stored: unknown): ShownPrice | undefined {
  if (!isRecord(stored)) return undefined;
  const { priceFils } = stored;
  return Number.isSafeInteger(priceFils)
    ? { priceFils: Number(priceFils), ...detailsOf(stored) }
    : undefined;
}

const isLine = (stored: unknown): stored is ShownPrice["ledger"][number] =>
  isRecord(stored) && isText(stored["code"]) && Number.isSafeInteger(stored["amountFils"]);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
