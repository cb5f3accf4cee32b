import { setImmediate } from "node:timers/promises";
import type * as z from "zod/mini";
import type { makeQuotation } from "../../../contract/quotation.ts";
import type { Language } from "../../../domain/language.ts";
import { addressKey } from "../../http/caller-keys.ts";
import { currentCaller } from "../../http/current-caller.ts";
import { createFairTurns } from "../../http/fair-turns.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import type { PricedPlan, RatedPlan } from "../quotes/present-quotes.ts";
import type { Quotes } from "../quotes/quotes.ts";
import { readQuery } from "../quotes/read-query.ts";
import type { SharedQuotes } from "../shared-quotes/shared-quotes.ts";
import { quotationOf } from "./quotation-of.ts";

type Wanted = z.output<typeof makeQuotation.schema.body>;

const priced = ({ rated, ...plan }: RatedPlan): PricedPlan => {
  if (rated.outcome === "declined") throw new Problem("requests.declined", { field: "packageIds" });
  return { ...plan, rated };
};

export const createQuotations = (
  { configuration, limits, papers }: Pick<Parts, "configuration" | "limits" | "papers">,
  quotes: Pick<Quotes, "parseAddress" | "rateAll" | "today">,
  sharedQuotes: Pick<SharedQuotes, "keep">,
) => {
  const turns = createFairTurns({ atOnce: 1, maxWaiting: 24, maxWaitMs: 4_000 });

  return {
    /**
     * Prices of now, never those of the caller. Each quote is kept under an address of its own,
     * as one that is shared: the paper leads back to it.
     * @throws {Problem} requests.unknownPackage, requests.declined; request.tooMany, request.busy
     */
    make: async (wanted: Wanted, language: Language, ip: string) => {
      const car = quotes.parseAddress(wanted);
      const inputs = readQuery(wanted.inputs ?? {}, quotes.today());
      await limits.take("quotation", addressKey(ip));
      const { at, risk, plans } = await quotes.rateAll(car, inputs);
      const chosen = Array.from(new Set(wanted.packageIds), (id) => {
        const found = plans.find((plan) => plan.id === id);
        if (!found) throw new Problem("requests.unknownPackage", { field: "packageIds" });
        return priced(found);
      });
      const pdf = await turns.run(currentCaller(), async () => {
        const kept = await sharedQuotes.keep({ kind: wanted.kind, risk, language }, chosen);
        const quotation = quotationOf({ language, at, car, risk, plans: kept, configuration });
        const made = await papers.quotation(quotation);
        // Typst holds the thread: other calls go on before the next one.
        await setImmediate();
        return made;
      });
      return { day: risk.day, pdf };
    },
  };
};

export type Quotations = ReturnType<typeof createQuotations>;
