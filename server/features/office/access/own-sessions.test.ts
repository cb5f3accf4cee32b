import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OwnSession } from "../../../../contract/office/settings/sessions.ts";
import { MINUTE_MS } from "../../../../domain/durations.ts";
import { cookieOf, staffOf } from "../../../../tests/support/staff.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  app = await openTestApp();
  staff = staffOf(app);
});
afterAll(() => app.close());

const sessionsOf = async (cookie: string) =>
  (await staff.get("/sessions", cookie)).json<{ data: OwnSession[] }>().data;

/** Another login of the same member, with what the browser sends of itself. */
const loginAgain = async ({ email, key }: { email: string; key: string }, userAgent: string) => {
  app.wait(MINUTE_MS);
  const entering = cookieOf(await staff.login(email));
  const answer = await app.call({
    method: "POST",
    url: "/api/office/verify",
    headers: { "sec-fetch-site": "same-origin", "user-agent": userAgent },
    payload: { code: staff.codeOf(key) },
    cookies: { staff: entering },
  });
  return cookieOf(answer);
};

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1";

describe("somebody's own sessions", () => {
  it("are listed with the device, and tell nothing that opens them", async () => {
    const member = await staff.enter("agent");
    const phone = await loginAgain(member, PHONE);
    const [newest, oldest, ...more] = await sessionsOf(phone);
    expect(more).toEqual([]);
    expect(newest).toMatchObject({ browser: "safari", system: "ios", isThis: true });
    expect(oldest).toMatchObject({ isThis: false });
    expect(JSON.stringify([newest, oldest])).not.toContain(phone);
  });

  it("end elsewhere, one or all, and this one goes on", async () => {
    const member = await staff.enter("compliance");
    const other = await loginAgain(member, PHONE);
    const third = await loginAgain(member, PHONE);
    const id = (await sessionsOf(other)).find(({ isThis }) => isThis)?.id ?? "";
    const left = await staff.post(`/sessions/${id}/end`, {}, third);
    expect(left.json<{ data: OwnSession[] }>().data).toHaveLength(2);
    expect((await staff.get("/sessions", other)).statusCode).toBe(401);
    expect((await staff.post(`/sessions/${id}/end`, {}, third)).statusCode).toBe(200);
    const alone = await staff.post("/sessions/end-others", {}, third);
    expect(alone.json<{ data: OwnSession[] }>().data).toMatchObject([{ isThis: true }]);
    expect((await staff.get("/sessions", member.cookie)).statusCode).toBe(401);
  });

  it("are nobody else's to end", async () => {
    const [member, stranger] = [await staff.enter("agent"), await staff.enter("admin")];
    const [{ id } = { id: "" }] = await sessionsOf(member.cookie);
    await staff.post(`/sessions/${id}/end`, {}, stranger.cookie);
    await staff.post("/sessions/end-others", {}, stranger.cookie);
    expect(await sessionsOf(member.cookie)).toHaveLength(1);
  });
});
