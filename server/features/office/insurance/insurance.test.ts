import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Partner } from "../../../../contract/insurers.ts";
import { chosenFields, publishEdition, quoteOf } from "../../../../tests/support/editions.ts";
import { insuranceDesk } from "../../../../tests/support/insurance.ts";
import { refusalOf } from "../../../../tests/support/refunds.ts";
import { offersOf } from "../../../../tests/support/offers.ts";
import { storedLead } from "../../../../tests/support/stored-requests.ts";
import { postRenewal, renewalParts } from "../../../../tests/support/sends.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { startPayment } from "../../../../tests/support/payments.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import { HandOff } from "../../../../contract/payments.ts";
import { newPlan } from "../../../../domain/insurance/new-plan.ts";
import { cellsOf } from "../../../../domain/insurance/edition-cells.ts";
import type { Edition } from "../../../../domain/quotes/rating-plan.ts";
import { schema } from "../../../adapters/database/schema.ts";

type Member = Awaited<ReturnType<ReturnType<typeof insuranceDesk>["memberOf"]>>;

let app: TestApp;
let desk: ReturnType<typeof insuranceDesk>;
let agent: Member;
let admin: Member;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  desk = insuranceDesk(app);
  agent = await desk.memberOf("agent");
  admin = await desk.memberOf("admin");
});
afterAll(() => app.close());

const patient = { timeout: 5_000 };
const priceOf = async (plan: string) => (await quoteOf(app, plan)).priceFils;
const insurersQuoting = async () =>
  new Set(
    (await app.call({ url: "/api/packages/renew/saloon/4" }))
      .json<{ data: { insurer: string }[] }>()
      .data.map(({ insurer }) => insurer),
  );

describe("a price", () => {
  const plan = "falaj-third-party";

  it("changes once two people agree, within five seconds", async () => {
    const before = await priceOf(plan);
    const asked = await agent.askEdition(plan, { discount: 3_000 });
    expect(asked).toMatchObject({ kind: "edition", state: "asked", actions: ["save", "withdraw"] });
    expect(await priceOf(plan)).toBe(before);
    expect(refusalOf(await agent.decide(asked)).code).toBe("approvals.own");
    expect((await admin.decide(asked)).json().data).toMatchObject({
      state: "used",
      draft: { kind: "edition", insurer: "falaj" },
      request: null,
      asked: { reason: "The insurer's letter of today.", countsFrom: null },
    });
    await expect.poll(() => priceOf(plan), patient).toBeLessThan(before);
    expect(await agent.readDraft(asked.id)).toMatchObject({ state: "agreed", actions: [] });
    const sales = (await admin.get(`/plans/${plan}/editions`)).json().data;
    expect(sales).toMatchObject([
      { number: 2, standing: "onSale" },
      { number: 1, standing: "past" },
    ]);
    expect(sales[0].askedBy.name).not.toEqual(sales[0].approvedBy.name);
    expect((await admin.decide(asked)).statusCode).toBe(200);
    expect((await admin.get(`/plans/${plan}/editions`)).json().data).toHaveLength(2);
  });

  it("of before comes back as a new copy", async () => {
    const now = await priceOf(plan);
    const sales = (await admin.get(`/plans/${plan}/editions`)).json().data;
    const copy = await agent.copyEdition(plan, sales.at(-1).digest);
    const asked = await agent.ask(await agent.save(copy, copy.content.edition));
    expect((await admin.decide(asked)).statusCode).toBe(200);
    await expect.poll(() => priceOf(plan), patient).toBeGreaterThan(now);
    const [newest] = (await admin.get(`/plans/${plan}/editions`)).json().data;
    expect(newest).toMatchObject({ number: 3, digest: sales.at(-1).digest, standing: "onSale" });
  });

  it("waits for its moment", async () => {
    const before = await priceOf("hazm-third-party");
    const countsFrom = new Date(app.parts.now().getTime() + 2_000).toISOString();
    const asked = await agent.askEdition("hazm-third-party", { discount: 1_000 }, { countsFrom });
    await admin.decide(asked);
    expect(await priceOf("hazm-third-party")).toBe(before);
    await expect.poll(() => priceOf("hazm-third-party"), patient).toBeGreaterThan(before);
  });

  it.each([
    [{ discount: 0.5 }, "edition.discount"],
    [{ claims: { one: -1, twoOrMore: 0 } }, "edition.claims.one"],
    [{ plan: "hazm-third-party" }, "edition.plan"],
    [{ extra: 1 }, "edition.extra"],
  ])("that is impossible is refused with its place: %j", async (change, field) => {
    const copy = await agent.copyEdition("marsa-third-party");
    const content = { ...(copy.content.edition as Edition), ...change };
    const body = { version: copy.version, content, countsFrom: null, reason: "Typed." };
    const answer = await agent.post(`/drafts/${copy.id}`, body);
    expect(answer.json()).toMatchObject({ code: "insurance.invalid", field });
    await agent.does(`/drafts/${copy.id}/discard`, { version: copy.version });
  });

  it("that is the price of now cannot be asked for", async () => {
    const copy = await agent.copyEdition("marsa-third-party");
    const saved = await agent.save(copy, copy.content.edition);
    const answer = await agent.post(`/drafts/${saved.id}/ask`, { version: saved.version });
    expect(refusalOf(answer).code).toBe("insurance.sameAsBefore");
    await agent.does(`/drafts/${saved.id}/discard`, { version: saved.version });
  });
});

describe("no way around the second person", () => {
  it("leads through being an admin, an edit, a replay or another draft", async () => {
    const own = await admin.askEdition("sidrah-third-party", { discount: 5_000 });
    expect(refusalOf(await admin.decide(own)).code).toBe("approvals.own");
    const { edition } = await quoteOf(app, "sidrah-third-party");
    const other = await admin.post("/editions", { plan: "sidrah-third-party", digest: edition });
    expect(refusalOf(other).code).toBe("insurance.draftOpen");

    const edited = await admin.save(own, { ...(own.content.edition as Edition), discount: 9_000 });
    expect(edited).toMatchObject({ state: "draft", approval: null });
    const second = await desk.memberOf("admin");
    expect(refusalOf(await second.decide(own)).code).toBe("approvals.ended");

    const again = await admin.ask(edited);
    await app.parts.db
      .update(schema.insuranceDrafts)
      .set({ content: { ...(again.content.edition as Edition), discount: 9_500 } });
    expect((await second.decide(again)).json().data).toMatchObject({
      state: "void",
      why: "changed",
    });
    expect((await desk.insurerOf("sidrah")).planList.map(({ edition }) => edition?.number)).toEqual(
      [1, 1],
    );
  });

  it("nor through a role or a stale tab", async () => {
    const asked = await agent.askEdition("lulwa-third-party", { discount: 2_500 });
    const colleague = await desk.memberOf("agent");
    expect(refusalOf(await colleague.decide(asked)).code).toBe("staff.forbidden");
    const stale = { version: asked.version - 1, content: {}, countsFrom: null, reason: "" };
    expect(refusalOf(await agent.post(`/drafts/${asked.id}`, stale)).code).toBe(
      "insurance.changed",
    );
    await admin.decide(asked, "refuse");
    expect(await agent.readDraft(asked.id)).toMatchObject({ state: "draft", approval: null });
  });
});

describe("an insurer whose agreement has ended", () => {
  const today = () => dayInDubai(app.parts.now());

  it("gives no quote and takes no send, while what was agreed stays payable", async () => {
    const quote = await quoteOf(app, "nakhla-third-party");
    const owner = await signUpVerified(app);
    const sent = await postRenewal(app, owner, await renewalParts(app, chosenFields(quote)));
    const { requestId } = HandOff.parse(sent.json());

    const ended = await agent.askAgreement("nakhla", {
      validUntil: dayInDubai(new Date(app.parts.now().getTime() - DAY_MS)),
    });
    expect(await insurersQuoting()).toContain("nakhla");
    expect((await admin.decide(ended)).json().data).toMatchObject({ state: "used" });
    await expect.poll(insurersQuoting, patient).not.toContain("nakhla");
    const again = { ...chosenFields(quote), plateNumber: "4711" };
    const answer = await postRenewal(app, owner, await renewalParts(app, again));
    expect(refusalOf(answer)).toEqual({ statusCode: 409, code: "requests.notSold" });
    expect((await startPayment(app, { person: owner, requestId })).statusCode).toBe(200);

    const offers = offersOf(app);
    const lead = await storedLead(app, owner);
    const other = { insurer: "nakhla", nameEn: "Nakhla Import", nameAr: "نخلة للمستوردة" };
    const offered = await (
      await offers.agentOf(lead)
    ).make({
      other: { ...other, coverType: "comprehensive" },
    });
    expect(refusalOf(offered).code).toBe("insurance.noAgreement");
    expect(await desk.insurerOf("nakhla")).toMatchObject({
      agreement: { standing: "ended" },
      agreements: [{ isInForce: false }],
      payable: 1,
      payableRequests: [{ id: requestId }],
    });
  });

  it("sells again once another one counts", async () => {
    const lines = [{ cover: "thirdParty" as const, commission: 1_000 }];
    const path = "/insurers/nakhla/agreements";
    const copy = await agent.does(path, { replaces: null });
    const content = { validFrom: today(), validUntil: null, lines };
    await admin.decide(await agent.ask(await agent.save(copy, content)));
    await expect.poll(insurersQuoting, patient).toContain("nakhla");
    const { data } = (await app.call({ url: "/api/packages/renew/saloon/4" })).json();
    const own = data.filter((one: { insurer: string }) => one.insurer === "nakhla");
    expect(own.map((one: { type: string }) => one.type)).toEqual(["thirdParty"]);
    const listed = (await app.call({ url: "/api/insurers" })).json<{ data: Partner[] }>().data;
    expect(listed.find(({ slug }) => slug === "nakhla")?.commission).toEqual([
      { cover: "thirdParty", points: 1_000 },
    ]);
    expect(own[0].commission.points).toBe(1_000);
  });

  it.each([
    [{ validFrom: "2026-02-30" }, "validFrom"],
    [{ validUntil: "2025-12-31" }, "validUntil"],
    [{ lines: [] }, "lines"],
    [{ lines: [{ cover: "thirdParty", commission: 5_001 }] }, "commission"],
  ])("cannot be agreed with %j", async (change, field) => {
    const copy = await agent.does("/insurers/qandeel/agreements", { replaces: null });
    const content = { ...copy.content.agreement, ...change };
    const body = { version: copy.version, content, countsFrom: null, reason: "" };
    const answer = await agent.post(`/drafts/${copy.id}`, body);
    expect(answer.json()).toMatchObject({ code: "insurance.invalid", field });
  });
});

describe("a plan", () => {
  it("covers something else once two people agree, and keeps its name to itself", async () => {
    const copy = await agent.does("/plans", { plan: "qandeel-third-party" });
    const { plan } = copy.content;
    if (!plan) throw new Error("The draft holds no plan.");
    const taken = { ...plan, name: { ...plan.name, en: "Hazm Basic" } };
    const body = { version: copy.version, content: taken, countsFrom: null, reason: "" };
    const refused = await agent.post(`/drafts/${copy.id}`, body);
    expect(refused.json()).toMatchObject({ code: "insurance.nameTaken", field: "name" });

    const cover = plan.cover.map((line) =>
      line.benefit === "omanCover" ? { ...line, value: { kind: "yes" as const } } : line,
    );
    const change = { ...plan, cover, name: { ...plan.name, en: "Qandeel Basic Plus" } };
    const asked = await agent.ask(await agent.save(copy, change));
    expect((await quoteOf(app, "qandeel-third-party")).name).toBe(plan.name.en);
    await admin.decide(asked);
    const name = async () => (await quoteOf(app, "qandeel-third-party")).name;
    await expect.poll(name, patient).toBe("Qandeel Basic Plus");
    const { cover: shown } = await quoteOf(app, "qandeel-third-party");
    expect(shown.find(({ benefit }) => benefit === "omanCover")?.value).toEqual({ kind: "yes" });
  });
});

describe("a plan that is new", () => {
  it("is sold once two people agree on it and on its first edition", async () => {
    const content = newPlan("thirdParty", { en: "Lulwa Light", ar: "لولوة الخفيفة" });
    const made = await agent.does("/insurers/lulwa/plans", content);
    expect(made).toMatchObject({ kind: "plan", before: null, ofPlan: { name: content.name } });
    await admin.decide(await agent.ask(await agent.save(made, content)));
    const { planList } = await desk.insurerOf("lulwa");
    const plan = planList.find(({ name }) => name.en === "Lulwa Light");
    expect(plan).toMatchObject({ edition: null, isOnSale: true, version: 1 });
    const id = plan?.id ?? "";
    const other = await agent.post("/editions", { plan: id, like: "hazm-comprehensive" });
    expect(refusalOf(other).code).toBe("insurance.notFound");
    const copy = await agent.does("/editions", { plan: id, like: "hazm-third-party" });
    await admin.decide(await agent.ask(await agent.save(copy, copy.content.edition)));
    const names = async () =>
      (await app.call({ url: "/api/packages/renew/saloon/4" }))
        .json<{ data: { name: string }[] }>()
        .data.map(({ name }) => name);
    await expect.poll(names, patient).toContain("Lulwa Light");
  });
});

describe("an insurer", () => {
  it("is added by an admin, sells nothing yet, and is saved by one version at a time", async () => {
    const name = { en: "Rimal Insurance", ar: "رمال للتأمين" };
    expect((await agent.post("/insurers", { slug: "rimal", name })).statusCode).toBe(403);
    const added = (await admin.post("/insurers", { slug: "rimal", name })).json().data;
    expect(added).toMatchObject({ agreement: { standing: "none" }, plans: 0, version: 1 });
    const partners = (await app.call({ url: "/api/insurers" })).json().data;
    expect(partners.map(({ slug }: { slug: string }) => slug)).not.toContain("rimal");
    expect(refusalOf(await admin.post("/insurers", { slug: "rimal", name })).code).toBe(
      "insurance.slugTaken",
    );
    const hours = { days: [5, 1, 1], from: "08:00", to: "16:00" };
    const contacts = { phone: "04 000 1234", email: "desk@rimal.example", claimsPhone: "", hours };
    const body = { version: 1, name, contacts, refundTerms: null, qualityByCover: {} };
    const saved = (await admin.post("/insurers/rimal", body)).json().data;
    expect(saved.contacts).toMatchObject({ claimsPhone: null, hours: { days: [1, 5] } });
    expect(refusalOf(await admin.post("/insurers/rimal", body)).code).toBe("insurance.changed");
    const late = {
      ...body,
      version: 2,
      contacts: { ...contacts, hours: { ...hours, to: "07:00" } },
    };
    expect((await admin.post("/insurers/rimal", late)).json()).toMatchObject({ field: "hours" });
  });
});

it("keeps every number of the edition that is published", async () => {
  await publishEdition(app, "marsa-comprehensive", { discount: 1_600 });
  const edition = (await desk.insurerOf("marsa")).planList.find(
    ({ id }) => id === "marsa-comprehensive",
  )?.edition;
  const tables = (await app.call({ url: `/api/editions/${edition?.digest}` })).json().data.tables;
  expect(cellsOf(tables as Edition).find(({ table }) => table === "discount")?.value).toBe(1_600);
});
