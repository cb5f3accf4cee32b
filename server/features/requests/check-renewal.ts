import { aedFromFils } from "../../../domain/money.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Quotes } from "../quotes/quotes.ts";
import { parseRenewal } from "./renewal.ts";

/**
 * A renewal with the package it names. The price is ours; the sent one only has to be the same, or
 * nothing is stored (ruling P4).
 * @throws {Problem} requests.unknownPackage, requests.priceChanged with the price of now, and those
 * of `parseRenewal`
 */
export const checkRenewal = async (
  fields: Record<string, string>,
  { customer, quotes, now }: { customer: Customer; quotes: Quotes; now: Date },
) => {
  const renewal = parseRenewal(fields, customer, now);
  const { body, cylinders } = renewal.answers;
  const { companyName, coverType, priceFils } = renewal.chosen;
  const wanted = { purchase: "renew", body, cylinders, companyName, coverType } as const;
  const offer = await quotes.findOffer(wanted);
  if (!offer) throw new Problem("requests.unknownPackage", { field: "companyname" });
  if (offer.priceFils === priceFils) return { renewal, offer };

  const extra = { price: aedFromFils(offer.priceFils), priceFils: offer.priceFils };
  throw new Problem("requests.priceChanged", { field: "companyprice", extra });
};

export type CheckedRenewal = Awaited<ReturnType<typeof checkRenewal>>;

/** What the fields so far already forbid, before a picture is worked on. The rest may still come. */
export const checkEarly = async (...parameters: Parameters<typeof checkRenewal>) => {
  try {
    await checkRenewal(...parameters);
  } catch (error) {
    if (!(error instanceof Problem && error.code === "requests.missing")) throw error;
  }
};
