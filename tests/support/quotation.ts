import { quotationOf, type QuotedPlan } from "../../server/features/quotation/quotation-of.ts";
import type { Quotation } from "../../server/adapters/papers/quotation.ts";
import type { Language } from "../../domain/language.ts";
import { parseEdition } from "../../domain/quotes/parse-edition.ts";
import { withDigest } from "../../server/features/quotes/plan-row.ts";
import { catalogueRows } from "../../server/seed/catalogue-rows.ts";
import { type Answers, priced, riskWith, smallSaloon } from "./rating.ts";

const quotedPlan = (id: string, risk: ReturnType<typeof riskWith>): QuotedPlan => {
  const { insurers, plans, versions, editions } = catalogueRows();
  const sold = plans.find((one) => one.id === id);
  const version = versions.find(({ plan }) => plan === id);
  const insurer = insurers.find(({ slug }) => slug === sold?.insurer);
  const edition = editions.find((one) => one.plan === id);
  if (!sold || !version || !insurer || !edition) throw new Error(`There is no plan ${id}.`);
  const own = { ...version, ...sold, versionId: version.id, onSale: true };
  const plan = withDigest({ ...own, documents: [], draft: null });
  const tables = parseEdition(edition.tables);
  const commission = tables.commission ?? null;
  const kept = {
    number: "Q-4821-3977",
    url: "https://mizalla.example/quotes/AbCdEfGhIjKlMnOpQrStUv",
    expiresAt: new Date("2026-11-29T19:43:00Z"),
  };
  const { digest } = edition;
  return { plan, insurer, digest, tables, commission, rated: priced(tables, risk), kept };
};

/** Quotes of the demonstration for a small saloon. */
export const sampleQuotation = (
  language: Language,
  plans: readonly string[] = ["hazm-comprehensive", "nakhla-comprehensive", "lulwa-comprehensive"],
  answers: Answers = { value: 90_000, year: 2024 },
): Quotation => {
  const risk = riskWith(answers);
  return quotationOf({
    language,
    at: new Date("2026-11-22T19:43:00Z"),
    car: { purchase: "renew", ...smallSaloon },
    risk,
    plans: plans.map((id) => quotedPlan(id, risk)),
    configuration: { licenceNumber: "287", gateway: { kind: "practice" } as never },
  });
};
