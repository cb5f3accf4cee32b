import type { Insurer, Partner } from "../../../contract/insurers.ts";
import type { PlanVersion } from "../../../contract/office/plan-version.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { commissionOn, isInForce, maySell } from "../../../domain/insurance/agreement.ts";
import type { Language } from "../../../domain/language.ts";
import { coverTypes } from "../../../domain/quotes/package-kinds.ts";
import { parseEdition } from "../../../domain/quotes/parse-edition.ts";
import { rate, rateWithChoices, type Rated } from "../../../domain/quotes/rate.ts";
import type { Edition } from "../../../domain/quotes/rating-plan.ts";
import type { GivenInputs, Risk } from "../../../domain/quotes/risk.ts";
import type { Database } from "../../adapters/database/database.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { untilChange } from "../../site-changes.ts";
import { type Car, packageIdOf, parseAddress } from "./car-address.ts";
import { digestOf } from "./content-digest.ts";
import { createPresentation, type PlanOnSale } from "./present-quotes.ts";
import { agreementsIn, isAgreed } from "./agreements-store.ts";
import {
  editionsIn,
  findEditionIn,
  insertSaleIn,
  isOnSale,
  lockPlanIn,
  type Moment,
} from "./editions-store.ts";
import { type InsurerRow, insurersIn, logoOf } from "./insurers-store.ts";
import { type PlanRow, shownVersion, versionNamed } from "./plan-row.ts";
import { planVersionsIn, versionsOfIn } from "./plans-store.ts";
import { type ShownPrices, shownPrices } from "./shown-prices.ts";
import { createQuotesStore, findOnSaleIn, type PlanWanted } from "./quotes-store.ts";

/** A plan rated with its edition of now. */
export type RatedPlan = {
  plan: PlanRow;
  packageId: string;
  /** Digest. */
  edition: string;
  risk: Risk;
  rated: Rated;
};

/** What was sold under a version of a plan; `planVersion` is its digest. */
type Versioned = { insurer: string | null; planVersion: string | null };

const shownInsurer = ({ slug, nameEn, nameAr, ...pictures }: InsurerRow): Insurer => ({
  slug,
  name: { en: nameEn, ar: nameAr },
  logo: logoOf(pictures),
});

/** PostgreSQL refuses a text with a null character; no name has one. */
const tidied = (wanted: PlanWanted): PlanWanted =>
  "companyName" in wanted
    ? { ...wanted, companyName: wanted.companyName.replaceAll("\0", "").trim() }
    : wanted;

export const createQuotes = ({ db, changes, now }: Pick<Parts, "db" | "changes" | "now">) => {
  const store = createQuotesStore(db);
  const moment = (): Moment => {
    const at = now();
    return { at, day: dayInDubai(at) };
  };

  /** What was on sale at a moment, and will be: without a handle at most 2 s old. */
  const readPlans = async (handle?: Database) => {
    const insurers = await insurersIn(handle ?? db);
    const agreements = await agreementsIn(handle ?? db);
    const versions = Map.groupBy(await planVersionsIn(handle ?? db, now()), ({ id }) => id);
    const editions = await editionsIn(handle ?? db, moment());
    const parsed = editions.map((row) => ({ row, tables: parseEdition(row.tables) }));
    const onSaleAt = (at: Moment): PlanOnSale[] =>
      Array.from(versions.values()).flatMap((ofPlan) => {
        const plan = ofPlan.find(({ onSaleFrom }) => onSaleFrom <= at.at);
        const insurer = insurers.find(({ slug }) => slug === plan?.insurer);
        if (!plan?.onSale || !insurer || !isAgreed(agreements, plan, at.day)) return [];
        const current = parsed.find(({ row }) => row.plan === plan.id && isOnSale(row, at));
        if (!current) return [];
        const commission = commissionOn(
          agreements.filter((one) => one.insurer === plan.insurer),
          plan.coverType,
          at.day,
        );
        const { row, tables } = current;
        return [{ plan, insurer, digest: row.digest, tables, commission }];
      });
    return onSaleAt;
  };

  const catalogue = untilChange(changes, async () => ({
    onSaleAt: await readPlans(),
    present: createPresentation(),
  }));

  const rateEach = (
    onSaleAt: (at: Moment) => PlanOnSale[],
    car: Car,
    inputs: GivenInputs,
    at = moment(),
  ) => {
    const risk: Risk = { body: car.body, cylinders: car.cylinders, day: at.day, inputs };
    const plans = onSaleAt(at).map((one) => ({
      ...one,
      id: packageIdOf(one.plan, car),
      rated: rateWithChoices(one.tables, risk),
    }));
    return { at: at.at, risk, plans };
  };

  const rateAll = async (car: Car, inputs: GivenInputs) => {
    const { onSaleAt, present } = await catalogue();
    return { ...rateEach(onSaleAt, car, inputs), present };
  };

  return {
    parseAddress,

    /** JSON of the answer: cheapest first, at most 2 s old; and which prices it shows. */
    list: async (
      car: Car,
      inputs: GivenInputs,
      language: Language,
    ): Promise<{ text: string; shown: ShownPrices }> => {
      const { plans, present } = await rateAll(car, inputs);
      return { text: present(plans, language), shown: shownPrices(plans) };
    },

    /** The same as data: every plan on sale, priced or declined, at most 2 s old. */
    rateAll,

    /** The same inside the caller's transaction, with the editions that are there now. */
    rateAllIn: async (tx: Database, car: Car, inputs: GivenInputs) =>
      rateEach(await readPlans(tx), car, inputs),

    today: () => moment().day,

    /** Those of which something may be sold today, whether or not a plan is on sale. */
    partners: async (): Promise<Partner[]> => {
      const [insurers, agreements] = [await store.listInsurers(), await agreementsIn(db)];
      const { day } = moment();
      return insurers.flatMap((row) => {
        const own = agreements.filter((one) => one.insurer === row.slug);
        if (!own.some((one) => isInForce(one, day))) return [];
        const commission = coverTypes
          .filter((cover) => maySell(own, cover, day))
          .map((cover) => ({ cover, points: commissionOn(own, cover, day) }));
        return [{ ...shownInsurer(row), commission }];
      });
    },

    insurers: async (): Promise<Insurer[]> => (await store.listInsurers()).map(shownInsurer),

    /**
     * Rates the named plan with its edition of now; undefined when no such plan is sold.
     * @throws {Problem} requests.notSold without a valid agreement of its insurer (ruling O10)
     */
    rate: async (
      wanted: PlanWanted,
      car: Car,
      inputs: GivenInputs,
      handle?: Database,
    ): Promise<RatedPlan | undefined> => {
      const at = moment();
      const found = await findOnSaleIn(handle ?? db, tidied(wanted), at);
      if (!found) return undefined;
      const { plan, edition, maySell } = found;
      if (!maySell) throw new Problem("requests.notSold", { field: "companyname" });
      const risk: Risk = { body: car.body, cylinders: car.cylinders, day: at.day, inputs };
      const rated = rate(parseEdition(edition.tables), risk);
      return { plan, packageId: packageIdOf(plan, car), edition: edition.digest, risk, rated };
    },

    /** Undefined for an unknown digest. */
    edition: async (
      digest: string,
      handle?: Database,
    ): Promise<{ digest: string; plan: string; tables: Edition } | undefined> => {
      if (!/^[0-9a-f]{64}$/.test(digest)) return undefined;
      const row = await findEditionIn(handle ?? db, digest);
      return row && { digest, plan: row.plan, tables: parseEdition(row.tables) };
    },

    /** The version of a plan that something sold names; undefined where it is not known. */
    versionNamed: async ({ insurer, planVersion }: Versioned): Promise<PlanRow | undefined> =>
      insurer === null || planVersion === null
        ? undefined
        : versionNamed(await versionsOfIn(db, [{ insurer }]), planVersion),

    /** The same as staff see it; null where it is not known. */
    versionShown: async ({ insurer, planVersion }: Versioned): Promise<PlanVersion | null> =>
      insurer === null || planVersion === null
        ? null
        : shownVersion(await versionsOfIn(db, [{ insurer }]), planVersion, now()),

    /** Puts a new edition on sale. @throws {InvalidEdition} */
    publish: async (
      tables: unknown,
      { onSaleFrom, validFrom }: { onSaleFrom: Date; validFrom: string },
    ): Promise<string> => {
      const edition = parseEdition(tables);
      const { plan } = edition;
      const digest = digestOf(edition);
      await db.transaction(async (tx) => {
        await lockPlanIn(tx, plan);
        const sale = { validFrom, onSaleFrom, draft: null, at: now() };
        await insertSaleIn(tx, { digest, plan, tables: edition }, sale);
      });
      return digest;
    },
  };
};

export type Quotes = ReturnType<typeof createQuotes>;
