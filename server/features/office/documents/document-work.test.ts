import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { deskWithDocuments } from "../../../../tests/support/better-documents.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import {
  bothSides,
  countFiles,
  eventsOf,
  requestRow,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let desk: ReturnType<typeof deskWithDocuments>;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
let agent: string;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  staff = staffOf(app);
  desk = deskWithDocuments(app, staff, () => agent);
});
afterAll(() => app.close());
// A customer of its own: mails of the test before may still be on their way.
beforeEach(async () => {
  owner = await signUpVerified(app);
  agent = (await staff.enter()).cookie;
});

const slots = bothSides("id");

const taken = async (state: "paid" | "issued" | "awaiting_payment" = "paid") => {
  const id = await storedRequest(app, owner, { state, slots });
  await desk.take(id);
  return id;
};

const answered = async (asked: ("id_front" | "id_back")[] = ["id_front"]) => {
  const id = await taken();
  const token = await desk.mailedToken(id, owner.email, asked);
  await desk.upload(`/api/document-requests/${token}`, asked);
  return id;
};

const documentIn = async (id: string, slot: string, isWaiting = false) =>
  (await desk.read(id)).documents.find((one) => one.slot === slot && one.isWaiting === isWaiting);

describe("a verdict on a document", () => {
  it("stays with it, with who gave it and why", async () => {
    const id = await taken();
    await desk.judge(id, "accepted", ["id_front"]);
    expect((await desk.judge(id, "rejected", ["id_back"], { reason: "cutOff" })).statusCode).toBe(
      200,
    );
    expect(await documentIn(id, "id_front")).toMatchObject({
      verdict: {
        is: "accepted",
        reason: null,
        staff: { name: { en: expect.stringMatching(/^Member/) } },
      },
    });
    expect(await documentIn(id, "id_back")).toMatchObject({
      verdict: { is: "rejected", reason: "cutOff" },
    });
    expect(await eventsOf(app, "request", id)).toEqual(
      expect.arrayContaining(["documentAccepted", "documentRejected"]),
    );
  });

  it("is refused after the policy was issued, without a reason, and for what is not there", async () => {
    const id = await taken("issued");
    expect(refusalOf(await desk.judge(id, "accepted", ["id_front"]))).toMatchObject({
      code: "requests.notEditable",
    });
    const open = await taken();
    const documents = await desk.idsOf(open, ["id_front"], false);
    const judge = (body: object) => desk.write(open, "documents/verdict", body);
    expect(refusalOf(await judge({ documents, verdict: "rejected" }))).toEqual({
      statusCode: 400,
      code: "request.invalid",
      field: "reason",
    });
    for (const unknown of [[open], ["x"], await desk.idsOf(id, ["id_front"], false)])
      expect((await judge({ documents: unknown, verdict: "accepted" })).statusCode).toBe(412);
  });

  it("needs the request to be taken, on the version that was read", async () => {
    const id = await storedRequest(app, owner, { state: "paid", slots });
    const refused = await desk.judge(id, "accepted", ["id_front"]);
    expect(refused.json<{ code: string }>().code).toBe("staff.notTaken");
    await desk.take(id);
    const documents = await desk.idsOf(id, ["id_front"], false);
    const payload = { version: 99, documents, verdict: "accepted" };
    const stale = await staff.post(`/requests/${id}/documents/verdict`, payload, agent);
    expect(stale.statusCode).toBe(412);
  });

  it("keeps a rejected picture out of later requests", async () => {
    const id = await taken();
    const usable = async () =>
      (await app.documents.slotsOf([id])).map(({ slot }) => slot).toSorted();
    expect(await usable()).toEqual(["id_back", "id_front"]);
    await desk.judge(id, "rejected", ["id_back"]);
    expect(await usable()).toEqual(["id_front"]);
  });
});

describe("asking for a better picture", () => {
  it("mails the reason and the sentence, and hands the turn over", async () => {
    const id = await taken();
    const note = "Please hold it flat.";
    await desk.mailedToken(id, owner.email, ["id_front"], { note });
    const { text, html } = await app.mailTo(owner.email, (mail) => mail.text.includes(note));
    const { number } = await requestRow(app, id);
    expect(text).toContain("The writing cannot be read");
    for (const personal of [number, "12345"]) expect(text + html).not.toContain(personal);
    expect((await requestRow(app, id)).turn).toBe("customer");
    expect((await desk.read(id)).documentRequests).toMatchObject([
      { slots: ["id_front"], reason: "blurred", note, state: "open" },
    ]);
  });

  it("is in the customer's history, unlike what else staff did", async () => {
    const id = await taken();
    await desk.judge(id, "rejected", ["id_front"]);
    await desk.ask(id, ["id_front"]);
    const url = `/api/carins/insurance-requests/${id}`;
    const { data } = (await app.call({ url, headers: owner.headers })).json<{
      data: { history: { event: string }[] };
    }>();
    expect(data.history.map(({ event }) => event)).toEqual(["documentAsked"]);
  });

  it("stores no token that opens the link", async () => {
    const id = await taken();
    const token = await desk.mailedToken(id, owner.email, ["id_front"]);
    const rows = await app.parts.db
      .select()
      .from(schema.documentRequests)
      .where(eq(schema.documentRequests.requestId, id));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ["another purchase's picture", { slots: ["document_front"] }],
    ["no picture", { slots: [] }],
    ["an unknown picture", { slots: ["nose"] }],
    ["an unknown reason", { slots: ["id_front"], reason: "ugly" }],
    ["a very long sentence", { slots: ["id_front"], note: "x".repeat(301) }],
  ])("for %s is refused", async (_name, wrong) => {
    const id = await taken();
    const answer = await desk.write(id, "document-requests", { reason: "blurred", ...wrong });
    expect(answer.statusCode).toBe(400);
  });

  it("is refused after the policy was issued, and while a picture waits for a verdict", async () => {
    const issued = await taken("issued");
    expect((await desk.ask(issued, ["id_front"])).statusCode).toBe(409);
    const id = await answered();
    const refused = await desk.ask(id, ["id_front"]);
    expect(refused.json<{ code: string }>().code).toBe("staff.pictureWaiting");
  });

  it("is withdrawn once, and only of this request", async () => {
    const [id, other] = [await taken(), await taken()];
    await desk.ask(id, ["id_front"]);
    const [asked] = (await desk.read(id)).documentRequests;
    const withdraw = (of: string, one = asked?._id) =>
      desk.write(of, `document-requests/${one}/withdraw`, {});
    expect((await withdraw(other)).statusCode).toBe(404);
    expect((await withdraw(id, "x")).statusCode).toBe(404);
    expect((await withdraw(id)).statusCode).toBe(200);
    expect((await withdraw(id)).statusCode).toBe(412);
    expect((await requestRow(app, id)).turn).toBe("us");
  });
});

describe("a new picture", () => {
  it("replaces the old one when it is accepted, and the old file is gone", async () => {
    const id = await answered();
    const old = await documentIn(id, "id_front");
    const fresh = await documentIn(id, "id_front", true);
    expect([old?.version, fresh?.version]).toEqual([1, 2]);
    const files = await countFiles(app);

    expect((await desk.judge(id, "accepted", ["id_front"], { isWaiting: true })).statusCode).toBe(
      200,
    );
    expect(await documentIn(id, "id_front")).toMatchObject({
      _id: fresh?._id,
      version: 2,
      verdict: { is: "accepted" },
    });
    expect(await documentIn(id, "id_front", true)).toBeUndefined();
    expect((await desk.read(id)).documentRequests).toMatchObject([{ state: "accepted" }]);
    expect(await countFiles(app)).toBe(files - 1);
    expect((await requestRow(app, id)).turn).toBe("us");
    const gone = await staff.get(`/requests/${id}/documents/${old?._id}`, agent);
    expect(gone.statusCode).toBe(404);
  });

  it("is not kept when it is rejected, and may be asked for again at once", async () => {
    const id = await answered();
    const old = await documentIn(id, "id_front");
    const files = await countFiles(app);
    await desk.judge(id, "rejected", ["id_front"], { isWaiting: true, reason: "someoneElses" });
    expect(await documentIn(id, "id_front")).toMatchObject({ _id: old?._id });
    expect(await countFiles(app)).toBe(files - 1);
    expect((await desk.read(id)).documentRequests).toMatchObject([{ state: "rejected" }]);
    expect((await desk.ask(id, ["id_front"])).statusCode).toBe(200);
  });

  it("of each side has a verdict of its own", async () => {
    const id = await answered(["id_front", "id_back"]);
    await desk.judge(id, "accepted", ["id_front"], { isWaiting: true });
    expect((await desk.read(id)).documentRequests).toMatchObject([{ state: "received" }]);
    await desk.judge(id, "rejected", ["id_back"], { isWaiting: true });
    expect((await desk.read(id)).documentRequests).toMatchObject([{ state: "rejected" }]);
    expect(await documentIn(id, "id_front")).toMatchObject({ version: 2 });
    expect(await documentIn(id, "id_back")).toMatchObject({ version: 1 });
  });

  it("is accepted once of two who press at once", async () => {
    const id = await answered();
    const press = () => desk.judge(id, "accepted", ["id_front"], { isWaiting: true });
    const answers = await Promise.all([press(), press()]);
    // The second one judges the picture that is in use by then.
    for (const { statusCode } of answers) expect([200, 412]).toContain(statusCode);
    expect(await documentIn(id, "id_front")).toMatchObject({ version: 2 });
  });

  it("that belongs to no row any more is swept", async () => {
    const id = await answered();
    await desk.judge(id, "accepted", ["id_front"], { isWaiting: true });
    await app.sweepFiles();
    expect((await staff.get(`/requests/${id}`, agent)).statusCode).toBe(200);
    const { _id } = (await documentIn(id, "id_front")) ?? {};
    expect((await staff.get(`/requests/${id}/documents/${_id}`, agent)).statusCode).toBe(200);
  });
});
