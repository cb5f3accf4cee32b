import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpVerified } from "../../../../../tests/support/accounts.ts";
import type { DocumentSlot } from "../../../../../domain/documents/documents.ts";
import { mayGiveToInsurer } from "../../../../../domain/requests/desk-moves.ts";
import { requestStates } from "../../../../../domain/requests/request-state.ts";
import { type Desk, deskOf } from "../../../../../tests/support/desk-calls.ts";
import { refusalOf } from "../../../../../tests/support/refusals.ts";
import { bothSides, storedRequest } from "../../../../../tests/support/stored-requests.ts";
import * as promises from "../../../../../web/promises/en.ts";
import { openTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import { schema } from "../../../../adapters/database/schema.ts";

let app: TestApp;
let desk: Desk;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
beforeAll(async () => {
  app = await openTestApp();
  desk = await deskOf(app)();
  owner = await signUpVerified(app);
});
afterAll(() => app.close());

const download = (id: string, lang = "en", cookie = desk.cookie) =>
  app.call({ url: `/api/office/requests/${id}/files`, cookies: { staff: cookie, lang } });

const taken = async (slots: readonly DocumentSlot[], by = desk) =>
  by.take(await storedRequest(app, owner, { state: "paid", slots: [...slots] }));

const eventsIn = async (id: string) => (await desk.read(id)).history.map(({ event }) => event);

describe("the files of a request", () => {
  it("come as one file with a cover sheet, in the order of their slots", async () => {
    const slots = [...bothSides("license"), ...bothSides("id")];
    const id = await taken(slots);
    const { number } = await desk.read(id);
    const answer = await download(id);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${number}.zip"`,
      "cache-control": "no-store",
    });
    const files = unzipSync(answer.rawPayload);
    expect(Object.keys(files)).toEqual([
      `00 ${number}.txt`,
      "01 Emirates ID, front.jpg",
      "02 Emirates ID, back.jpg",
      "03 Driving licence, front.jpg",
      "04 Driving licence, back.jpg",
    ]);
    expect(Array.from(files["01 Emirates ID, front.jpg"]?.slice(0, 2) ?? [])).toEqual([0xff, 0xd8]);
    const cover = strFromU8(files[`00 ${number}.txt`] ?? new Uint8Array());
    expect(cover).toContain(`Request: ${number}\r\n`);
    expect(cover).toContain(`: ${desk.name.en}\r\n`);
    expect(cover).not.toContain(desk.email);
    expect(cover).toContain("04 Driving licence, back.jpg");
  });

  it("are each written down as viewed, and the download with them", async () => {
    const id = await taken(bothSides("id"));
    await download(id);
    expect(await app.documents.viewsOf(id)).toHaveLength(2);
    expect(await eventsIn(id)).toEqual(["taken", "filesDownloaded"]);
  });

  it("have Arabic names for those who read Arabic", async () => {
    const id = await taken(["id_front"]);
    const names = Object.keys(unzipSync((await download(id, "ar")).rawPayload));
    expect(names[1]).toBe("01 بطاقة الهوية، الوجه الأمامي.jpg");
  });

  it("are not found where there are none", async () => {
    const empty = await taken([]);
    for (const id of [empty, randomUUID(), "x"]) expect((await download(id)).statusCode).toBe(404);
    expect(await eventsIn(empty)).toEqual(["taken"]);
  });

  it("are only for who took the request (E7)", async () => {
    const id = await storedRequest(app, owner, { state: "paid", slots: ["id_front"] });
    const admin = await deskOf(app)("admin");
    for (const cookie of [desk.cookie, admin.cookie])
      expect((await download(id, "en", cookie)).json().code).toBe("staff.notTaken");
    await admin.take(id);
    expect((await download(id)).json().code).toBe("staff.notTaken");
    expect((await desk.read(id)).actions).not.toContain("files");
    expect((await admin.read(id)).actions).toContain("files");
    expect((await download(id, "en", admin.cookie)).statusCode).toBe(200);
    expect(await app.documents.viewsOf(id)).toHaveLength(1);
  });
});

it.each(requestStates)(
  "the files of a request in %s go to no insurer before it is paid",
  async (state) => {
    const id = await desk.take(await storedRequest(app, owner, { state, slots: ["id_front"] }));
    const isPaid = mayGiveToInsurer(state);
    expect((await desk.read(id)).actions.includes("files")).toBe(isPaid);
    const answer = await download(id);
    if (isPaid) expect(answer.statusCode).toBe(200);
    else expect([answer.statusCode, answer.json().code]).toEqual([409, "staff.notNow"]);
    expect(promises.whoSeesRequest).toMatch(/once you have paid/);
    expect(promises.noNameBeforePaying).toMatch(/before you accept its offer and pay/);
  },
);

describe("the files of a request, for compliance", () => {
  it("come with a reason, which is a note and whose digest is in the audit", async () => {
    const id = await storedRequest(app, owner, { slots: ["id_front"] });
    const compliance = await deskOf(app)("compliance");
    expect((await compliance.read(id)).actions).toEqual(["filesWithReason"]);
    expect((await download(id, "en", compliance.cookie)).statusCode).toBe(403);
    for (const body of [{}, { reason: " " }, { reason: "x".repeat(501) }])
      expect(refusalOf(await compliance.act(id, "files", body))).toMatchObject({
        statusCode: 400,
        field: "reason",
      });
    expect(await eventsIn(id)).toEqual([]);

    const reason = "Sanadak asks for them in a complaint.";
    const answer = await compliance.act(id, "files", { reason });
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(Object.keys(unzipSync(answer.rawPayload))).toHaveLength(2);
    const { history, notes } = await desk.read(id);
    expect(history.map(({ event }) => event)).toEqual(["filesDownloaded"]);
    expect(notes).toMatchObject([{ text: reason }]);
    const [row] = await app.parts.db
      .select()
      .from(schema.audit)
      .where(eq(schema.audit.subjectId, id));
    expect(row?.detail).toEqual({ digests: { reason: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  });

  it("are not there for an agent", async () => {
    const id = await taken(["id_front"]);
    expect((await desk.act(id, "files", { reason: "Because." })).json().code).toBe(
      "staff.forbidden",
    );
  });
});

describe("more files than work needs (E7)", () => {
  it("are refused until the hour is over, and all admins get one mail", async () => {
    const admins = [await deskOf(app)("admin"), await deskOf(app)("admin")];
    const agent = await deskOf(app)();
    const id = await taken(["id_front"], agent);
    for (let count = 1; count <= 30; count += 1)
      expect((await download(id, "en", agent.cookie)).statusCode).toBe(200);

    const [refused, again] = [
      await download(id, "en", agent.cookie),
      await download(id, "ar", agent.cookie),
    ];
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    const { code, message, opensAt } = refused.json();
    expect([refused.statusCode, code]).toEqual([429, "staff.tooManyPacks"]);
    const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Asia/Dubai" });
    // With its day, where that is tomorrow.
    expect(message).toContain(clock.format(new Date(opensAt)));
    expect(again.json().message).toContain(clock.format(new Date(opensAt)));
    expect(again.json().message).toMatch(/\p{Script=Arabic}/u);
    expect(await app.documents.viewsOf(id)).toHaveLength(30);

    for (const { email } of admins) {
      const isNotice = ({ subject, text }: { subject: string; text: string }) =>
        subject.includes("limit") && text.includes(agent.name.en);
      const mail = await app.mailTo(email, isNotice);
      expect(mail.text).toContain("30");
      expect(app.sent.filter((one) => one.to === email && isNotice(one))).toHaveLength(1);
    }
    expect((await download(await taken(["id_front"]))).statusCode).toBe(200);
  });
});
