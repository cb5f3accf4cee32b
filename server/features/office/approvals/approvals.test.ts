import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Approval } from "../../../../contract/office/approvals/part.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { cancelRequest, returnedRenewal } from "../../../../tests/support/payments.ts";
import { offersOf } from "../../../../tests/support/offers.ts";
import {
  eventsOf,
  refundsOf,
  requestRow,
  storedLead,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

type World = ReturnType<typeof offersOf>;
type Agent = Awaited<ReturnType<World["agentOf"]>>;

let app: TestApp;
let world: World;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
let requestId: string;
let agent: Agent;
let colleague: string;
let admin: string;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  world = offersOf(app);
  colleague = (await world.staff.enter()).cookie;
  admin = (await world.staff.enter("admin")).cookie;
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUpVerified(app);
  requestId = await storedLead(app, owner);
  agent = await world.agentOf(requestId);
});

/** A decimal point in the wrong place: AED 98.06 for AED 980.60. */
const SLIPPED = 9_806;

const asked = async (change = {}): Promise<Approval> => {
  const answer = await agent.ask({ priceFils: SLIPPED, ...change });
  expect(answer.statusCode).toBe(200);
  const [approval] = (await agent.read()).approvals;
  if (!approval) throw new Error("Nothing was asked for.");
  return approval;
};

const decide = (
  cookie: string,
  { id, digest }: Pick<Approval, "id" | "digest">,
  how: "approve" | "refuse" | "withdraw" = "approve",
  payload: object = {},
) => world.staff.post(`/approvals/${id}/${how}`, { digest, ...payload }, cookie);

const refusalOf = (answer: Awaited<ReturnType<typeof decide>>) => ({
  statusCode: answer.statusCode,
  code: answer.json<{ code: string }>().code,
});

const waitingFor = async (cookie: string) =>
  (await world.staff.get("/approvals", cookie)).json<{ data: Approval[] }>().data;

const sentPrices = async () =>
  (await app.offers.listOf(await requestRow(app, requestId), "en")).map((one) => one.priceFils);

describe("a price that is questioned", () => {
  it.each([
    ["of another plan, with a slipped decimal", { priceFils: SLIPPED }],
    ["of another plan, ten times too high", { priceFils: 980_600 }],
    ["below the tariff's floor", { priceFils: 60_000 }],
  ])("%s does not go out alone", async (_what, change) => {
    const approval = await asked(change);
    expect(approval).toMatchObject({ kind: "offer", state: "asked", mayNot: "ownRequest" });
    expect(await sentPrices()).toEqual([]);
    expect((await agent.read()).state).toBe("lead");
  });

  it("of our own plan is compared with the price for the same terms", async () => {
    const plans = await world.staff.get(`/requests/${requestId}/offer-plans`, agent.cookie);
    const { id, priceFils } = plans.json().data.plans[0];
    const ours = { plan: id, other: null };
    await agent.ask({ ...ours, priceFils }, []);
    expect(await sentPrices()).toEqual([priceFils]);
    await agent.ask({ ...ours, priceFils: Math.round(priceFils * 0.7) }, []);
    const [approval] = (await agent.read()).approvals;
    expect(approval).toMatchObject({ ourFils: priceFils, state: "asked" });
  });

  it.each([
    [{ insurerRef: "" }, "offers.priceReference", "insurerRef"],
    [{ priceReason: " " }, "offers.priceReason", "priceReason"],
  ])("needs %j to be filled in", async (change, code, field) => {
    const answer = await agent.ask({ priceFils: SLIPPED, ...change });
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
      422,
      code,
      field,
    ]);
    expect((await agent.read()).approvals).toEqual([]);
  });

  it("waits while the others of the same sending go", async () => {
    await agent.ask({ priceFils: 100_000 }, null);
    const [draft] = (await agent.read()).offers;
    await agent.ask({ priceFils: SLIPPED }, [draft?.id ?? ""]);
    expect(await sentPrices()).toEqual([100_000]);
    expect((await agent.read()).approvals).toHaveLength(1);
    const waiting = (await agent.read()).offers.find(({ state }) => state === "draft");
    expect(waiting?.approval).toBe((await agent.read()).approvals[0]?.id);
  });

  it("goes out, with its mail, when a colleague approves it", async () => {
    const approval = await asked();
    const decided = await decide(colleague, approval);
    expect(decided.json().data).toMatchObject({ state: "used", decision: { reason: "" } });
    expect(await sentPrices()).toEqual([SLIPPED]);
    await app.mailTo(owner.email, ({ subject }) => /offer/.test(subject));
    expect(await eventsOf(app, "approval", approval.id)).toEqual(["asked", "approved", "used"]);
    expect((await decide(colleague, approval)).statusCode).toBe(200);
    expect(refusalOf(await decide(admin, approval)).code).toBe("approvals.ended");
    expect(await sentPrices()).toEqual([SLIPPED]);
  });

  it("is a draft again when it is refused, with the reason", async () => {
    const approval = await asked();
    const reasonless = await decide(colleague, approval, "refuse", { reason: " \0" });
    expect(reasonless.json()).toMatchObject({ code: "request.invalid", field: "reason" });
    await decide(colleague, approval, "refuse", { reason: "Ask Marsa first." });
    expect(await sentPrices()).toEqual([]);
    const { approvals, offers } = await agent.read();
    expect(approvals).toMatchObject([
      { state: "refused", decision: { reason: "Ask Marsa first." } },
    ]);
    expect(offers).toMatchObject([{ state: "draft", approval: null }]);
    const mine = await world.staff.get("/approvals?list=asked", agent.cookie);
    expect(mine.json().data).toMatchObject([{ id: approval.id, state: "refused" }]);
  });
});

describe("two people are needed", () => {
  it("not whoever asked, in any role", async () => {
    const approval = await asked();
    expect(refusalOf(await decide(agent.cookie, approval))).toEqual({
      statusCode: 403,
      code: "approvals.own",
    });
    expect(await sentPrices()).toEqual([]);
  });

  it("nor by writing the same offer or sending it again", async () => {
    await asked();
    const [draft] = (await agent.read()).offers;
    for (const path of ["send-offers", "send-offers"]) {
      const body = { version: (await agent.read()).version, offers: [draft?.id] };
      await world.staff.post(`/requests/${requestId}/${path}`, body, agent.cookie);
    }
    expect(await sentPrices()).toEqual([]);
    expect((await agent.read()).approvals).toHaveLength(1);
  });

  it("and an edit after asking voids what was asked", async () => {
    const approval = await asked();
    const [draft] = (await agent.read()).offers;
    const body = {
      version: (await agent.read()).version,
      terms: world.terms({ priceFils: 5_000 }),
      send: null,
    };
    await world.staff.post(`/requests/${requestId}/offers/${draft?.id}`, body, agent.cookie);
    expect(refusalOf(await decide(colleague, approval)).code).toBe("approvals.ended");
    expect(await sentPrices()).toEqual([]);
    expect((await agent.read()).approvals).toMatchObject([{ state: "void", why: "changed" }]);
  });

  it("and terms that changed in the database make it void, not sent", async () => {
    const approval = await asked();
    const { offers } = schema;
    const change = { priceFils: 1_000, validUntil: "2027-01-01" };
    await app.parts.db.update(offers).set(change).where(eq(offers.requestId, requestId));
    const decided = await decide(colleague, approval);
    expect(decided.json().data).toMatchObject({ state: "void", why: "changed", decision: null });
    expect(await sentPrices()).toEqual([]);
  });

  it("and a digest that was not shown is refused", async () => {
    const approval = await asked();
    const answer = await decide(colleague, { id: approval.id, digest: "0".repeat(64) });
    expect(refusalOf(answer)).toEqual({ statusCode: 412, code: "approvals.changed" });
  });

  it("and two decisions at once are one", async () => {
    const approval = await asked();
    const answers = await Promise.all([
      decide(colleague, approval),
      decide(admin, approval, "refuse", { reason: "No." }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await sentPrices()).toHaveLength(answers[0]?.statusCode === 200 ? 1 : 0);
  });

  it("and neither has changed the other's account within seven days", async () => {
    const approval = await asked();
    const [agentRow, colleagueRow] = await Promise.all(
      [agent.cookie, colleague].map((cookie) => app.staff.sessions.find(cookie)),
    );
    const [whom, by] = [agentRow?.id ?? "", colleagueRow?.id ?? ""];
    const at = new Date(app.parts.now().getTime() - 6 * DAY_MS);
    await app.parts.db
      .insert(schema.staffChangeRows)
      .values({ staffId: whom, change: "rolesChanged", changedBy: by, at });
    expect(refusalOf(await decide(colleague, approval)).code).toBe("approvals.apart");
    expect((await waitingFor(colleague)).map(({ id }) => id)).not.toContain(approval.id);
    const shown = (await world.staff.get(`/approvals/${approval.id}`, agent.cookie)).json().data;
    const apart = shown.deciders.find(
      (one: { colleague: { id: string } }) => one.colleague.id === by,
    );
    expect(apart).toMatchObject({ standing: "apart" });
    expect((await decide(admin, approval)).statusCode).toBe(200);
  });

  it("and compliance is not one of them", async () => {
    const { cookie } = await world.staff.enter("compliance");
    const approval = await asked();
    expect(refusalOf(await decide(cookie, approval)).code).toBe("staff.forbidden");
    expect((await waitingFor(cookie)).map(({ id }) => id)).not.toContain(approval.id);
  });

  it("as the database says, too", async () => {
    const { id } = await asked();
    const [row] = await app.parts.db
      .select()
      .from(schema.approvals)
      .where(eq(schema.approvals.id, id));
    const { askedBy = "" } = row ?? {};
    const decision = { approvalId: id, askedBy, decidedBy: askedBy, at: new Date() };
    const own = app.parts.db
      .insert(schema.approvalDecisionRows)
      .values({ ...decision, decision: "approved" });
    await expect(own).rejects.toThrow();
    const other = app.parts.db
      .insert(schema.approvalDecisionRows)
      .values({ ...decision, askedBy: randomUUID(), decision: "approved" });
    await expect(other).rejects.toThrow();
    const changed = app.parts.db.update(schema.approvals).set({ digest: "x" });
    await expect(changed).rejects.toThrow();
  });
});

describe("what was asked for", () => {
  it("is taken back by whoever asked, and by nobody else", async () => {
    const approval = await asked();
    expect(refusalOf(await decide(colleague, approval, "withdraw")).code).toBe("approvals.notOwn");
    expect((await decide(agent.cookie, approval, "withdraw")).json().data.state).toBe("withdrawn");
    expect(refusalOf(await decide(colleague, approval)).code).toBe("approvals.ended");
  });

  it("ends when the customer cancels", async () => {
    const approval = await asked();
    await cancelRequest(app, { person: owner, requestId });
    expect(refusalOf(await decide(colleague, approval)).code).toBe("approvals.ended");
    const read = (await world.staff.get(`/approvals/${approval.id}`, colleague)).json().data;
    expect(read).toMatchObject({ state: "void", why: "impossible" });
  });

  it("waits for those who may decide, who are named, with all that they need", async () => {
    const approval = await asked();
    expect((await waitingFor(colleague)).map(({ id }) => id)).toContain(approval.id);
    expect((await waitingFor(agent.cookie)).map(({ id }) => id)).not.toContain(approval.id);
    const { data } = (await world.staff.get(`/approvals/${approval.id}`, colleague)).json();
    expect(data).toMatchObject({
      mayNot: null,
      isStranded: false,
      request: { id: requestId },
      offer: { priceFils: SLIPPED, insurerRef: "Q-77", comparison: { ourFils: null } },
    });
    expect(data.deciders.length).toBeGreaterThan(1);
    const counts = (await world.staff.get("/requests/counts", colleague)).json().data;
    expect(counts.approvals).toBeGreaterThan(0);
  });

  it.each([randomUUID(), "1' or 1=1", "%00"])("is found only where it exists: %s", async (id) => {
    const approval = { id: encodeURIComponent(id), digest: "x" };
    expect((await decide(colleague, approval)).statusCode).toBe(404);
  });
});

describe("rejecting what was paid", () => {
  const rejection = { why: "documents", reason: "The licence is of somebody else." };

  it("needs a second person, and nothing is sent back before", async () => {
    const { requestId: paid } = await returnedRenewal(app);
    const own = await world.agentOf(paid);
    const version = (await own.read()).version;
    await world.staff.post(`/requests/${paid}/reject`, { version, ...rejection }, own.cookie);
    const [approval] = (await own.read()).approvals;
    if (!approval) throw new Error("Nothing was asked for.");
    expect(await refundsOf(app, paid)).toEqual([]);
    expect(refusalOf(await decide(own.cookie, approval)).code).toBe("approvals.own");
    expect((await decide(admin, approval)).json().data.state).toBe("used");
    expect(await refundsOf(app, paid)).toHaveLength(1);
    expect((await own.read()).state).toBe("refund_pending");
  });
});
