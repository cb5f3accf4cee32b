import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Offer } from "../../../contract/offer.ts";
import { HandOff } from "../../../contract/payments.ts";
import { DAY_MS } from "../../../domain/durations.ts";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import { signUpVerified } from "../../../tests/support/accounts.ts";
import { editAs, readDetails, setRequest } from "../../../tests/support/edits.ts";
import { offersOf } from "../../../tests/support/offers.ts";
import {
  cancelRequest,
  comeBack,
  gatewaySays,
  startPayment,
} from "../../../tests/support/payments.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import {
  attemptsOf,
  attemptStatesOf,
  eventsOf,
  requestRow,
  storedLead,
} from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { changePlan } from "../../../tests/support/editions.ts";
import { schema } from "../../adapters/database/schema.ts";
import { readStaffNames } from "../../records/staff/staff-names-store.ts";

let app: TestApp;
let world: ReturnType<typeof offersOf>;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  world = offersOf(app);
});
afterAll(() => app.close());

const offered = (...prices: number[]) => world.offered(...prices);
type Offered = Awaited<ReturnType<typeof offered>>;

const first = ({ offers }: Offered) => {
  const [offer] = offers;
  if (!offer) throw new Error("There is no offer.");
  return offer;
};
const statesOf = async ({ person, requestId }: Offered) =>
  (await world.list(person, requestId)).map(({ state }) => state);
const stateOf = async ({ requestId }: Pick<Offered, "requestId">) =>
  (await requestRow(app, requestId)).state;

const accepted = async (...prices: number[]) => {
  const sent = await offered(...prices);
  expect((await world.accept(sent.person, sent.requestId, first(sent))).statusCode).toBe(200);
  return sent;
};

describe("accepting an offer", () => {
  it("makes the request payable at the price, insurer and plan that were shown", async () => {
    const sent = await offered(210_000, 231_000);
    const answer = await world.accept(sent.person, sent.requestId, first(sent));
    expect(answer.json().data).toMatchObject({
      state: "awaiting_payment",
      mayPay: true,
      openOffers: 1,
      selectedPlan: { insurer: "marsa", priceFils: 210_000, companyNames: { en: "Marsa Import" } },
    });
    expect((await eventsOf(app, "request", sent.requestId)).at(-1)).toBe("offerAccepted");
    HandOff.parse((await startPayment(app, sent)).json());
    expect(app.gateway.handedOff.at(-1)).toMatchObject({
      amountFils: 210_000,
      account: "CCAVENUE",
    });
    const [attempt] = await attemptsOf(app, sent.requestId);
    expect(attempt).toMatchObject({ payee: "marsa" });
  });

  it("again changes nothing", async () => {
    const sent = await accepted(210_000);
    const { version } = await requestRow(app, sent.requestId);
    const again = await world.accept(sent.person, sent.requestId, first(sent));
    expect(again.statusCode).toBe(200);
    expect((await requestRow(app, sent.requestId)).version).toBe(version);
  });

  it("is done for one of two at once, and the other names it", async () => {
    const sent = await offered(210_000, 220_000);
    const answers = await Promise.all(
      sent.offers.map((offer) => world.accept(sent.person, sent.requestId, offer)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.code).toBe("offers.anotherAccepted");
    expect((await statesOf(sent)).toSorted()).toEqual(["accepted", "open"]);
    const { priceFils } = await requestRow(app, sent.requestId);
    expect(refused.offer.priceFils).toBe(priceFils);
  });

  it("may take the place of another, whose payment is given up", async () => {
    const sent = await accepted(210_000, 220_000);
    HandOff.parse((await startPayment(app, sent)).json());
    const [before, other] = sent.offers;
    if (!before || !other) throw new Error("There are no two offers.");
    const answer = await world.accept(sent.person, sent.requestId, other, before.id);
    expect(answer.json().data).toMatchObject({ selectedPlan: { priceFils: 220_000 } });
    expect(await statesOf(sent)).toEqual(["lapsed", "accepted"]);
    expect(await attemptStatesOf(app, sent.requestId)).toEqual(["superseded"]);
    HandOff.parse((await startPayment(app, sent)).json());
    expect(app.gateway.handedOff.at(-1)?.amountFils).toBe(220_000);
  });

  it("in an earlier version is refused with the terms of now", async () => {
    const sent = await offered(210_000);
    await sent.agent.act(`offers/${first(sent).id}`, {
      terms: world.terms({ priceFils: 199_500 }),
      send: [],
    });
    const answer = await world.accept(sent.person, sent.requestId, first(sent));
    expect(refusalOf(answer)).toMatchObject({ statusCode: 409, code: "offers.changed" });
    expect(answer.json().offer).toMatchObject({ priceFils: 199_500, version: 2, state: "open" });
    expect(await stateOf(sent)).toBe("offered");
    const again = await world.accept(sent.person, sent.requestId, answer.json().offer);
    expect(again.json().data.selectedPlan.priceFils).toBe(199_500);
  });

  it("is refused for another version, for what is withdrawn, unknown or somebody else's", async () => {
    const sent = await offered(210_000, 220_000);
    const [one, other] = sent.offers;
    if (!one || !other) throw new Error("There are no two offers.");
    const accept = (offer: { id: string; version: number }) =>
      world.accept(sent.person, sent.requestId, offer);
    expect(refusalOf(await accept({ ...one, version: 7 }))).toMatchObject({
      code: "offers.changed",
    });
    await sent.agent.act(`offers/${one.id}/withdraw`);
    expect(refusalOf(await accept(one))).toMatchObject({ code: "offers.notOpen" });
    for (const id of [randomUUID(), "x", "\u0000"])
      expect((await accept({ id, version: 1 })).statusCode).toBe(404);
    const stranger = await offered(100_000);
    expect((await world.accept(stranger.person, sent.requestId, other)).statusCode).toBe(404);
    expect((await world.accept(stranger.person, stranger.requestId, other)).statusCode).toBe(404);
  });

  it("waits while an earlier payment is under review", async () => {
    const sent = await accepted(210_000);
    HandOff.parse((await startPayment(app, sent)).json());
    const [attempt] = await attemptsOf(app, sent.requestId);
    if (!attempt) throw new Error("There is no attempt.");
    await app.parts.db.transaction((tx) =>
      app.payments.giveUpIn(tx, sent.requestId, { actor: "system" }),
    );
    await sent.agent.act(`offers/${first(sent).id}/withdraw`);
    await app.payments.applyGatewayFact(attempt.id, {
      orderNo: attempt.orderNo,
      status: "paid",
      amountFils: 1,
      currency: "AED",
      trackingId: "odd-1",
    });
    await sent.agent.make();
    const offer = (await world.list(sent.person, sent.requestId)).at(-1) ?? first(sent);
    const answer = await world.accept(sent.person, sent.requestId, offer);
    expect(refusalOf(answer)).toMatchObject({ code: "requests.notPayable" });
    expect(await stateOf(sent)).toBe("offered");
  });

  it("is refused after the last day, before any sweep, as is paying", async () => {
    const sent = await accepted(210_000, 220_000);
    app.wait(2 * DAY_MS);
    const [, other] = sent.offers;
    if (!other) throw new Error("There is no second offer.");
    expect(refusalOf(await startPayment(app, sent))).toMatchObject({ code: "offers.notOpen" });
    expect(
      refusalOf(await world.accept(sent.person, sent.requestId, other, first(sent).id)),
    ).toMatchObject({ code: "offers.notOpen" });
  });
});

describe("paying without an accepted offer", () => {
  it("is refused", async () => {
    const sent = await offered(210_000);
    expect(refusalOf(await startPayment(app, sent))).toEqual({
      statusCode: 409,
      code: "offers.notAccepted",
    });
    expect(await attemptStatesOf(app, sent.requestId)).toEqual([]);
    expect(await stateOf(sent)).toBe("offered");
  });
});

describe("a payment of an offer", () => {
  it("buys it, and ends the others", async () => {
    const sent = await accepted(210_000, 220_000);
    HandOff.parse((await startPayment(app, sent)).json());
    const [attempt] = await attemptsOf(app, sent.requestId);
    if (!attempt) throw new Error("There is no attempt.");
    await gatewaySays(app, attempt);
    await comeBack(app, attempt.orderNo);
    expect(await stateOf(sent)).toBe("paid");
    expect(await statesOf(sent)).toEqual(["bought", "expired"]);
    expect(await requestRow(app, sent.requestId)).toMatchObject({ capturedFils: 210_000 });
    const made = await sent.agent.make();
    expect(made.json().code).toBe("staff.offerImpossible");
  });
});

describe("changed terms of an accepted offer", () => {
  it("need a new acceptance", async () => {
    const sent = await accepted(210_000);
    const answer = await sent.agent.act(`offers/${first(sent).id}`, {
      terms: world.terms({ priceFils: 205_000 }),
      send: [],
    });
    expect(answer.json().data).toMatchObject({ state: "offered", turn: "customer" });
    expect(await statesOf(sent)).toEqual(["superseded", "open"]);
    expect(await readDetails(app, sent.person, sent.requestId)).toMatchObject({
      mayPay: false,
      selectedPlan: null,
      openOffers: 1,
    });
    expect(refusalOf(await startPayment(app, sent))).toMatchObject({ code: "offers.notAccepted" });
  });

  it("wait while it may be being paid", async () => {
    const sent = await accepted(210_000);
    HandOff.parse((await startPayment(app, sent)).json());
    for (const [path, body] of [
      [`offers/${first(sent).id}`, { terms: world.terms(), send: [] }],
      [`offers/${first(sent).id}/withdraw`, {}],
    ] as const)
      expect((await sent.agent.act(path, body)).json().code).toBe("staff.offerBeingPaid");
    expect(await statesOf(sent)).toEqual(["accepted"]);
    expect(await stateOf(sent)).toBe("awaiting_payment");
  });
});

describe("when no offer is left", () => {
  const endings: [string, (sent: Offered) => Promise<unknown>][] = [
    ["withdrawn", ({ agent, offers }) => agent.act(`offers/${offers[0]?.id}/withdraw`)],
    ["declined", (sent) => world.decline(sent.person, sent.requestId, first(sent))],
    [
      "expired",
      async () => {
        app.wait(2 * DAY_MS);
        await app.offers.expire();
      },
    ],
    ["changed", (sent) => editAs(app, sent.person, sent.requestId, { cylinderType: "8" })],
  ];

  it.each(endings)(
    "because it was %s, the request is a lead again, and both know",
    async (_how, end) => {
      const sent = await offered(210_000);
      await end(sent);
      expect(await requestRow(app, sent.requestId)).toMatchObject({ state: "lead", turn: "us" });
      const { number } = await requestRow(app, sent.requestId);
      const mail = await app.mailTo(
        sent.person.email,
        ({ subject, text }) => subject === "Your offers have ended" && text.includes(number),
      );
      expect(mail.text).toContain(`/profile/requests/${sent.requestId}`);
      expect((await eventsOf(app, "request", sent.requestId)).at(-1)).toBe("offersEnded");
    },
  );

  it.each(["withdrawn", "expired"])("though one was accepted: %s", async (how) => {
    const sent = await accepted(210_000);
    await endings.find(([name]) => name === how)?.[1](sent);
    expect(await requestRow(app, sent.requestId)).toMatchObject({
      state: "lead",
      priceFils: null,
      insurer: null,
      coverType: null,
    });
    expect(await statesOf(sent)).toEqual(["lapsed"]);
  });

  it("of which one was accepted, the others are asked about again", async () => {
    const sent = await accepted(210_000, 220_000);
    await sent.agent.act(`offers/${first(sent).id}/withdraw`);
    expect(await requestRow(app, sent.requestId)).toMatchObject({
      state: "offered",
      priceFils: null,
    });
    expect(await statesOf(sent)).toEqual(["lapsed", "open"]);
  });

  it("a payment that is being verified, or may be made, is waited for", async () => {
    const verifying = await accepted(210_000);
    await setRequest(app, verifying.requestId, { state: "verifying_payment" });
    const withdrawn = await verifying.agent.act(`offers/${first(verifying).id}/withdraw`);
    expect(withdrawn.json().code).toBe("staff.offerBeingPaid");
    const onCardPage = await accepted(210_000);
    HandOff.parse((await startPayment(app, onCardPage)).json());
    app.wait(2 * DAY_MS);
    await app.offers.expire();
    expect([await stateOf(verifying), await stateOf(onCardPage)]).toEqual([
      "verifying_payment",
      "awaiting_payment",
    ]);
    expect(await statesOf(verifying)).toEqual(["accepted"]);
  });

  it("an open one keeps it offered", async () => {
    const sent = await offered(210_000, 220_000);
    await world.decline(sent.person, sent.requestId, first(sent));
    expect(await stateOf(sent)).toBe("offered");
    expect(await statesOf(sent)).toEqual(["declined", "open"]);
  });
});

describe("an accepted offer's request", () => {
  it("keeps its price when the contact is corrected, and refuses another car", async () => {
    const sent = await accepted(210_000);
    const mended = await editAs(app, sent.person, sent.requestId, { username: "Noura Ali" });
    expect(mended.json().data.selectedPlan.priceFils).toBe(210_000);
    const answer = await editAs(app, sent.person, sent.requestId, { cylinderType: "8" });
    expect(refusalOf(answer)).toMatchObject({ code: "requests.notPricedOnline" });
    expect(await statesOf(sent)).toEqual(["accepted"]);
  });

  it("takes its offers with it when it is cancelled", async () => {
    const sent = await accepted(210_000, 220_000);
    await cancelRequest(app, sent);
    expect(await statesOf(sent)).toEqual(["lapsed", "declined"]);
  });

  it("is erased with them, and why they fit", async () => {
    const sent = await accepted(210_000);
    const erased = await app.call({
      method: "POST",
      url: "/api/users/me/erase",
      headers: sent.person.headers,
      payload: { what: "unsold" },
    });
    expect(erased.statusCode).toBe(200);
    const named = await readStaffNames(app.parts.db);
    const left = await app.offers.listForDesk(sent.requestId, named);
    expect(left).toEqual([]);
  });
});

describe("the list of requests", () => {
  it("says how many offers wait", async () => {
    const sent = await offered(210_000, 220_000);
    const answer = await app.call({
      url: "/api/carins/insurance-requests",
      headers: sent.person.headers,
    });
    expect(answer.json().data[0]).toMatchObject({ state: "offered", openOffers: 2, mayPay: false });
    expect(answer.json().totals).toMatchObject({ total: 1, toPay: 0 });
  });
});

describe("what an offer says of its cover", () => {
  /** A lead with an offer of one of our plans, as it stands on sale. */
  const offeredPlan = async () => {
    const person = await signUpVerified(app);
    const requestId = await storedLead(app, person);
    const agent = await world.agentOf(requestId);
    const { plans } = (
      await world.staff.get(`/requests/${requestId}/offer-plans`, agent.cookie)
    ).json<{ data: { plans: { id: string; coverType: string; priceFils: number }[] } }>().data;
    const plan = plans.find(({ coverType }) => coverType === "comprehensive");
    if (!plan) throw new Error("No comprehensive plan insures the car.");
    const make = (terms: Parameters<typeof agent.make>[0] = {}) =>
      agent.make({ plan: plan.id, other: null, priceFils: plan.priceFils, ...terms });
    const offers = () => world.list(person, requestId);
    return { person, requestId, agent, plan, make, offers };
  };
  const valueOf = (offer: Offer | undefined, benefit: string) =>
    offer?.cover?.find((line) => line.benefit === benefit)?.value;

  it("stays as it was offered, although the plan changed since", async () => {
    const sent = await offeredPlan();
    await sent.make({ addOns: ["omanCover"] });
    const [before] = await sent.offers();
    expect(valueOf(before, "omanCover")).toEqual({ kind: "yes" });
    expect(valueOf(before, "excess")).toEqual({ kind: "limit", aed: before?.excessAed });
    expect(before?.terms).toContain("unifiedPolicy");
    expect(before?.description).not.toBe("");
    expect(before?.quality?.source).toEqual(expect.any(String));

    const plan = await changePlan(app, sent.plan.id, { cover: [], terms: [] });
    onTestFinished(() => changePlan(app, sent.plan.id, plan).then(() => undefined));
    expect(await sent.offers()).toEqual([before]);
  });

  it("is the plan's of now with the offer's own terms, where it was not kept", async () => {
    const sent = await offeredPlan();
    await sent.make({ addOns: ["omanCover"] });
    const [before] = await sent.offers();
    await app.parts.db
      .update(schema.offers)
      .set({ cover: null, terms: null })
      .where(eq(schema.offers.requestId, sent.requestId));
    expect(await sent.offers()).toEqual([before]);
    await app.parts.db
      .update(schema.offers)
      .set({ excessAed: null })
      .where(eq(schema.offers.requestId, sent.requestId));
    expect(valueOf((await sent.offers())[0], "excess"), "nobody named one").toBeUndefined();
  });

  it("is not known of a plan that is none of ours", async () => {
    const sent = await offered(210_000);
    expect(first(sent)).toMatchObject({ cover: null, terms: null, description: "", differs: [] });
    expect(first(sent).quality, "the insurer's own").toBeDefined();
  });

  it("tells where it departs from what was asked for, also once its own sum was taken", async () => {
    const asked = <Value>(value: Value) => ({ value, source: "asked" as const });
    const sent = await offeredPlan();
    await sent.make({ sumInsuredAed: 80_000 });
    const [made] = await sent.offers();
    const offered = made?.repair ?? "garage";
    const wanted = offered === "garage" ? "agency" : "garage";
    await setRequest(app, sent.requestId, {
      inputs: {
        value: asked(90_000),
        repair: asked(wanted),
        excess: { value: 1, source: "assumed" },
      },
    });
    const differs = [
      { of: "repair", asked: wanted, offered },
      { of: "sumInsured", askedAed: 90_000, offeredAed: 80_000 },
    ];
    const [offer] = await sent.offers();
    expect(offer?.differs).toEqual(differs);
    if (offer) await world.accept(sent.person, sent.requestId, offer);
    expect((await sent.offers())[0]).toMatchObject({ state: "accepted", differs });
  });
});

describe("a request that had no offers", () => {
  it.each<RequestState>(["offered", "awaiting_payment"])("is left alone in %s", async (state) => {
    const person = await signUpVerified(app);
    const requestId = await storedLead(app, person);
    await setRequest(app, requestId, { state });
    await app.offers.expire();
    expect(await stateOf({ requestId })).toBe(state);
  });
});
