import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestMail } from "../../../../contract/office/mails/part.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { deskWithDocuments, linkTokenIn } from "../../../../tests/support/better-documents.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { bothSides, storedRequest } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { untilFound } from "../../../../tests/support/waiting.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { MailRefused } from "../../../adapters/mail/delivery/mail-refused.ts";

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let desk: ReturnType<typeof deskWithDocuments>;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
let agent: string;
/** Addresses that the mail server refuses. */
const refused = new Set<string>();

beforeAll(async () => {
  app = await openTestApp({
    environment: { RATE_LIMITS: "off" },
    onLetter: ({ to }) => {
      if (!refused.has(to)) return;
      throw new MailRefused(Object.assign(new Error(to), { code: "EENVELOPE", responseCode: 550 }));
    },
  });
  staff = staffOf(app);
  desk = deskWithDocuments(app, staff, () => agent);
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUpVerified(app);
  agent = (await staff.enter()).cookie;
});

const taken = async () => {
  const id = await storedRequest(app, owner, { state: "paid", slots: bothSides("id") });
  await desk.take(id);
  return id;
};

const asked = async () => {
  const id = await taken();
  return { id, token: await desk.mailedToken(id, owner.email, ["id_front"], { note: "Please" }) };
};

const newestOf = async (id: string) => {
  const [newest] = (await desk.read(id)).documentRequests;
  if (!newest) throw new Error("Nothing was asked for.");
  return newest;
};

const again = (id: string, askedId: string) =>
  desk.write(id, `document-requests/${askedId}/send-again`, {});

const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;

const tokensMailed = () =>
  app.sent.filter(({ to }) => to === owner.email).flatMap(({ text }) => linkTokenIn(text) ?? []);

/** The link of the mail after those that are known. */
const newToken = (...known: string[]) =>
  untilFound(
    async () => tokensMailed().find((token) => !known.includes(token)),
    "a mail with a new link",
  );

const mailIn = (id: string, matches: (mail: RequestMail) => boolean) =>
  untilFound(async () => (await desk.read(id)).mails.find(matches), "the state of a mail");

const statesOf = async (id: string) => (await desk.read(id)).mails.map(({ state }) => state);

describe("the mail that asks for a picture", () => {
  it("is shown on the request with its state, and never with its link", async () => {
    const { id, token } = await asked();
    const mail = await mailIn(id, ({ state }) => state === "accepted");
    const { _id } = await newestOf(id);
    expect(mail).toMatchObject({
      kind: "betterDocument",
      documentRequestId: _id,
      maySendAgain: false,
    });
    expect(JSON.stringify(await desk.read(id))).not.toContain(token);
  });

  it("is never sent again as it was, because its link would be, too", async () => {
    const { id } = await asked();
    const mail = await mailIn(id, ({ state }) => state === "accepted");
    const answer = await staff.post(`/requests/${id}/mails/${mail.id}/send-again`, {}, agent);
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, "staff.notNow"]);
  });
});

describe("the mail that has not left", () => {
  it("does not leave once staff withdraw their request, and waits for nobody then", async () => {
    const id = await taken();
    refused.add(owner.email);
    await desk.ask(id, ["id_front"]);
    await mailIn(id, ({ state }) => state === "failed");
    const { _id } = await newestOf(id);
    expect((await desk.write(id, `document-requests/${_id}/withdraw`, {})).statusCode).toBe(200);
    refused.delete(owner.email);

    expect(await statesOf(id)).toEqual(["withdrawn"]);
    const failed = await staff.get("/requests?limit=500&view=mailFailed", agent);
    expect(failed.body).not.toContain(id);
    const job = sql`select state from jobs.job where name = 'mail' and data->>'key' = ${`betterDocument:${_id}`}`;
    expect(await app.parts.db.execute(job)).toMatchObject({ rows: [{ state: "cancelled" }] });
  });

  it("stays as it is where the mail server has it already", async () => {
    const { id } = await asked();
    await mailIn(id, ({ state }) => state === "accepted");
    await desk.write(id, `document-requests/${(await newestOf(id))._id}/withdraw`, {});
    expect(await statesOf(id)).toEqual(["accepted"]);
  });
});

describe("the link, sent again", () => {
  it("is another one, once; the one before ends", async () => {
    const { id, token } = await asked();
    const before = await newestOf(id);
    const answers = await Promise.all([again(id, before._id), again(id, before._id)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));

    const fresh = await newToken(token);
    expect(codeOf(await desk.open(token))).toBe("documents.linkEnded");
    expect((await desk.open(fresh)).json().data).toMatchObject({ slots: ["id_front"] });
    expect(await newestOf(id)).toMatchObject({
      slots: before.slots,
      reason: before.reason,
      note: "Please",
      state: "open",
    });
    expect(tokensMailed()).toEqual([token, fresh]);
    const sent = await desk.upload(`/api/document-requests/${fresh}`, ["id_front"]);
    expect(sent.statusCode).toBe(200);
    expect((await desk.open(fresh)).statusCode).toBe(410);
  });

  it("is stored nowhere, only its hash", async () => {
    const { id, token } = await asked();
    await again(id, (await newestOf(id))._id);
    const fresh = await newToken(token);
    const { documentRequests } = schema;
    const rows = await app.parts.db
      .select()
      .from(documentRequests)
      .where(eq(documentRequests.requestId, id));
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ tokenHash }) => tokenHash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(fresh);
  });

  it("replaces a mail that the mail server refused", async () => {
    const id = await taken();
    refused.add(owner.email);
    await desk.ask(id, ["id_front"]);
    await mailIn(id, ({ state }) => state === "failed");
    expect((await newestOf(id)).maySendAgain).toBe(true);
    refused.delete(owner.email);
    expect((await again(id, (await newestOf(id))._id)).statusCode).toBe(200);
    const token = await newToken();
    await mailIn(id, ({ state }) => state === "accepted");
    expect(await statesOf(id)).toEqual(["sentAgain", "accepted"]);
    expect((await desk.open(token)).statusCode).toBe(200);
    const failed = await staff.get("/requests?limit=500&view=mailFailed", agent);
    expect(failed.body).not.toContain(id);
  });

  it.each([true, false])(
    "works after seven days, with the sweep (%s) or before it",
    async (swept) => {
      const { id, token } = await asked();
      await staff.post(`/requests/${id}/release`, {}, agent);
      app.wait(8 * DAY_MS);
      if (swept) await app.documentRequests.sweep();
      agent = (await staff.enter()).cookie;
      await desk.take(id);
      const before = await newestOf(id);
      expect(before).toMatchObject({ state: swept ? "expired" : "open", maySendAgain: true });
      expect((await again(id, before._id)).statusCode).toBe(200);
      const fresh = await newToken(token);
      expect((await desk.open(fresh)).statusCode).toBe(200);
      expect((await desk.open(token)).statusCode).toBe(410);
    },
  );

  it("waits for the verdict on a picture that came, and follows a rejected one", async () => {
    const { id, token } = await asked();
    await desk.upload(`/api/document-requests/${token}`, ["id_front"]);
    const { _id, maySendAgain } = await newestOf(id);
    expect(maySendAgain).toBe(false);
    expect(codeOf(await again(id, _id))).toBe("staff.notNow");
    await desk.judge(id, "rejected", ["id_front"], { isWaiting: true });
    expect((await newestOf(id)).maySendAgain).toBe(true);
    expect((await again(id, _id)).statusCode).toBe(200);
    const fresh = await newToken(token);
    await desk.upload(`/api/document-requests/${fresh}`, ["id_front"]);
    await desk.judge(id, "accepted", ["id_front"], { isWaiting: true });
    const requests = (await desk.read(id)).documentRequests;
    expect(requests.map((one) => one.maySendAgain)).toEqual([false, false]);
  });

  it("is not sent once the policy is issued, nor after it was withdrawn", async () => {
    const { id } = await asked();
    const { _id } = await newestOf(id);
    const { requests } = schema;
    const become = (state: "issued" | "paid") =>
      app.parts.db.update(requests).set({ state }).where(eq(requests.id, id));
    await become("issued");
    expect(codeOf(await again(id, _id))).toBe("requests.notEditable");
    await become("paid");
    await desk.write(id, `document-requests/${_id}/withdraw`, {});
    expect(codeOf(await again(id, _id))).toBe("staff.notNow");
  });

  it("is only for who has taken the request, and only of this request", async () => {
    const [one, other] = [await asked(), await taken()];
    const { _id } = await newestOf(one.id);
    expect((await again(other, _id)).statusCode).toBe(404);
    agent = (await staff.enter()).cookie;
    expect(codeOf(await again(one.id, _id))).toBe("staff.takenByOther");
  });
});
