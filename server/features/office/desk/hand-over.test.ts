import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { deskOf } from "../../../../tests/support/desk-calls.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import {
  requestRow,
  storedLead,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

let app: TestApp;
let owner: Awaited<ReturnType<typeof signUpVerified>>;
let lead: string;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signUpVerified(app);
});
afterAll(() => app.close());

const enter = async (role?: string) => {
  const desk = await deskOf(app)(role);
  const { staff } = schema;
  const [row] = await app.parts.db.select().from(staff).where(eq(staff.email, desk.email));
  return { ...desk, id: row?.id ?? "" };
};
type Member = Awaited<ReturnType<typeof enter>>;
let members: { sara: Member; omar: Member };

beforeEach(async () => {
  members = { sara: await enter(), omar: await enter() };

  lead = await members.omar.take(await storedLead(app, owner));
});

const noticesOf = async (desk: Member) =>
  (await desk.get("/notices")).json<{ data: { id: string; kind: string; reason: string }[] }>()
    .data;
const reasons = { reason: "The customer waits since Monday." };
const lastOf = ({ history }: DeskRequest) => history.at(-1);

describe("taking over", () => {
  const takeOver = (by: Member, from: Member, more: object = {}) =>
    by.act(lead, "take-over", { from: from.id, ...reasons, ...more });

  it("moves it with the reason as a note, tells the colleague, and ends their lease", async () => {
    const { sara, omar } = members;
    await omar.act(lead, "note-draft", { text: "Calls ba" });
    await sara.act(lead, "note-draft", { text: "mine" });
    const answer = await takeOver(sara, omar);
    const shown = answer.json<{ data: DeskRequest }>().data;
    expect(shown).toMatchObject({
      assignee: { id: sara.id },
      lease: { isOwn: true },
      noteDraft: "mine",
      news: { code: "takenOver" },
    });
    expect(shown.notes.map(({ text }) => text)).toEqual([reasons.reason]);
    expect(lastOf(shown)).toMatchObject({ event: "takenOver", colleague: expect.anything() });
    expect((await omar.read(lead)).noteDraft).toBe("Calls ba");
    const refused = (await omar.write(lead, "snooze", { until: null })).json();
    expect(refused).toMatchObject({
      code: "staff.takenByOther",
      holder: { name: sara.name },
    });
    expect(refused.message).toMatch(/ took this request at \d\d:\d\d /);

    const [notice] = await noticesOf(omar);
    expect(notice).toMatchObject({ kind: "takenOver", reason: reasons.reason });
    expect(await noticesOf(sara)).toEqual([]);
    await sara.post(`/notices/${notice?.id}/read`, {});
    expect(await noticesOf(omar)).toHaveLength(1);
    await omar.post(`/notices/${notice?.id}/read`, {});
    expect(await noticesOf(omar)).toEqual([]);
  });

  it("is done by one of two who try at once, and the other is told who was faster", async () => {
    const { sara, omar } = members;
    const layla = await enter();
    const answers = await Promise.all([takeOver(sara, omar), takeOver(layla, omar)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    const holder = (await requestRow(app, lead)).assignee === sara.id ? sara : layla;
    expect(refused).toMatchObject({
      code: "staff.takenByOther",
      holder: { name: holder.name },
    });
    expect(await noticesOf(omar)).toHaveLength(1);
  });

  it("changes nothing when it is repeated", async () => {
    const { sara, omar } = members;
    await takeOver(sara, omar);
    const before = await sara.read(lead);
    expect((await takeOver(sara, omar)).statusCode).toBe(200);
    expect((await sara.read(lead)).history).toEqual(before.history);
    expect(await noticesOf(omar)).toHaveLength(1);
  });

  it("needs a reason, and somebody who has it", async () => {
    const { sara, omar } = members;
    expect((await takeOver(sara, omar, { reason: " \0" })).statusCode).toBe(400);
    expect((await takeOver(sara, omar, { from: "x" })).statusCode).toBe(400);
    await omar.act(lead, "release");
    expect((await takeOver(sara, omar)).json().code).toBe("staff.heldByNobody");
    const compliance = await enter("compliance");
    expect((await takeOver(compliance, omar)).statusCode).toBe(403);
  });
});

describe("assigning", () => {
  const assign = (by: Member, to: Member, from: Member | null, reason = "") =>
    by.act(lead, "assign", { to: to.id, from: from && from.id, reason });

  it("gives one's own or nobody's to a colleague, who is told", async () => {
    const { sara, omar } = members;
    const shown = (await assign(omar, sara, omar)).json<{ data: DeskRequest }>().data;
    expect(shown).toMatchObject({
      assignee: { id: sara.id },
      lease: null,
      notes: [],
      news: { code: "assigned", isSeen: false },
    });
    expect(lastOf(shown)?.event).toBe("assigned");
    expect(await noticesOf(sara)).toMatchObject([{ kind: "assigned", reason: "" }]);
    expect(await noticesOf(omar)).toEqual([]);
    await sara.act(lead, "seen", { until: new Date(Date.now() + MINUTE_MS).toISOString() });
    expect(await noticesOf(sara)).toEqual([]);
    expect((await sara.read(lead)).news).toMatchObject({ code: "assigned", isSeen: true });
  });

  it("of a colleague's work is for admins, with a reason, and both are told", async () => {
    const { sara, omar } = members;
    expect((await assign(sara, await enter(), omar, "He is ill.")).json().code).toBe(
      "staff.forbidden",
    );
    const admin = await enter("admin");
    expect((await assign(admin, sara, omar)).statusCode).toBe(400);
    expect((await assign(admin, sara, omar, "He is ill.")).statusCode).toBe(200);
    expect(await noticesOf(sara)).toMatchObject([{ kind: "assigned", reason: "He is ill." }]);
    expect(await noticesOf(omar)).toMatchObject([{ kind: "handedOn", reason: "He is ill." }]);
  });

  it("never reaches who is away, disabled, without a role for it, or unknown", async () => {
    const { sara, omar } = members;
    await sara.post("/away", { isAway: true });
    const disabled = await enter();
    await staffOf(app).command("disable", disabled.email);
    const unknown = { ...sara, id: randomUUID() };
    for (const to of [sara, disabled, unknown, await enter("compliance")])
      expect((await assign(omar, to, omar)).json().code).toBe("staff.colleagueAway");
    const listed = (await omar.get("/colleagues")).json<{ data: { id: string }[] }>().data;
    const ids = listed.map(({ id }) => id);
    for (const one of [sara, disabled, omar]) expect(ids).not.toContain(one.id);
    await sara.post("/away", { isAway: false });
    const back = (await omar.get("/colleagues")).json<{ data: { id: string }[] }>().data;
    expect(back.map(({ id }) => id)).toContain(sara.id);
  });

  it("is refused on another holder than the page showed", async () => {
    const { sara, omar } = members;
    const admin = await enter("admin");
    expect((await assign(admin, sara, null)).json().code).toBe("staff.takenByOther");
    await omar.act(lead, "release");
    expect((await assign(admin, sara, omar, "x")).json().code).toBe("staff.heldByNobody");
  });

  it("while the colleague goes away leaves nothing with them", async () => {
    const { sara, omar } = members;
    const [given, away] = await Promise.all([
      assign(omar, sara, omar),
      sara.post("/away", { isAway: true }),
    ]);
    expect(away.statusCode).toBe(200);
    const { assignee } = await requestRow(app, lead);
    expect(assignee).toBe(given.statusCode === 200 ? null : omar.id);
    if (given.statusCode !== 200) expect(given.json().code).toBe("staff.colleagueAway");
  });
});

describe("being away", () => {
  it("releases everything at once, with history, and ends the leases", async () => {
    const { sara, omar } = members;
    const paid = await omar.take(await storedRequest(app, owner, { state: "paid" }));
    const ended = await omar.take(await storedRequest(app, owner, { state: "issued" }));
    const { since } = (await omar.post("/away", { isAway: true })).json().data;
    expect(since).not.toBeNull();
    expect((await omar.get("/away")).json().data).toEqual({ since });
    for (const id of [lead, paid, ended]) {
      const shown = await sara.read(id);
      expect(shown).toMatchObject({ assignee: null, lease: null });
      expect(lastOf(shown)).toMatchObject({
        event: "releasedAway",
        colleague: { name: omar.name },
      });
    }
    expect(await sara.idsIn("view=new")).toEqual(expect.arrayContaining([lead, paid]));
    expect((await sara.read(lead)).news?.code).toBe("released");
    // Again changes nothing.
    const again = await omar.post("/away", { isAway: true });
    expect(again.json().data).toEqual({ since });
  });

  it("ends by taking something, or by being back", async () => {
    const { omar } = members;
    const isAway = async () => (await omar.get("/away")).json().data.since !== null;
    await omar.post("/away", { isAway: true });
    await omar.take(lead);
    expect([await isAway(), (await requestRow(app, lead)).assignee]).toEqual([false, omar.id]);
    await omar.post("/away", { isAway: true });
    expect(await isAway()).toBe(true);
    await omar.post("/away", { isAway: false });
    expect(await isAway()).toBe(false);
  });
});

describe("a disabled account", () => {
  it("has nothing any more", async () => {
    const { sara, omar } = members;
    await staffOf(app).command("disable", omar.email);
    const shown = await sara.read(lead);
    expect(shown).toMatchObject({ assignee: null, lease: null });
    expect(lastOf(shown)).toMatchObject({ event: "releasedDisabled", actor: "system" });
  });

  it("loses what it still has from before", async () => {
    const { omar } = members;
    const { staff } = schema;
    await app.parts.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, omar.id));
    await app.desk.presence.sweep();
    expect((await requestRow(app, lead)).assignee).toBeNull();
  });
});

describe("the end of a snooze", () => {
  it("comes in one step, for the holder or an admin", async () => {
    const { sara, omar } = members;
    const until = new Date(app.parts.now().getTime() + 20 * MINUTE_MS).toISOString();
    await omar.write(lead, "snooze", { until });
    expect(await sara.idsIn("view=snoozed")).toContain(lead);
    expect(await sara.idsIn("view=ours")).not.toContain(lead);
    expect((await sara.act(lead, "wake")).json().code).toBe("staff.takenByOther");
    expect((await omar.act(lead, "wake")).json().data.snoozedUntil).toBeNull();
    expect((await omar.act(lead, "wake")).statusCode).toBe(200);
    expect(await sara.idsIn("view=snoozed")).not.toContain(lead);
    expect(await sara.idsIn("view=ours")).toContain(lead);
  });
});
