import * as z from "zod/mini";
import { coverTypes } from "../../../domain/quotes/package-kinds.ts";
import { benefits } from "../../../domain/quotes/cover.ts";
import { termCodes } from "../../../domain/quotes/term-codes.ts";
import { text } from "../../bounded-text.ts";
import { PlanDocument } from "../../plan-documents.ts";

const count = z.number();

/** What an insurer allows us to sell; days YYYY-MM-DD, commission in basis points. */
export const AgreementContent = z.object({
  validFrom: text(10),
  validUntil: z.nullable(text(10)),
  lines: z.array(z.object({ cover: z.enum(coverTypes), commission: z.nullable(count) })),
});

/** Name of credentials in the environment, without the part that tells which of them. */
export const PayeeContent = z.object({ account: text(80) });

const CoverValue = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("limit"), aed: count }),
  z.object({ kind: z.literal("days"), days: count }),
  z.object({ kind: z.literal("minutes"), minutes: count }),
  z.object({ kind: z.literal("years"), years: count }),
  z.object({ kind: z.literal("percent"), percent: count }),
  z.object({ kind: z.literal("yes") }),
  z.object({ kind: z.literal("no") }),
  z.object({ kind: z.literal("notStated") }),
]);

const both = (longest: number) => z.object({ en: text(longest), ar: text(longest) });

export const PlanContent = z.object({
  coverType: z.enum(coverTypes),
  name: both(80),
  description: both(400),
  cover: z.array(
    z.object({
      benefit: z.enum(benefits),
      value: CoverValue,
      group: z.enum(["basic", "additional"]),
    }),
  ),
  terms: z.array(z.enum(termCodes)),
  /** Changed by calls of their own: what a save says of them is not read. */
  documents: z._default(z.array(PlanDocument), []),
  isOnSale: z.boolean(),
});
