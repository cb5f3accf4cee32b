import * as z from "zod/mini";

const fils = z.nullable(z.number());

/** Amounts in fils with VAT (`PriceComparison` in `domain/offers`). */
export const PriceComparison = z.object({
  ourFils: fils,
  edition: z.nullable(z.string()),
  floorFils: fils,
  capFils: fils,
  lowestFils: fils,
  highestFils: fils,
  statedAed: z.nullable(z.number()),
});
