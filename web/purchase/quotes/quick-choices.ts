import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { AddOn } from "../../../domain/quotes/add-ons.ts";
import { type QuickChoice, quickChoices, type Sold } from "../../prices/card/sold.ts";
import { chosenAddOns, type OwnChoice, valueOf, withAddOnTicked } from "./sharpening.ts";

export const soldAs = (quote: Package, choice: QuickChoice): Sold =>
  choice === "agency" ? agencyIn(quote) : coverIn(quote, choice);

function agencyIn({ repair, choices }: Package): Sold {
  const fils = (code: "agency" | "garage") =>
    choices.repair.find((one) => one.code === code)?.amountFils;
  if (repair !== "agency") {
    const extra = fils("agency");
    return extra === undefined ? { kind: "notSold" } : { kind: "extra", fils: extra };
  }
  const saved = fils("garage") ?? 0;
  return saved === 0 ? { kind: "included" } : { kind: "added", fils: -saved };
}

function coverIn(quote: Package, code: AddOn): Sold {
  const offered = quote.choices.addOns.find((one) => one.code === code);
  if (!offered) return { kind: "notSold" };
  if (offered.included) return { kind: "included" };
  return { kind: quote.addOns.includes(code) ? "added" : "extra", fils: offered.amountFils };
}

export type Offered = {
  choice: QuickChoice;
  /** Plans that have it without a further charge. */
  included: number;
  /** The least that a plan asks for it; undefined where nobody sells it for more. */
  fromFils: number | undefined;
};

/** The quick choices that at least one of these plans sells. */
export const offeredAmong = (quotes: readonly Package[]): Offered[] =>
  quickChoices.flatMap((choice) => {
    const sold = quotes.map((quote) => soldAs(quote, choice));
    const amounts = sold.flatMap((one) => ("fils" in one ? [one.fils] : []));
    const included = sold.filter(({ kind }) => kind === "included").length;
    if (included === 0 && amounts.length === 0) return [];
    return [{ choice, included, fromFils: amounts.length > 0 ? Math.min(...amounts) : undefined }];
  });

/** Excesses of these plans, highest first, with the least that one of them asks for it. */
export const excessesAmong = (quotes: readonly Package[]): { aed: number; fromFils: number }[] =>
  [...new Set(quotes.flatMap(({ choices }) => choices.excess.map(({ aed }) => aed)))]
    .toSorted((one, other) => other - one)
    .map((aed) => ({
      aed,
      fromFils: Math.min(
        ...quotes.flatMap(({ choices }) =>
          choices.excess.filter((one) => one.aed === aed).map(({ amountFils }) => amountFils),
        ),
      ),
    }));

/** @param day today in Dubai */
export const isTicked = (draft: PurchaseDraft, choice: QuickChoice, day: string): boolean =>
  choice === "agency"
    ? valueOf(draft, "repair", day) === "agency"
    : chosenAddOns(draft, day).includes(choice);

/** The answer that the draft keeps after a choice was ticked or unticked. */
export const toggled = (draft: PurchaseDraft, choice: QuickChoice, day: string): OwnChoice =>
  choice === "agency"
    ? { repair: isTicked(draft, choice, day) ? "" : "agency" }
    : { addOns: withAddOnTicked(chosenAddOns(draft, day), choice) };
