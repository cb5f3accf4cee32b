import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkOffer, readOfferPlans } from "../../../../contract/office/offers/routes.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { setRequest } from "../../../../tests/support/edits.ts";
import { offersOf } from "../../../../tests/support/offers.ts";
import { requestRow, storedLead } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let world: ReturnType<typeof offersOf>;
let id: string;
let agent: Awaited<ReturnType<ReturnType<typeof offersOf>["agentOf"]>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  world = offersOf(app);
  id = await storedLead(app, await signUpVerified(app));
  const inputs = { value: { value: 86_000, source: "asked" } } as const;
  await setRequest(app, id, { inputs });
  agent = await world.agentOf(id);
});
afterAll(() => app.close());

const post = (terms: object, requestId = id) =>
  world.staff.post(
    `/requests/${encodeURIComponent(requestId)}/offer-check`,
    { terms },
    agent.cookie,
  );

const check = async (terms: object) => {
  const answer = await post(terms);
  expect(answer.statusCode).toBe(200);
  return checkOffer.schema.response[200].parse(answer.json()).data;
};

const comprehensive = async () => {
  const answer = await world.staff.get(`/requests/${id}/offer-plans`, agent.cookie);
  const { plans } = readOfferPlans.schema.response[200].parse(answer.json()).data;
  const plan = plans.find(
    ({ coverType, choices }) => coverType === "comprehensive" && choices.repair.length > 1,
  );
  if (!plan) throw new Error("No comprehensive plan sells agency repair.");
  return plan;
};

const another = { plan: null, other: { coverType: "comprehensive" } } as const;

describe("the plans that may insure a car", () => {
  it("say what they sell, with the difference that each choice makes", async () => {
    const { excessAed, repair, choices } = await comprehensive();
    expect(choices.excess.find(({ aed }) => aed === excessAed)?.amountFils).toBe(0);
    expect(choices.repair.find(({ code }) => code === repair)?.amountFils).toBe(0);
    const { amountFils = 0 } = choices.excess.find(({ aed }) => aed === 0) ?? {};
    expect(amountFils).toBeGreaterThan(0);
  });
});

describe("terms that are typed", () => {
  it("are compared with our price for the same terms, line by line", async () => {
    const plan = await comprehensive();
    const own = await check({ plan: plan.id, other: null, priceFils: plan.priceFils });
    expect(own.comparison).toMatchObject({ ourFils: plan.priceFils, statedAed: 86_000 });
    expect([own.doubts, own.ledger]).toEqual([[], plan.ledger]);

    const none = plan.choices.excess.find(({ aed }) => aed === 0)?.amountFils ?? 0;
    const dearer = await check({ plan: plan.id, other: null, excessAed: 0 });
    expect(dearer.comparison.ourFils).toBe(plan.priceFils + none);
    expect(dearer.sold?.excessAed).toBe(0);
    const sum = dearer.ledger.reduce((total, { amountFils }) => total + amountFils, 0);
    expect(sum).toBe(dearer.comparison.ourFils);
    expect(dearer.doubts).toEqual([]);
  });

  it("tell what is doubted about the price and the sum insured", async () => {
    const plan = await comprehensive();
    const at = async (percent: number, change: object = {}) => {
      const priceFils = Math.round((plan.priceFils * percent) / 100);
      return (await check({ plan: plan.id, other: null, priceFils, ...change })).doubts;
    };
    expect(await at(108)).toEqual([]);
    expect(await at(115)).toEqual(["offBy10"]);
    expect(await at(4)).toEqual(["offBy25", "belowFloor"]);
    expect(await at(1_000)).toContain("offBy25");
    expect(await at(100, { sumInsuredAed: 40_000 })).toContain("sumInsured");
  });

  it("of another plan are compared with today's prices of the cover", async () => {
    const plan = await comprehensive();
    const { comparison, sold, ledger, doubts } = await check({ ...another, priceFils: 5_000 });
    expect([comparison.ourFils, sold, ledger]).toEqual([null, null, []]);
    expect(comparison.lowestFils).toBeLessThanOrEqual(plan.priceFils);
    expect(comparison.highestFils).toBeGreaterThanOrEqual(plan.priceFils);
    expect(doubts).toEqual(["outOfRange", "belowFloor"]);
  });

  it("are answered with what the plan sells where they choose something else", async () => {
    const plan = await comprehensive();
    const { sold } = await check({ plan: plan.id, other: null, excessAed: 99_999 });
    const most = Math.max(...plan.choices.excess.map(({ aed }) => aed));
    expect(sold?.excessAed).toBe(most);
  });

  it("may be those of a whole offer, and change nothing", async () => {
    const before = await requestRow(app, id);
    await check(world.terms());
    expect(await requestRow(app, id)).toEqual(before);
    expect((await agent.read()).offers).toEqual([]);
  });

  it.each([
    [{ plan: "no-such-plan", other: null }, "plan"],
    [{ plan: "\0", other: null }, "plan"],
    [{ plan: null, other: null }, "plan"],
  ])("%j are refused", async (terms, field) => {
    const answer = await post(terms);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });

  it.each([
    { excessAed: 1.5 },
    { excessAed: 100_001 },
    { sumInsuredAed: 999 },
    { repair: "none" },
    { addOns: ["everything"] },
    { priceFils: 0 },
  ])("with %j are refused", async (change) => {
    expect((await post({ ...another, ...change })).statusCode).toBe(400);
  });

  it.each([randomUUID(), "1' or 1=1"])("of the request %s are not found", async (unknown) => {
    const answer = await post(another, unknown);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "requests.notFound"]);
  });

  it("are for agents only", async () => {
    const admin = (await world.staff.enter("admin")).cookie;
    const answer = await world.staff.post(`/requests/${id}/offer-check`, { terms: another }, admin);
    expect(answer.json().code).toBe("staff.forbidden");
  });
});
