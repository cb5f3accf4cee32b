import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readOfferPlans } from "../../../../contract/office/offers/routes.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { leadOf, personalDetailsParts, postLead } from "../../../../tests/support/leads.ts";
import { offersOf } from "../../../../tests/support/offers.ts";
import { newContact } from "../../../../tests/support/purchases.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { requestRow, storedLead } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
let world: ReturnType<typeof offersOf>;
let id: string;
let agent: Awaited<ReturnType<ReturnType<typeof offersOf>["agentOf"]>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  world = offersOf(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  id = await storedLead(app, await signUpVerified(app));
  agent = await world.agentOf(id);
});

const plansFor = async () => {
  const answer = await world.staff.get(`/requests/${id}/offer-plans`, agent.cookie);
  return readOfferPlans.schema.response[200].parse(answer.json()).data;
};

const offersNow = async () => (await agent.read()).offers;

describe("the plans that may insure a car", () => {
  it("are rated by the price lists, with a ledger that adds up", async () => {
    const { plans, insurers } = await plansFor();
    expect(plans.length).toBeGreaterThan(3);
    expect(insurers.map(({ slug }) => slug)).toContain("marsa");
    for (const { ledger, priceFils } of plans)
      expect(ledger.reduce((sum, { amountFils }) => sum + amountFils, 0)).toBe(priceFils);
  });

  it.each([randomUUID(), "1' or 1=1"])(
    "are of a request that exists, not of %s",
    async (unknown) => {
      const answer = await world.staff.get(
        `/requests/${encodeURIComponent(unknown)}/offer-plans`,
        agent.cookie,
      );
      expect([answer.statusCode, answer.json().code]).toEqual([404, "requests.notFound"]);
    },
  );

  it("say which of them the customer chose when sending", async () => {
    expect((await plansFor()).wished).toBeNull();
    const [, plan] = (await plansFor()).plans;
    const { body, cylinders, type } = await requestRow(app, id);
    const packageId = `${plan?.id}-${body}-${cylinders}-${type}`;
    await app.parts.db.update(schema.requests).set({ packageId }).where(eq(schema.requests.id, id));
    expect((await plansFor()).wished).toBe(plan?.id);
  });

  it("are offered at the price of the list, or at another that the insurer quoted", async () => {
    const [plan] = (await plansFor()).plans;
    if (!plan) throw new Error("There is no plan.");
    const ours = { plan: plan.id, other: null };
    await agent.make({ ...ours, priceFils: plan.priceFils }, null);
    await agent.make({ ...ours, priceFils: plan.priceFils + 10_500 }, null);
    const [listed, quoted] = await offersNow();
    expect(listed).toMatchObject({ plan: plan.id, planName: plan.planName, state: "draft" });
    expect(listed?.ledger.map(({ code }) => code)).not.toContain("insurerQuotation");
    const difference = quoted?.ledger.find(({ code }) => code === "insurerQuotation");
    expect(difference?.amountFils).toBe(10_000);
    expect(quoted?.ledger.reduce((sum, { amountFils }) => sum + amountFils, 0)).toBe(
      quoted?.priceFils,
    );
  });
});

describe("an offer", () => {
  it("is a draft that nobody else sees until it is sent, with the others at once", async () => {
    const { email } = await agent.read();
    await agent.make({ priceFils: 100_000 }, null);
    const [draft] = await offersNow();
    expect(await app.offers.listOf(await requestRow(app, id), "en")).toEqual([]);
    expect((await agent.read()).state).toBe("lead");
    const answer = await agent.make({ priceFils: 120_000 }, [draft?.id ?? ""]);
    expect(answer.json().data).toMatchObject({ state: "offered", turn: "customer" });
    const mail = await app.mailTo(email, ({ subject }) => subject === "Your offers are ready");
    expect(mail.text).toMatch(/1,000\.00[^]+1,200\.00/);
    expect(
      app.sent.filter(({ to, subject }) => to === email && /offer/.test(subject)),
    ).toHaveLength(1);
  });

  it("that is a draft may be written again, sent later, or discarded", async () => {
    await agent.make({ why: "" }, null);
    const [draft] = await offersNow();
    const path = `offers/${draft?.id}`;
    const unready = await agent.act("send-offers", { offers: [draft?.id] });
    expect(unready.json()).toMatchObject({ code: "request.invalid", field: "why" });
    await agent.act(path, { terms: world.terms({ priceFils: 5_000, why: "Good." }), send: null });
    expect(await offersNow()).toMatchObject([{ id: draft?.id, priceFils: 5_000, version: 1 }]);
    expect((await agent.act("send-offers", { offers: [draft?.id] })).statusCode).toBe(200);
    expect((await agent.act("send-offers", { offers: [draft?.id] })).json().code).toBe(
      "staff.offerEnded",
    );
    await agent.make({}, null);
    const second = (await offersNow()).find(({ state }) => state === "draft");
    await agent.act(`offers/${second?.id}/withdraw`);
    expect(await offersNow()).toHaveLength(1);
  });

  it("that was sent keeps its terms; other terms are a new version", async () => {
    await agent.make({ priceFils: 100_000 });
    const [sent] = await offersNow();
    await agent.act(`offers/${sent?.id}`, {
      terms: world.terms({ priceFils: 90_000 }),
      send: null,
    });
    expect(
      (await app.offers.listOf(await requestRow(app, id), "en")).map(({ priceFils }) => priceFils),
    ).toEqual([100_000]);
    const draft = (await offersNow()).find(({ state }) => state === "draft");
    await agent.act("send-offers", { offers: [draft?.id] });
    expect(await offersNow()).toMatchObject([
      { state: "superseded", priceFils: 100_000, version: 1 },
      { state: "open", priceFils: 90_000, version: 2, supersedes: sent?.id },
    ]);
  });

  it("to somebody without an account invites to sign up, and leads to the request", async () => {
    const contact = newContact();
    const lead = await leadOf(app, await postLead(app, await personalDetailsParts("vcc", contact)));
    const other = await world.agentOf(lead.id);
    await other.make();
    const { text } = await app.mailTo(contact.email, ({ subject }) => /offer/.test(subject));
    const next = encodeURIComponent(`/profile/requests/${lead.id}`);
    const email = encodeURIComponent(contact.email);
    expect(text).toContain(`/signup?next=${next}#email=${email}`);
    expect(text).not.toContain(contact.username);
  });

  it("is made by the agent who took the request, on the version that was read", async () => {
    const colleague = (await world.staff.enter()).cookie;
    const body = { version: 1, terms: world.terms(), send: [] };
    const make = (cookie: string, change = {}) =>
      world.staff.post(`/requests/${id}/offers`, { ...body, ...change }, cookie);
    expect((await make(colleague)).json().code).toBe("staff.takenByOther");
    expect((await make(agent.cookie, { version: 9 })).json().code).toBe(
      "requests.changedMeanwhile",
    );
    const admin = (await world.staff.enter("admin")).cookie;
    expect((await make(admin)).json().code).toBe("staff.forbidden");
    expect((await make(agent.cookie)).statusCode).toBe(200);
    expect((await agent.read()).actions).toContain("offer");
  });

  const day = (days: number) => dayInDubai(new Date(), days);
  it.each([
    [{ validUntil: day(-1) }, "validUntil"],
    [{ validUntil: day(92) }, "validUntil"],
    [{ validUntil: "2026-02-30" }, "validUntil"],
    [{ why: " \0 " }, "why"],
    [{ plan: "no-such-plan" }, "plan"],
    [{ plan: "\0" }, "plan"],
    [{ other: null }, "plan"],
    [{ other: { insurer: "nobody", nameEn: "A", nameAr: "", coverType: "thirdParty" } }, "insurer"],
    [{ other: { insurer: "marsa", nameEn: " ", nameAr: "", coverType: "thirdParty" } }, "nameEn"],
  ] as const)("with %j is refused for %s", async (change, field) => {
    const answer = await agent.make(change);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    expect(await offersNow()).toEqual([]);
  });

  it.each([0, -5, 1.5, 1e300, "12"])("of %s fils is refused", async (priceFils) => {
    expect((await agent.make({ priceFils: priceFils as number })).statusCode).toBe(400);
  });

  it("that does not exist is not found", async () => {
    await agent.make();
    for (const offerId of [randomUUID(), "x", "%00"]) {
      expect((await agent.act(`offers/${offerId}/withdraw`)).statusCode).toBe(404);
      expect((await agent.act("send-offers", { offers: [offerId] })).statusCode).toBe(404);
    }
  });
});
