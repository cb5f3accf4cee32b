import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DeskRequest, DeskRow } from "../../../../contract/office/desk/requests.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../domain/durations.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { postLead, takenOf } from "../../../../tests/support/leads.ts";
import { asLead, newContact } from "../../../../tests/support/purchases.ts";
import { newPolicyParts } from "../../../../tests/support/sends.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import {
  requestRow,
  storedCharge,
  storedLead,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let agent: string;
let owner: Awaited<ReturnType<typeof signUpVerified>>;

beforeAll(async () => {
  app = await openTestApp();
  staff = staffOf(app);
  owner = await signUpVerified(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  agent = (await staff.enter()).cookie;
});

const stored = (values: Parameters<typeof storedRequest>[2] = {}) =>
  storedRequest(app, owner, values);

const storedAsLead = () => storedLead(app, owner);

const listed = async (query: string, cookie = agent) =>
  (await staff.get(`/requests?${query}`, cookie)).json<{ data: DeskRow[]; nextCursor: string }>();
const idsIn = async (query: string, cookie = agent) =>
  (await listed(query, cookie)).data.map(({ id }) => id);

const read = async (id: string, cookie = agent) =>
  (await staff.get(`/requests/${id}`, cookie)).json<{ data: DeskRequest }>().data;

const act = (id: string, action: string, payload: object = {}, cookie = agent) =>
  staff.post(`/requests/${id}/${action}`, payload, cookie);

describe("the list of requests", () => {
  it("shows what is new until somebody takes it", async () => {
    const id = await storedAsLead();
    expect(await idsIn("view=new&limit=500")).toContain(id);
    await act(id, "take");
    expect(await idsIn("view=new&limit=500")).not.toContain(id);
    expect(await idsIn("view=mine")).toEqual([id]);
  });

  it("sorts what we have to do by its due time, and pages through it", async () => {
    const ids = [];
    for (let sent = 0; sent < 3; sent++) {
      ids.push(await storedAsLead());
      // A working day later it is due later, at whatever hour this test runs.
      app.wait(4 * 24 * HOUR_MS);
    }
    agent = (await staff.enter()).cookie;
    for (const id of ids.toReversed()) await act(id, "take");
    const first = await listed("view=mine&limit=2");
    const rest = await listed(`view=mine&limit=2&cursor=${first.nextCursor}`);
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(ids);
    expect(rest.nextCursor).toBeNull();
  });

  it("shows overdue requests, and hides what is snoozed", async () => {
    const id = await storedAsLead();
    await act(id, "take");
    expect(await idsIn("view=overdue&limit=500")).not.toContain(id);
    app.wait(7 * 24 * HOUR_MS);
    const cookie = (await staff.enter()).cookie;
    expect(await idsIn("view=overdue&limit=500", cookie)).toContain(id);
  });

  it.each([
    ["paidToRecord", "paid"],
    ["waitingForCustomer", "awaiting_payment"],
    ["cancellations", "refund_pending"],
    ["leads", "lead"],
  ] as const)("has a view %s for requests in %s", async (view, state) => {
    const id = await stored({ state });
    expect(await idsIn(`view=${view}&limit=500`)).toContain(id);
    expect(await idsIn(`state=${state}&limit=500`)).toContain(id);
  });

  it.each([
    ["paymentReview", { state: "review" }],
    ["gatewayTrouble", { state: "verifying", troubleSince: new Date(), nextQueryAt: new Date() }],
  ] as const)("has a view %s for payments with trouble", async (view, attempt) => {
    const id = await stored({ state: "verifying_payment" });
    const key = randomUUID().slice(0, 8);
    await app.parts.db.insert(schema.paymentAttempts).values({
      ...attempt,
      id: randomUUID(),
      chargeId: await storedCharge(app, id),
      requestId: id,
      orderNo: key,
      ref: key,
      payee: "hazm",
      amountFils: 95_550,
    });
    expect(await idsIn(`view=${view}`)).toEqual([id]);
    expect(await idsIn(`view=${view}&q=${owner.email}`)).toEqual([id]);
  });

  it("has a view for payments that are not confirmed for long", async () => {
    const id = await stored({ state: "verifying_payment" });
    expect(await idsIn("view=verifyingLate&limit=500")).not.toContain(id);
    app.wait(31 * MINUTE_MS);
    agent = (await staff.enter()).cookie;
    expect(await idsIn("view=verifyingLate&limit=500")).toContain(id);
    expect(await idsIn(`view=verifyingLate&limit=500&q=${owner.email}`)).toContain(id);
  });

  it("counts each view", async () => {
    const before = (await staff.get("/requests/counts", agent)).json().data;
    await act(await storedAsLead(), "take");
    const after = (await staff.get("/requests/counts", agent)).json().data;
    expect(before.mine).toBe(0);
    expect(after.mine).toBe(1);
    expect(Object.values(after).every((count) => Number(count) <= 100)).toBe(true);
  });

  it.each([
    "cursor=abc",
    "view=dance",
    "state=dance",
    "limit=0",
    `cursor=${Buffer.from("999999999999999.x").toString("base64url")}`,
  ])("refuses %s", async (query) => {
    expect((await staff.get(`/requests?${query}`, agent)).statusCode).toBe(400);
  });
});

describe("search", () => {
  it("finds a sent request by any writing of number, plate, name, e-mail and phone", async () => {
    const contact = { ...newContact(), username: "خالد المنصوري" };
    const parts = await newPolicyParts(app, "plateNumber", asLead(contact));
    const { number } = takenOf(await postLead(app, parts));
    const finds = async (typed: string) =>
      (await listed(`limit=500&q=${encodeURIComponent(typed)}`)).data.some(
        (row) => row.number === number,
      );
    for (const typed of [
      number,
      number.toLowerCase().replace("-", " "),
      "12345",
      "A 12345",
      "المنصورى خالد",
      "المنص",
      contact.email.toUpperCase(),
      "+971 50 123 4567",
      "٠٥٠١٢٣٤٥٦٧",
    ])
      expect([typed, await finds(typed)]).toEqual([typed, true]);
    for (const typed of ["99999", "Q 12345", "سعيد", "0509999999", "%", "'; drop"])
      expect([typed, await finds(typed)]).toEqual([typed, false]);
  });
});

describe("a request on one screen", () => {
  it("shows what the customer sent, its history and others of the same person", async () => {
    const [id, other] = [await stored({ slots: ["id_front"] }), await stored()];
    const shown = await read(id);
    expect(shown).toMatchObject({ id, email: owner.email, state: "awaiting_payment" });
    expect(shown.related.map((row) => row.id)).toContain(other);
    expect(shown.documents).toHaveLength(1);
  });

  it("masks the identity number until it is revealed, which is written down", async () => {
    const id = await stored({ emiratesId: "784199012345671" });
    expect((await read(id)).emiratesId).toBe("784-****-*******-1");
    const revealed = await act(id, "reveal");
    expect(revealed.json().data.emiratesId).toBe("784-1990-1234567-1");
    expect((await read(id)).history.map(({ event }) => event)).toContain("identityRevealed");
  });

  it("reveals at most 60 identity numbers an hour to one person (E7)", async () => {
    const id = await stored({ emiratesId: "784199012345671" });
    const eager = await staff.enter();
    const reveal = () => staff.post(`/requests/${id}/reveal`, {}, eager.cookie);
    for (let count = 1; count <= 60; count += 1) expect((await reveal()).statusCode).toBe(200);
    const refused = await reveal();
    expect([refused.statusCode, refused.json().code]).toEqual([429, "staff.tooManyReveals"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_400);
    expect(refused.json().message).toMatch(/ at (\d{4}-\d\d-\d\d )?\d\d:\d\d /);
    expect((await act(id, "reveal")).statusCode).toBe(200);
  });

  it("shows a document, and tells its owner of the view", async () => {
    const id = await stored({ slots: ["id_front"] });
    const [document] = (await read(id)).documents;
    const answer = await staff.get(`/requests/${id}/documents/${document?._id}`, agent);
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    expect(answer.headers["cache-control"]).toContain("no-store");
    expect(await app.documents.viewsOf(id)).toHaveLength(1);
  });

  it("names colleagues, without their addresses", async () => {
    const id = await storedAsLead();
    const { cookie, email, name, id: colleague } = await staff.enter();
    await act(id, "take", {}, cookie);
    await act(id, "notes", { text: "Called twice" }, cookie);
    const [shown, rows] = [await read(id), (await listed("view=all&limit=500")).data];
    const by = { id: colleague, name };
    expect(shown).toMatchObject({
      assignee: by,
      lease: { staff: by, isOwn: false },
      notes: [{ staff: by }],
    });
    expect(shown.history.at(-1)).toMatchObject({ event: "noteAdded", staff: by });
    expect(rows.find((row) => row.id === id)?.assignee).toMatchObject(by);
    expect(JSON.stringify([shown, rows])).not.toContain(email);
  });

  it("is not found under an unknown id", async () => {
    for (const id of [randomUUID(), "x"])
      expect((await staff.get(`/requests/${id}`, agent)).statusCode).toBe(404);
  });

  it.each(["compliance"])("lets %s read but not write", async (role) => {
    const id = await storedAsLead();
    const { cookie } = await staff.enter(role);
    expect((await read(id, cookie)).actions).toEqual([]);
    expect((await act(id, "take", {}, cookie)).json().code).toBe("staff.forbidden");
  });
});

describe("taking a request", () => {
  it("is done by one of two who try at once", async () => {
    const id = await storedAsLead();
    const other = (await staff.enter()).cookie;
    const answers = await Promise.all([act(id, "take"), act(id, "take", {}, other)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it("changes neither version nor times of the request", async () => {
    const id = await storedAsLead();
    const before = await requestRow(app, id);
    app.wait(MINUTE_MS);
    await act(id, "take");
    await act(id, "lease");
    const { version, updatedAt, touchedAt, dueAt } = await requestRow(app, id);
    expect({ version, updatedAt, touchedAt, dueAt }).toEqual({
      version: before.version,
      updatedAt: before.updatedAt,
      touchedAt: before.touchedAt,
      dueAt: before.dueAt,
    });
  });

  it("ends with a release, by the assignee or an admin", async () => {
    const id = await storedAsLead();
    await act(id, "take");
    const other = (await staff.enter()).cookie;
    expect((await act(id, "release", {}, other)).json().code).toBe("staff.notTaken");
    const admin = (await staff.enter("admin")).cookie;
    expect((await act(id, "release", {}, admin)).json().data.assignee).toBeNull();
  });

  it("is needed before a write, as is the version that was read", async () => {
    const id = await storedAsLead();
    const write = (version: number) => act(id, "snooze", { version, until: null });
    expect((await write(1)).json().code).toBe("staff.notTaken");
    await act(id, "take");
    expect((await write(7)).json().code).toBe("requests.changedMeanwhile");
    expect((await write(1)).statusCode).toBe(200);
  });
});

describe("a snooze", () => {
  it("hides a request until its moment", async () => {
    const id = await storedAsLead();
    await act(id, "take");
    const until = new Date(app.parts.now().getTime() + 20 * MINUTE_MS).toISOString();
    await act(id, "snooze", { version: 1, until });
    expect(await idsIn("view=mine")).toEqual([]);
    app.wait(21 * MINUTE_MS);
    expect(await idsIn("view=mine")).toEqual([id]);
  });

  it("refuses a moment that is none", async () => {
    const id = await storedAsLead();
    await act(id, "take");
    expect((await act(id, "snooze", { version: 1, until: "soon" })).statusCode).toBe(400);
  });
});

describe("notes", () => {
  it("are kept while they are written, and shown to all staff afterwards", async () => {
    const id = await storedAsLead();
    await act(id, "note-draft", { text: "Calls ba" });
    expect((await read(id)).noteDraft).toBe("Calls ba");
    await act(id, "notes", { text: "Calls back at five." });
    const seen = await read(id, (await staff.enter()).cookie);
    expect(seen.notes.map(({ text }) => text)).toEqual(["Calls back at five."]);
    expect((await read(id)).noteDraft).toBe("");
  });

  it("are not empty", async () => {
    expect((await act(await storedAsLead(), "notes", { text: " \0 " })).statusCode).toBe(400);
  });
});

describe("cancelling for a customer", () => {
  it("keeps the reason as a note and tells the customer", async () => {
    const id = await storedAsLead();
    await act(id, "take");
    const answer = await act(id, "cancel", { version: 1, reason: "Sold the car." });
    expect(answer.json().data).toMatchObject({ state: "cancelled", turn: null });
    expect((await read(id)).notes.map(({ text }) => text)).toEqual(["Sold the car."]);
    const { number } = await read(id);
    const mail = await app.mailTo(owner.email, ({ text }) => text.includes(number));
    expect(mail.subject).not.toBe("");
  });

  it("is refused where the state does not allow it", async () => {
    const id = await stored({ state: "paid" });
    await act(id, "take");
    const answer = await act(id, "cancel", { version: 1, reason: "No." });
    expect(answer.json().code).toBe("requests.notCancellable");
  });
});
