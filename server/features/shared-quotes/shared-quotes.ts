import { randomBytes } from "node:crypto";
import * as paths from "../../../contract/page-paths.ts";
import type { DeclinedPackage, Package } from "../../../contract/quotes.ts";
import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import type { Language } from "../../../domain/language.ts";
import { ENGINE_VERSION } from "../../../domain/quotes/rate.ts";
import type { GivenInputs, Risk } from "../../../domain/quotes/risk.ts";
import {
  goneBefore,
  quoteNumber,
  sharedQuoteState,
  shownUntil,
} from "../../../domain/quotes/shared-quote.ts";
import { addressKey } from "../../http/caller-keys.ts";
import { pagePath } from "../../http/page-language.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import {
  presentDeclined,
  presentQuote,
  type PricedPlan,
  type RatedPlan,
} from "../quotes/present-quotes.ts";
import type { Quotes } from "../quotes/quotes.ts";
import type { Car } from "../quotes/car-address.ts";
import { readQuery } from "../quotes/read-query.ts";
import { ageBandOf, inputsToKeep, withoutBirthYear } from "./driver-age.ts";
import { answersOn, presentInputs } from "./stored-quote.ts";
import { createSharedQuotesStore, type SharedQuoteRow } from "./shared-quotes-store.ts";

/** 128 bits (ruling P24). */
const newCode = () => randomBytes(16).toString("base64url");

type Wanted = {
  kind: string;
  carType: string;
  cylinderType: string;
  packageId: string;
  inputs: Record<string, unknown>;
};

/** `kind` as the caller names it (ruling A4). */
type About = { kind: string; risk: Risk; language: Language };

export type KeptQuote = { code: string; url: string; number: string; expiresAt: Date };

const present = (one: RatedPlan, language: Language): Package | DeclinedPackage =>
  one.rated.outcome === "declined"
    ? presentDeclined(one, one.rated, language)
    : withoutBirthYear(presentQuote(one, one.rated, language));

const differenceOf = (now: Package | DeclinedPackage | null, before: Package) =>
  now && "priceFils" in now ? now.priceFils - before.priceFils : null;

export const createSharedQuotes = (
  { db, keys, limits, configuration, now }: Parts,
  quotes: Pick<Quotes, "parseAddress" | "today" | "rateAll" | "edition">,
) => {
  const store = createSharedQuotesStore(db);
  const hashOf = (code: string) => keys.fingerprint("sharedQuote", code);

  /** Undefined when no such package is sold. */
  const rateOne = async (packageId: string, car: Car, inputs: GivenInputs) => {
    const { plans, risk } = await quotes.rateAll(car, inputs);
    const one = plans.find(({ id }) => id === packageId);
    return one && { ...one, risk };
  };

  const rateWanted = async (wanted: Wanted) => {
    const car = quotes.parseAddress(wanted);
    const inputs = readQuery(wanted.inputs, quotes.today());
    const found = await rateOne(wanted.packageId, car, inputs);
    if (!found) throw new Problem("requests.unknownPackage", { field: "packageId" });
    const { risk, ...one } = found;
    const { rated } = one;
    if (rated.outcome === "declined")
      throw new Problem("requests.declined", { field: "packageId" });
    return { risk, one: { ...one, rated } };
  };

  const prepare = ({ kind, risk, language }: About, one: PricedPlan) => {
    const code = newCode();
    const createdAt = now();
    const expiresAt = shownUntil(createdAt);
    const shown = (of: Language) => withoutBirthYear(presentQuote(one, one.rated, of));
    const row: SharedQuoteRow = {
      codeHash: hashOf(code),
      kind: kind.toLowerCase(),
      body: risk.body,
      cylinders: risk.cylinders,
      packageId: one.id,
      inputs: inputsToKeep(risk, one.rated),
      driverAgeBand: ageBandOf(risk),
      edition: one.digest,
      planVersion: one.plan.versionDigest,
      engineVersion: ENGINE_VERSION,
      ratedOn: risk.day,
      quote: { en: shown("en"), ar: shown("ar") },
      createdAt,
      expiresAt,
    };
    const url = `${configuration.publicUrl}${pagePath(language, paths.sharedQuote(code))}`;
    return { row, kept: { code, url, number: quoteNumber(row.codeHash), expiresAt } };
  };

  /** @throws {Problem} quotes.unknownShared, quotes.sharedExpired */
  const find = async (code: string): Promise<SharedQuoteRow> => {
    const row = await store.find(hashOf(code));
    const state = row ? sharedQuoteState(row.expiresAt, now()) : "gone";
    if (!row || state === "gone") throw new Problem("quotes.unknownShared", { field: "code" });
    if (state === "expired") throw new Problem("quotes.sharedExpired", { field: "code" });
    return row;
  };

  /** Null when the plan is not sold any more. */
  const rateToday = async (row: SharedQuoteRow, language: Language) => {
    const { kind, body: carType, cylinders: cylinderType } = row;
    const car = quotes.parseAddress({ kind, carType, cylinderType });
    const edition = await quotes.edition(row.edition);
    const answers = answersOn(quotes.today(), row, car, edition?.tables);
    const one = await rateOne(row.packageId, car, answers);
    return one ? present(one, language) : null;
  };

  return {
    /** @throws {Problem} for what GET /api/packages refuses, too; requests.declined */
    share: async (wanted: Wanted, language: Language, ip: string): Promise<KeptQuote> => {
      const { risk, one } = await rateWanted(wanted);
      await limits.take("shareQuote", addressKey(ip));
      const { row, kept } = prepare({ kind: wanted.kind, risk, language }, one);
      await store.insert([row]);
      return kept;
    },

    /** Keeps quotes that are already rated, each under an address of its own. */
    keep: async (
      about: About,
      plans: readonly PricedPlan[],
    ): Promise<(PricedPlan & { kept: KeptQuote })[]> => {
      const prepared = plans.map((one) => ({ one, ...prepare(about, one) }));
      await store.insert(prepared.map(({ row }) => row));
      return prepared.map(({ one, kept }) => ({ ...one, kept }));
    },

    read: async (code: string, language: Language): Promise<SharedQuote> => {
      const row = await find(code);
      const today = await rateToday(row, language);
      return {
        number: quoteNumber(row.codeHash),
        kind: row.kind,
        carType: row.body,
        cylinderType: row.cylinders,
        inputs: presentInputs(row),
        driverAgeBand: row.driverAgeBand,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        quote: row.quote[language],
        now: today,
        differenceFils: differenceOf(today, row.quote[language]),
      };
    },

    find,

    /** Ruling P24. */
    sweep: () => store.deleteExpiredBy(goneBefore(now())),
  };
};

export type SharedQuotes = ReturnType<typeof createSharedQuotes>;
