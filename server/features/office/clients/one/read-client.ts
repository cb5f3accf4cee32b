import type { ClientCar, OneClient } from "../../../../../contract/office/clients/one.ts";
import type { Parts } from "../../../../parts.ts";
import type { Client } from "../../../../records/clients/clients-store.ts";
import type { DescribedClient } from "../../../../records/clients/described-clients-store.ts";
import { findPreferences } from "../../../../records/clients/preferences-store.ts";
import { presentPreferences } from "../../../../records/clients/present-preferences.ts";
import { readStaffNames } from "../../../../records/staff/staff-names-store.ts";
import type { Quotes } from "../../../quotes/quotes.ts";
import { presentRow, type ShownNames } from "../../desk/present-row.ts";
import { createTimelineStore } from "../timeline/timeline-store.ts";
import { carsOf, type ClientCarRows } from "./cars-of.ts";
import { createClientStore } from "./client-store.ts";

const MOST_OTHER_NAMES = 5;

const presentPolicy = (
  { insured, policy }: ClientCarRows,
  { insurers }: Pick<ShownNames, "insurers">,
): ClientCar["policy"] => {
  if (!policy) return null;
  const { insurer, ...days } = policy;
  const { companyNameEn: en, companyNameAr: ar } = insured ?? {};
  return {
    ...days,
    insurerName: insurers.find(({ slug }) => slug === insurer)?.name ?? {
      en: insurer,
      ar: insurer,
    },
    planName: en && ar ? { en, ar } : null,
  };
};

/** Who somebody is, and what is open. */
export const createClientReading = (
  { db, now }: Pick<Parts, "db" | "now">,
  quotes: Pick<Quotes, "insurers">,
) => {
  const store = createClientStore(db);
  const timeline = createTimelineStore(db);

  const openOf = async (client: Client, names: ShownNames, at: Date) => {
    const [open, openRefunds] = await Promise.all([store.open(client), store.openRefunds(client)]);
    return { open: open.map((row) => presentRow(row, names, at)), openRefunds };
  };

  return async (client: Client, joined: readonly DescribedClient[]): Promise<OneClient> => {
    const [insurers, named] = await Promise.all([quotes.insurers(), readStaffNames(db)]);
    const names = { insurers, named };
    const at = now();
    const [signedUp, requests, waiting, sums, policyCount, consents, preferences] =
      await Promise.all([
        store.account(client),
        store.requests(client),
        openOf(client, names, at),
        store.sums(client),
        store.countPolicies(client),
        store.consents(client),
        findPreferences(db, client.id),
      ]);
    const requestIds = requests.map(({ id }) => id);
    const [policies, counts] = await Promise.all([
      store.policiesOf(requestIds),
      timeline.count({ ...client, requestIds }),
    ]);
    const [newest] = requests;
    const isVerified = Boolean(signedUp?.verifiedAt);
    // Before the address is proven, anybody may have signed up for it: requests name whose it is.
    const account = isVerified || !newest ? signedUp : undefined;
    const allNames = [account?.name, ...requests.map(({ username }) => username)];
    const [name = "", ...otherNames] = new Set(allNames.filter((one) => one !== undefined));
    const since = [account?.createdAt, sums?.firstAt].filter((one) => one instanceof Date);

    return {
      id: client.id,
      name,
      otherNames: otherNames.slice(0, MOST_OTHER_NAMES),
      email: client.email,
      phone: account?.phone ?? requests.find(({ phone }) => phone !== null)?.phone ?? null,
      hasAccount: isVerified,
      isUnverified: account !== undefined && !isVerified,
      language: newest?.language ?? account?.language ?? "en",
      since: new Date(Math.min(...since.map((one) => one.getTime()))).toISOString(),
      preferences: preferences ? presentPreferences(preferences, named) : null,
      ...waiting,
      joined: await Promise.all(
        joined.map(async (other) => ({
          id: other.id,
          name: other.name,
          ...(await openOf(other, names, at)),
        })),
      ),
      requests: requests.map((row) => presentRow(row, names, at)),
      requestCount: sums?.requests ?? 0,
      cars: carsOf(requests, policies).map((car) => ({
        request: presentRow(car.newest, names, at),
        make: car.newest.make,
        model: car.newest.model,
        policy: presentPolicy(car, names),
      })),
      money: {
        paidFils: sums?.paidFils ?? 0,
        policies: policyCount,
        refundedFils: sums?.refundedFils ?? 0,
        toRefundFils: waiting.openRefunds.reduce((fils, { amountFils }) => fils + amountFils, 0),
      },
      consents: consents.map((consent) => ({ ...consent, at: consent.at.toISOString() })),
      counts,
    };
  };
};
