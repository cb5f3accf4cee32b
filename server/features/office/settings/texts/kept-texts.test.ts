import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TextInUse, TextShown } from "../../../../../contract/office/settings/texts.ts";
import { MOST_KEPT_TEXTS } from "../../../../../domain/texts/kept-text.ts";
import { schema } from "../../../../adapters/database/schema.ts";
import { keptTexts } from "../../../../seed/kept-texts.ts";
import { deskOf } from "../../../../../tests/support/desk-calls.ts";
import { storedLead } from "../../../../../tests/support/stored-requests.ts";
import { signUpVerified } from "../../../../../tests/support/accounts.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PATH = "/settings/texts";

const adminOf = async () => {
  const admin = await deskOf(app)("admin");
  const read = async () => (await admin.get(PATH)).json<{ data: TextShown[] }>().data;
  return {
    read,
    one: async (shortcut: string) => (await read()).find((text) => text.shortcut === shortcut),
    add: (content: object, key: string = randomUUID()) => admin.post(PATH, { key, ...content }),
    act: (id: string, name: string, payload: object) =>
      admin.post(`${PATH}/${id}/${name}`, payload),
  };
};

const inUse = async () => {
  const agent = await deskOf(app)("agent");
  return (await agent.get("/texts")).json<{ data: TextInUse[] }>().data;
};

let count = 0;
const written = (change: object = {}) => {
  count += 1;
  return {
    shortcut: `test${count}`,
    title: { en: "Test", ar: "تجربة" },
    body: { en: "Dear {customer}", ar: "عزيزنا {العميل}" },
    places: ["offer", "message"],
    ...change,
  };
};

const eventsOf = async (id: string) =>
  (await app.parts.db.select().from(schema.audit))
    .filter(({ subject, subjectId }) => subject === "keptText" && subjectId === id)
    .map(({ event }) => event);

describe("the kept texts", () => {
  it("begin with a handful that came with the product", async () => {
    const { read } = await adminOf();
    const shown = await read();
    expect(shown.map(({ shortcut }) => shortcut)).toEqual(
      keptTexts.map(({ shortcut }) => shortcut).toSorted(),
    );
    expect(shown.every(({ changedBy }) => changedBy === null)).toBe(true);
  });

  it("are kept, changed, retired and restored, with an audit row each", async () => {
    const admin = await adminOf();
    const content = written({ shortcut: "  Welcome " });
    const id = randomUUID();
    expect((await admin.add(content, id)).statusCode).toBe(200);
    const added = await admin.one("welcome");
    expect(added).toMatchObject({ id, version: 1, isRetired: false });
    expect(added?.changedBy).not.toBeNull();
    const changed = { ...content, title: { en: "Welcome", ar: "أهلًا" } };
    await admin.act(id, "change", { version: 1, ...changed });
    expect((await inUse()).find((text) => text.id === id)?.title.en).toBe("Welcome");
    await admin.act(id, "retire", { version: 2 });
    expect((await inUse()).some((text) => text.id === id)).toBe(false);
    expect(await admin.one("welcome")).toMatchObject({ isRetired: true, version: 3 });
    await admin.act(id, "restore", { version: 3 });
    expect((await inUse()).some((text) => text.id === id)).toBe(true);
    expect(await eventsOf(id)).toEqual(["added", "changed", "retired", "restored"]);
  });

  it.each([
    [{ shortcut: "a b" }, "texts.shortcut", "shortcut", undefined],
    [{ places: [] }, "texts.placeMissing", "places", undefined],
    [{ title: { en: "", ar: "ا" } }, "texts.titleMissing", "titleEn", undefined],
    [{ body: { en: "", ar: "ا" } }, "texts.bodyMissing", "bodyEn", undefined],
    [{ body: { en: "{plate}", ar: "ا" } }, "texts.notInBoth", "bodyAr", "{اللوحة}"],
    [{ body: { en: "a", ar: "{الهوية}" } }, "texts.unknownPlaceholder", "bodyAr", "الهوية"],
    [
      { places: ["ask"], body: { en: "a".repeat(301), ar: "ا" } },
      "texts.tooLong",
      "bodyEn",
      undefined,
    ],
  ])("refuses %j", async (change, code, field, placeholder) => {
    const admin = await adminOf();
    const answer = await admin.add(written(change));
    const said = answer.json<{ message: string; placeholder?: string }>();
    expect([answer.statusCode, said]).toMatchObject([422, { code, field }]);
    expect(said.placeholder).toBe(placeholder);
    if (placeholder) expect(said.message).toContain(placeholder);
  });

  it("refuse what does not exist, and what is no key", async () => {
    const admin = await adminOf();
    for (const id of [randomUUID(), "none", "%00"])
      expect((await admin.act(id, "retire", { version: 1 })).statusCode).toBe(404);
    const answer = await admin.add(written(), "a key");
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { field: "key" }]);
  });

  it("count a send that comes twice once, and refuse its key for other words", async () => {
    const admin = await adminOf();
    const [id, content] = [randomUUID(), written()];
    await admin.add(content, id);
    expect((await admin.add(content, id)).statusCode).toBe(200);
    expect((await admin.add({ ...content, places: ["ask"] }, id)).json()).toMatchObject({
      code: "requests.keyReused",
    });
    const changed = { version: 1, ...content, places: ["ask"] };
    await admin.act(id, "change", changed);
    expect((await admin.act(id, "change", changed)).statusCode).toBe(200);
    await admin.act(id, "retire", { version: 2 });
    expect((await admin.act(id, "retire", { version: 2 })).statusCode).toBe(200);
    expect(await eventsOf(id)).toEqual(["added", "changed", "retired"]);
  });

  it("are not written over what a colleague wrote meanwhile", async () => {
    const [one, other] = [await adminOf(), await adminOf()];
    const [id, content] = [randomUUID(), written()];
    await one.add(content, id);
    await one.act(id, "change", { version: 1, ...content, places: ["ask"] });
    const late = await other.act(id, "change", { version: 1, ...content, places: ["offer"] });
    expect([late.statusCode, late.json()]).toMatchObject([412, { code: "settings.changed" }]);
  });

  it("have a shortcut each, which is free again once its text is retired", async () => {
    const admin = await adminOf();
    const [first, second] = [randomUUID(), randomUUID()];
    const content = written();
    await admin.add(content, first);
    const taken = await admin.add(content, second);
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      { code: "texts.shortcutTaken", field: "shortcut" },
    ]);
    await admin.act(first, "retire", { version: 1 });
    expect((await admin.add(content, second)).statusCode).toBe(200);
    expect((await admin.act(first, "restore", { version: 2 })).json()).toMatchObject({
      code: "texts.shortcutTaken",
    });
  });

  it("are at most so many that a few letters find one", async () => {
    const admin = await adminOf();
    const free = MOST_KEPT_TEXTS - (await inUse()).length;
    const { shortcut: _, ...content } = written();
    const rows = Array.from({ length: free }, (_unused, at) => ({
      ...content,
      places: ["message" as const],
      id: randomUUID(),
      shortcut: `many${at}`,
    }));
    await app.parts.db.insert(schema.keptTexts).values(rows);
    expect((await admin.add(written())).json()).toMatchObject({ code: "texts.tooMany" });
    for (const { id } of rows) await admin.act(id, "retire", { version: 1 });
  });
});

describe("what is left to fill", () => {
  it("keeps an offer a draft, and a document unasked for", async () => {
    const person = await signUpVerified(app);
    const id = await storedLead(app, person);
    const agent = await deskOf(app)("agent");
    await agent.take(id);
    const terms = {
      plan: null,
      other: { insurer: "falaj", nameEn: "Plus", nameAr: "", coverType: "thirdParty" },
      priceFils: 100_000,
      priceReason: "The only one.",
      insurerRef: "F-1",
      validUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
      why: "Until […last day]",
    };
    const sent = await agent.write(id, "offers", { terms, send: [] });
    expect([sent.statusCode, sent.json()]).toMatchObject([
      422,
      { code: "texts.gapLeft", field: "why", placeholder: "last day" },
    ]);
    expect((await agent.write(id, "offers", { terms, send: null })).statusCode).toBe(200);
    const [draft] = (await agent.read(id)).offers;
    const later = await agent.write(id, "send-offers", { offers: [draft?.id] });
    expect(later.json()).toMatchObject({ code: "texts.gapLeft", field: "why" });
    const asked = await agent.write(id, "document-requests", {
      slots: ["id_front"],
      reason: "blurred",
      note: "Before {last day}",
    });
    expect(asked.json()).toMatchObject({ code: "texts.gapLeft", field: "note" });
    expect((await agent.read(id)).documentRequests).toEqual([]);
  });
});
