import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { chosenFields, quoteOf } from "../../../../tests/support/editions.ts";
import { editAs } from "../../../../tests/support/edits.ts";
import { insuranceDesk } from "../../../../tests/support/insurance.ts";
import { multipart } from "../../../../tests/support/multipart.ts";
import { offersOf } from "../../../../tests/support/offers.ts";
import { paidValues, policyParts } from "../../../../tests/support/policies.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { postRenewal, renewalParts } from "../../../../tests/support/sends.ts";
import { shareQuote } from "../../../../tests/support/shared-quotes.ts";
import { storedLead, storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { HandOff } from "../../../../contract/payments.ts";
import type { Package } from "../../../../contract/quotes.ts";
import type { RequestDetails } from "../../../../contract/requests.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import { type BenefitCode, limit, yes } from "../../../../domain/quotes/cover.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { nameEarlierVersions } from "./earlier-versions-store.ts";

type Person = Awaited<ReturnType<typeof signUpVerified>>;
type Member = Awaited<ReturnType<ReturnType<typeof insuranceDesk>["memberOf"]>>;

const PLAN = "hazm-comprehensive";

let app: TestApp;
let owner: Person;
let agent: Member;
let admin: Member;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  const desk = insuranceDesk(app);
  owner = await signUpVerified(app);
  agent = await desk.memberOf("agent");
  admin = await desk.memberOf("admin");
});
afterAll(() => app.close());

const patient = { timeout: 5_000 };

/** Two people agree on another version of a plan. */
const change = async (plan: string, by: (content: PlanContent) => PlanContent) => {
  const copy = await agent.does("/plans", { plan });
  if (!copy.content.plan) throw new Error("The draft holds no plan.");
  const asked = await agent.ask(await agent.save(copy, by(copy.content.plan)));
  expect((await admin.decide(asked)).statusCode).toBe(200);
};

/** Towing up to an amount, and a description that tells the versions apart. */
const withTowing = (aed: number) => (content: PlanContent) => ({
  ...content,
  description: { en: `Tows for ${aed}`, ar: "تسحب السيارة" },
  cover: [
    ...content.cover.filter(({ benefit }) => benefit !== "towing"),
    { benefit: "towing" as const, value: limit(aed), group: "additional" as const },
  ],
});

type Covered = { cover: readonly { benefit: string; value: unknown }[] | null };
const valueIn = (shown: Covered | null | undefined, benefit: BenefitCode) =>
  shown?.cover?.find((line) => line.benefit === benefit)?.value;

const send = async (inputs: Record<string, string> = {}) => {
  const quote = await quoteOf(app, PLAN, inputs);
  const fields = { ...chosenFields(quote), ...inputs };
  const sent = await postRenewal(app, owner, await renewalParts(app, fields));
  return { quote, id: HandOff.parse(sent.json()).requestId };
};

const detailsOf = async (id: string) => {
  const url = `/api/carins/insurance-requests/${id}`;
  return (await app.call({ url, headers: owner.headers })).json<{ data: RequestDetails }>().data;
};

const rowOf = async (id: string) => {
  const { requests } = schema;
  const [row] = await app.parts.db.select().from(requests).where(eq(requests.id, id));
  return row;
};

describe("a cover that two people change", () => {
  it("stays what it was for the request, the shared quote and the desk of before", async () => {
    await change(PLAN, withTowing(500));
    const towing = async () => valueIn(await quoteOf(app, PLAN), "towing");
    await expect.poll(towing, patient).toEqual(limit(500));
    const before = await send({ addOns: "omanCover" });
    const shared = (await shareQuote(app, { packageId: PLAN })).json().data.code;

    await change(PLAN, withTowing(200));
    await expect.poll(towing, patient).toEqual(limit(200));
    const after = await send();
    const [first, second] = [await detailsOf(before.id), await detailsOf(after.id)];
    expect(valueIn(first.planCover, "towing")).toEqual(limit(500));
    expect(valueIn(first.planCover, "omanCover")).toEqual(yes);
    expect(first.planCover?.cover).toEqual(before.quote.cover);
    expect(first.planCover).toMatchObject({ description: "Tows for 500", documents: [] });
    expect(second.planCover?.cover).toEqual(after.quote.cover);
    expect(first.planCover?.version).toBe(before.quote.planVersion);
    expect(second.planCover?.version).not.toBe(first.planCover?.version);

    const atDesk = async (id: string) => (await agent.read(id)).planVersion;
    expect(await atDesk(before.id)).toMatchObject({ number: 2, isOnSale: false });
    expect(await atDesk(after.id)).toMatchObject({ number: 3, isOnSale: true });

    const answer = await app.call({ url: `/api/quotes/${shared}` });
    const { quote, now } = answer.json<{ data: { quote: Package; now: Package } }>().data;
    expect([valueIn(quote, "towing"), valueIn(now, "towing")]).toEqual([limit(500), limit(200)]);
    const [stored] = await app.parts.db.select().from(schema.sharedQuotes);
    expect(stored?.planVersion).toBe(first.planCover?.version);

    // What is on sale again has its name of before.
    await change(PLAN, withTowing(500));
    await expect.poll(towing, patient).toEqual(limit(500));
    expect(await atDesk(before.id)).toMatchObject({ number: 2, isOnSale: true });
    expect((await detailsOf(before.id)).planCover).toEqual(first.planCover);
  });

  it("is told to who saw the one before, even at the same price", async () => {
    const plan = "nakhla-third-party";
    const shown = await quoteOf(app, plan);
    const sendAs = async (fields: Record<string, string | undefined>) =>
      postRenewal(app, owner, await renewalParts(app, { ...chosenFields(shown), ...fields }));
    const count = () => app.parts.db.$count(schema.requests);
    expect(shown.planVersion).toBeUndefined();

    await change(plan, withTowing(150));
    const now = async () => quoteOf(app, plan);
    await expect.poll(async () => valueIn(await now(), "towing"), patient).toEqual(limit(150));
    const { planVersion, priceFils } = await now();
    expect(priceFils).toBe(shown.priceFils);
    const before = await count();
    for (const named of ["first", "f".repeat(64), "none"])
      expect(refusalOf(await sendAs({ planversion: named }))).toEqual({
        statusCode: 409,
        code: "requests.coverChanged",
        field: "planversion",
      });
    expect(await count()).toBe(before);

    const sent = await sendAs({ planversion: planVersion });
    const { requestId } = HandOff.parse(sent.json());
    expect((await detailsOf(requestId)).planCover?.version).toBe(planVersion);
    const edit = (fields: object) =>
      editAs(app, owner, requestId, { cylinderType: "8", ...fields });
    const repriced = await edit({});
    const price = repriced.json<{ price: number }>().price;
    const stale = await edit({ companyprice: price, planversion: "first" });
    expect(refusalOf(stale)).toMatchObject({ code: "requests.coverChanged" });
    expect((await edit({ companyprice: price, planversion: planVersion })).statusCode).toBe(200);
  });

  it("stays what it was for an offer, and for the request that accepts it", async () => {
    const offers = offersOf(app);
    const lead = await storedLead(app, owner);
    const colleague = await offers.agentOf(lead);
    await colleague.make({ plan: PLAN, other: null });
    const [offer] = await offers.list(owner, lead);
    expect(valueIn(offer, "towing")).toEqual(limit(500));

    await change(PLAN, withTowing(300));
    const [later] = await offers.list(owner, lead);
    expect(later).toEqual(offer);
    expect(later?.description).toBe("Tows for 500");
    expect((await colleague.read()).offers[0]?.planVersion).toMatchObject({ isOnSale: false });
    if (later) expect((await offers.accept(owner, lead, later)).statusCode).toBe(200);
    const { planCover } = await detailsOf(lead);
    expect(planCover).toMatchObject({ version: offer?.planVersion, description: "Tows for 500" });
    expect(planCover?.cover).toEqual(offer?.cover);
  });

  it("is named by the policy, too", async () => {
    const car = { purchase: "renew", body: "saloon", cylinders: "4" } as const;
    const sold = await app.quotes.rate({ planId: "hazm-third-party" }, car, {});
    const planVersion = sold?.plan.versionDigest ?? "";
    const values = { ...paidValues(), planVersion };
    const id = await storedRequest(app, owner, values);
    await agent.take(id);
    const { headers, payload } = multipart(policyParts());
    const recorded = await app.call({
      method: "POST",
      url: `/api/office/requests/${id}/policy`,
      headers: { ...headers, "sec-fetch-site": "same-origin" },
      cookies: { staff: agent.cookie },
      payload,
    });
    expect(recorded.statusCode).toBe(200);
    await change("hazm-third-party", withTowing(100));
    const { policy, planCover } = await detailsOf(id);
    expect(policy?.planVersion).toBe(planVersion);
    expect(planCover?.version).toBe(planVersion);
    expect(valueIn(planCover, "towing")).not.toEqual(limit(100));
  });
});

describe("what was sold before it named a version", () => {
  it("is named where that can be known, and else shows no cover", async () => {
    const { id } = await send();
    const named = (await rowOf(id))?.planVersion;
    const { requests } = schema;
    const forget = (values: object = {}) =>
      app.parts.db
        .update(requests)
        .set({ planVersion: null, ...values })
        .where(eq(requests.id, id));
    await forget();
    expect((await detailsOf(id)).planCover).toBeNull();
    expect(await agent.read(id)).toMatchObject({ planVersion: null, edition: expect.any(String) });
    await nameEarlierVersions(app.parts.db);
    expect((await rowOf(id))?.planVersion).toBe(named);

    // Another version came on sale between its sending and its last change.
    await forget({ createdAt: new Date(app.parts.now().getTime() - DAY_MS) });
    await change(PLAN, withTowing(700));
    await forget({ updatedAt: new Date(app.parts.now().getTime() + 1) });
    await nameEarlierVersions(app.parts.db);
    expect((await rowOf(id))?.planVersion).toBeNull();
  });
});
