import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeskRequest } from "../../../../contract/office/desk/requests.ts";
import type { Policy } from "../../../../contract/policy.ts";
import { addDays, dayInDubai } from "../../../../domain/calendar-day.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import { coverEndsOn } from "../../../../domain/requests/cover-period.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { multipart, type Part } from "../../../../tests/support/multipart.ts";
import { pdfBomb, plainPdf, refusedPdfs } from "../../../../tests/support/pdfs.ts";
import {
  CHASSIS,
  paidValues,
  policyFields,
  policyParts,
} from "../../../../tests/support/policies.ts";
import { readData } from "../../../../tests/support/privacy.ts";
import { staffOf } from "../../../../tests/support/staff.ts";
import { countFiles, eventsOf, storedRequest } from "../../../../tests/support/stored-requests.ts";
import { schema } from "../../../adapters/database/schema.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { untilFound } from "../../../../tests/support/waiting.ts";

let app: TestApp;
let staff: ReturnType<typeof staffOf>;
let agent: string;
let owner: Awaited<ReturnType<typeof signUpVerified>>;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
  staff = staffOf(app);
  agent = (await staff.enter()).cookie;
  owner = await signUpVerified(app);
});
afterAll(() => app.close());

type Values = NonNullable<Parameters<typeof storedRequest>[2]>;

const takenPaid = async (values: Values = {}, cookie = agent) => {
  const id = await storedRequest(app, owner, { ...paidValues(), ...values });
  expect((await staff.post(`/requests/${id}/take`, {}, cookie)).statusCode).toBe(200);
  return id;
};

const record = async (id: string, ...parts: Parameters<typeof policyParts>) => {
  const { headers, payload } = multipart(policyParts(...parts));
  return app.call({
    method: "POST",
    url: `/api/office/requests/${id}/policy`,
    headers: { ...headers, "sec-fetch-site": "same-origin" },
    cookies: { staff: agent },
    payload,
  });
};

const shown = (answer: { json: () => unknown }) => (answer.json() as { data: DeskRequest }).data;
const refusal = (answer: { statusCode: number; json: () => unknown }) => {
  const { code, field } = answer.json() as { code: string; field?: string };
  return [answer.statusCode, code, field];
};

const own = (id: string, path = "", { headers } = owner) =>
  app.call({ url: `/api/carins/insurance-requests/${id}${path}`, headers });
const decide = (id: string, what: "accept" | "refuse", payload: object, { headers } = owner) =>
  app.call({
    method: "POST",
    url: `/api/carins/insurance-requests/${id}/policy/${what}`,
    headers,
    payload,
  });
const policyOf = async (id: string) => (await own(id, "/policy")).json<{ data: Policy }>().data;

const version = async (id: string) =>
  String(shown(await staff.get(`/requests/${id}`, agent)).version);

const DEARER = { premium: "1,192.00", to: "customer" };

describe("recording a policy", () => {
  it("issues the request, and its customer reads and downloads it", async () => {
    const id = await takenPaid();
    const answer = await record(id, { bank: "Any Bank", traffic: "waiting", sumInsured: "60000" });
    expect(answer.statusCode).toBe(200);
    const desk = shown(answer);
    expect([desk.state, desk.turn, desk.policy?.state]).toEqual(["issued", null, "active"]);
    expect(desk.policy).toMatchObject({
      chassis: CHASSIS,
      bank: "Any Bank",
      sumInsuredFils: 6_000_000,
      differences: [],
      traffic: { state: "waiting" },
      versions: [{ version: 1, reason: null }],
    });
    expect(desk.actions).toContain("recordPolicy");

    const details = (await own(id)).json().data;
    expect(details).toMatchObject({ state: "issued", policy: { number: desk.policy?.number } });
    const file = await own(id, "/policy/files/certificate");
    expect(file.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="mizalla-${desk.number}-certificate.pdf"`,
      "x-content-type-options": "nosniff",
    });
    expect(file.rawPayload.equals(plainPdf("certificate"))).toBe(true);
    const mail = await app.mailTo(owner.email, ({ text }) => text.includes(desk.number));
    expect(mail.text).toContain(`/profile/requests/${id}`);
    expect(await eventsOf(app, "request", id)).toEqual([
      "taken",
      "commissionNoted",
      "policyIssued",
    ]);
  });

  it("has both days in one calendar, with a reminder before the last", async () => {
    const id = await takenPaid();
    await record(id);
    const { body, headers } = await own(id, "/policy/calendar.ics?lang=ar");
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const { startsOn, endsOn } = await policyOf(id);
    const days = body.match(/DTSTART;VALUE=DATE:\d+/g);
    expect(days).toEqual(
      [startsOn, endsOn].map((day) => `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`),
    );
    expect(body.match(/TRIGGER:-P30D/g)).toHaveLength(1);
  });

  it("is found by its number and by the tail of the chassis number", async () => {
    const id = await takenPaid();
    const chassis = "WVWZZZ1JZXW7Q9041".replace("Q", "P");
    const { policy } = shown(await record(id, { chassis }));
    for (const typed of [
      policy?.number ?? "",
      policy?.number.toLowerCase() ?? "",
      "p9041",
      "041xx",
    ]) {
      const url = `/requests?q=${encodeURIComponent(typed)}`;
      const { data } = (await staff.get(url, agent)).json<{ data: { id: string }[] }>();
      expect([typed, data.map((row) => row.id)]).toEqual([typed, typed === "041xx" ? [] : [id]]);
    }
  });

  it("keeps chassis number and bank sealed", async () => {
    const id = await takenPaid();
    await record(id, { bank: "Bank of Secrets" });
    const { policies, policyVersions } = (await import("../../../adapters/database/schema.ts"))
      .schema;
    const rows = [
      ...(await app.parts.db.select().from(policies)),
      ...(await app.parts.db.select().from(policyVersions)),
    ];
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${CHASSIS}|Bank of Secrets`));
  });

  it.each([
    [{ number: "" }, "policies.missing", "number"],
    [{ number: "none" }, "policies.unreadable", "number"],
    [{ number: "\ud800 1" }, "policies.unreadable", "number"],
    [{ startDate: "" }, "policies.missing", "startDate"],
    [{ startDate: "2026-02-30" }, "policies.unreadable", "startDate"],
    [{ startDate: "9999-01-01" }, "policies.datesUnlikely", "startDate"],
    [{ endDate: "2020-01-01" }, "policies.datesReversed", "endDate"],
    [{ endDate: "2199-01-01" }, "policies.datesUnlikely", "endDate"],
    [{ premium: "0" }, "policies.unreadable", "premium"],
    [{ premium: "-5" }, "policies.unreadable", "premium"],
    [{ premium: "1e9" }, "policies.unreadable", "premium"],
    [{ premium: "99999999999999999999" }, "policies.unreadable", "premium"],
    [{ sumInsured: "abc" }, "policies.unreadable", "sumInsured"],
    [{ chassis: "1".repeat(18) }, "policies.unreadable", "chassis"],
    [{ insuredName: "x".repeat(101) }, "policies.unreadable", "insuredName"],
    [{ traffic: "dance" }, "policies.unreadable", "traffic"],
    [{ version: "x" }, "policies.missing", "version"],
  ] as const)("refuses %j", async (changes, code, field) => {
    const id = await takenPaid();
    const before = await countFiles(app);
    expect(refusal(await record(id, changes))).toEqual([422, code, field]);
    expect(await countFiles(app)).toBe(before);
  });

  it("refuses a null character, an unknown file and a body that is no form", async () => {
    const id = await takenPaid();
    expect(refusal(await record(id, { reason: "a\0b" }))[1]).toBe("requests.invalidField");
    const { headers, payload } = multipart([...policyParts(), ["passport", { bytes: plainPdf() }]]);
    const call = { method: "POST", url: `/api/office/requests/${id}/policy` } as const;
    const session = { "sec-fetch-site": "same-origin", cookie: `staff=${agent}` };
    const odd = await app.call({ ...call, headers: { ...headers, ...session }, payload });
    expect(refusal(odd)[1]).toBe("documents.unexpected");
    const json = await app.call({ ...call, headers: session, payload: {} });
    expect(refusal(json)[1]).toBe("request.unsupportedType");
  });

  it("refuses a request that is not paid, not one's own, unknown, or read before a change", async () => {
    const waiting = await takenPaid({ state: "awaiting_payment" });
    expect(refusal(await record(waiting))[1]).toBe("policies.notRecordable");
    const untaken = await storedRequest(app, owner, paidValues());
    expect(refusal(await record(untaken))[1]).toBe("staff.notTaken");
    expect(refusal(await record(crypto.randomUUID()))[0]).toBe(404);
    expect(refusal(await record("1' or 1=1"))[0]).toBe(404);
    const stale = await takenPaid({ version: 7 });
    expect(refusal(await record(stale))).toEqual([412, "requests.changedMeanwhile", undefined]);
  });

  it("is for agents", async () => {
    const id = await takenPaid();
    for (const role of ["compliance", "admin"]) {
      const { cookie } = await staff.enter(role);
      const answer = await staff.post(`/requests/${id}/policy`, {}, cookie);
      expect(refusal(answer)[1]).toBe("staff.forbidden");
    }
  });

  it("lets one of two at once through, and a number of an insurer only once", async () => {
    const id = await takenPaid();
    const answers = await Promise.all([record(id), record(id)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));

    const { number } = policyFields();
    expect((await record(await takenPaid(), { number })).statusCode).toBe(200);
    const second = await takenPaid();
    const before = await countFiles(app);
    expect(refusal(await record(second, { number }))).toEqual([
      409,
      "policies.numberTaken",
      "number",
    ]);
    expect(await countFiles(app)).toBe(before);
    expect((await record(await takenPaid({ insurer: "marsa" }), { number })).statusCode).toBe(200);
  });
});

describe("the PDFs of a policy", () => {
  const few = ["JavaScript on opening", "a file inside", "a password", "its end cut off"] as const;

  it.each(few)("are refused with %s, and nothing is kept", async (name) => {
    const id = await takenPaid();
    const before = await countFiles(app);
    const { make, problem } = refusedPdfs[name];
    const [status, code, field] = refusal(await record(id, {}, { certificate: make() }));
    expect(code).toBe(`policies.pdf${problem.charAt(0).toUpperCase()}${problem.slice(1)}`);
    expect([status === 415 || status === 422, field]).toEqual([true, "certificate"]);
    expect(await countFiles(app)).toBe(before);
  });

  it.each([
    ["no pages", refusedPdfs["no page"].make, "policies.pdfPages"],
    ["another format", () => Buffer.from("<html>"), "policies.pdfNotPdf"],
    ["nothing in them", () => Buffer.alloc(0), "policies.pdfNotPdf"],
    ["11 MB", () => Buffer.concat([plainPdf(), Buffer.alloc(11 * 2 ** 20)]), "policies.pdfSize"],
  ] as const)("are refused with %s", async (_, make, code) => {
    expect(refusal(await record(await takenPaid(), {}, { policy: make() }))[1]).toBe(code);
  });

  it("can be checked before, by the same rules, and nothing is kept", async () => {
    const id = await takenPaid();
    const before = [await countFiles(app), await version(id)];
    const check = (...parts: Part[]) => {
      const { headers, payload } = multipart(parts);
      return app.call({
        method: "POST",
        url: `/api/office/requests/${id}/policy/check-file`,
        headers: { ...headers, "sec-fetch-site": "same-origin" },
        cookies: { staff: agent },
        payload,
      });
    };
    const good = await check(["policy", { bytes: plainPdf() }]);
    expect(good.json()).toEqual({ status: "success", data: { pages: 1 } });
    for (const [make, code] of [
      [refusedPdfs["a password"].make, "policies.pdfEncrypted"],
      [() => Buffer.concat([plainPdf(), Buffer.alloc(11 * 2 ** 20)]), "policies.pdfSize"],
    ] as const)
      expect(refusal(await check(["certificate", { bytes: make() }]))).toEqual([
        expect.any(Number),
        code,
        "certificate",
      ]);
    expect(refusal(await check())[1]).toBe("policies.pdfMissing");
    expect([await countFiles(app), await version(id)]).toEqual(before);
  });

  it("are refused when they unpack without end, within seconds", async () => {
    const answer = await record(await takenPaid(), {}, { policy: pdfBomb() });
    expect(["policies.pdfBroken", "policies.pdfTooComplex"]).toContain(refusal(answer)[1]);
  });

  it("are both needed the first time", async () => {
    const id = await takenPaid();
    expect(refusal(await record(id, {}, { certificate: undefined }))).toEqual([
      422,
      "policies.pdfMissing",
      "certificate",
    ]);
  });

  it("open for staff, which the customer can read, and for nobody else", async () => {
    const id = await takenPaid();
    await record(id);
    const viewed = await staff.get(`/requests/${id}/policy/files/policy`, agent);
    expect(viewed.rawPayload.equals(plainPdf("policy"))).toBe(true);
    const { accessLog } = await readData(app, owner);
    expect(accessLog.map(({ kind }) => kind)).toContain("policy");
    expect((await staff.get(`/requests/${id}/policy/files/other`, agent)).statusCode).toBe(404);
    const stranger = await signUpVerified(app);
    for (const path of ["/policy", "/policy/files/policy", "/policy/calendar.ics"])
      expect((await own(id, path, stranger)).statusCode).toBe(404);
    expect((await decide(id, "accept", { version: 1 }, stranger)).statusCode).toBe(404);
  });
});

describe("a policy that differs from what was sold", () => {
  it("needs a reason where it is not worse", async () => {
    const id = await takenPaid();
    const cheaper = { premium: "1,000.00" };
    expect(refusal(await record(id, cheaper))).toEqual([422, "policies.reasonMissing", "reason"]);
    const { policy } = shown(await record(id, { ...cheaper, reason: "A discount" }));
    expect(policy).toMatchObject({
      state: "active",
      differences: [{ term: "premiumFils", kind: "other" }],
      versions: [{ reason: "A discount" }],
    });
  });

  it.each([
    ["its price", { premium: "1,092.01" }],
    ["its dates", { startDate: addDays(paidValues().startDate, 1) }],
    ["its name", { insuredName: "Somebody Else" }],
    ["its car", { plate: "A 54321" }],
  ])("is sent to the customer when %s is worse", async (_, changes) => {
    const id = await takenPaid();
    expect(refusal(await record(id, changes))[1]).toBe("policies.worse");
    const reason = "As the insurer says";
    const desk = shown(await record(id, { ...changes, reason, to: "customer" }));
    expect([desk.state, desk.turn, desk.policy?.state]).toEqual(["paid", "customer", "to_accept"]);
  });

  it("counts once its customer has accepted the version that was shown", async () => {
    const id = await takenPaid();
    await record(id, DEARER);
    await app.mailTo(owner.email, ({ text }) => text.includes(`/profile/requests/${id}`));
    expect(await policyOf(id)).toMatchObject({
      state: "to_accept",
      premiumFils: 119_200,
      sold: { premiumFils: 109_200 },
    });
    expect(refusal(await decide(id, "accept", { version: 2 }))[1]).toBe("policies.changed");
    const accepted = await Promise.all([1, 2].map(() => decide(id, "accept", { version: 1 })));
    expect(accepted.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await own(id)).json().data).toMatchObject({
      state: "issued",
      policy: { state: "active" },
    });
    expect(refusal(await decide(id, "refuse", { version: 1 }))[1]).toBe("policies.notToAccept");
    expect(await eventsOf(app, "request", id)).toEqual([
      "taken",
      "policySent",
      "commissionNoted",
      "policyAccepted",
      "policyIssued",
    ]);
  });

  it("comes back to us with a note when its customer refuses it, and may be sent again", async () => {
    const id = await takenPaid();
    await record(id, DEARER);
    const refused = await decide(id, "refuse", { version: 1, note: "I paid\0 less" });
    expect(refused.json().data.state).toBe("refused");
    expect((await decide(id, "refuse", { version: 1 })).statusCode).toBe(200);
    expect(refusal(await decide(id, "accept", { version: 1 }))[1]).toBe("policies.notToAccept");
    const desk = shown(await staff.get(`/requests/${id}`, agent));
    expect(desk).toMatchObject({ state: "paid", turn: "us", policy: { refusal: "I paid less" } });

    const again = { version: await version(id), reason: "The insurer mended it" };
    const mended = shown(await record(id, again, { policy: undefined, certificate: undefined }));
    expect([mended.state, mended.policy?.version]).toEqual(["issued", 2]);
  });
});

describe("a correction", () => {
  const corrected = async (id: string, changes: object) =>
    record(
      id,
      { version: await version(id), reason: "A slip", ...changes },
      { policy: undefined, certificate: undefined },
    );

  it("makes a version with a reason, and keeps the earlier one", async () => {
    const id = await takenPaid();
    const { number } = policyFields();
    await record(id, { number });
    expect(refusal(await corrected(id, { reason: undefined }))[1]).toBe("policies.reasonMissing");
    const desk = shown(await corrected(id, { number, chassis: "WVWZZZ1JZXW000001" }));
    expect(desk.policy).toMatchObject({
      state: "active",
      version: 2,
      chassis: "WVWZZZ1JZXW000001",
      versions: [{ version: 2, reason: "A slip" }, { version: 1 }],
    });
    expect(desk.policy?.files).toHaveLength(2);
  });

  it("asks its customer only about what was not accepted before", async () => {
    const id = await takenPaid();
    await record(id, DEARER);
    await decide(id, "accept", { version: 1 });
    const same = shown(await corrected(id, { premium: "1,192.00", bank: "A bank" }));
    expect([same.state, same.policy?.state]).toEqual(["issued", "active"]);
    expect(refusal(await corrected(id, { premium: "1,200.00" }))[1]).toBe("policies.worse");
    const worse = shown(await corrected(id, { premium: "1,200.00", to: "customer" }));
    expect([worse.state, worse.turn, worse.policy?.state]).toEqual([
      "issued",
      "customer",
      "to_accept",
    ]);
    await decide(id, "accept", { version: 3 });
    expect((await own(id)).json().data).toMatchObject({
      state: "issued",
      policy: { state: "active" },
    });
  });
});

describe("the traffic department", () => {
  it("has the policy when staff say so, who are named", async () => {
    const id = await takenPaid();
    await record(id);
    const body = { version: Number(await version(id)), traffic: "confirmed" };
    const desk = shown(await staff.post(`/requests/${id}/policy/traffic`, body, agent));
    expect(desk.policy?.traffic).toMatchObject({ state: "confirmed", at: expect.any(String) });
    expect(desk.policy?.trafficStaff?.name.en).toMatch(/^Member/);
    const stale = await staff.post(
      `/requests/${id}/policy/traffic`,
      { ...body, version: 0 },
      agent,
    );
    expect(stale.statusCode).toBe(412);
    const none = await takenPaid();
    const early = await staff.post(
      `/requests/${none}/policy/traffic`,
      { ...body, version: 1 },
      agent,
    );
    expect(refusal(early)[1]).toBe("policies.notRecordable");
  });
});

describe("the end of a policy", () => {
  const end = async (id: string, body: object, cookie = agent) => {
    const now = Number(await version(id));
    return staff.post(`/requests/${id}/policy/end`, { version: now, ...body }, cookie);
  };
  const today = dayInDubai(new Date());
  const fromToday = { startDate: today, endDate: coverEndsOn(today) };
  const begun = async () => {
    const id = await takenPaid({ startDate: today });
    await record(id, fromToday);
    return id;
  };

  it.each([
    ["cancelled", "cancelled", "policyCancelled"],
    ["totalLoss", "total_loss", "policyTotalLoss"],
  ])(
    "by %s has a day and a reason, and is told to its customer once",
    async (ending, state, event) => {
      const id = await begun();
      const asked = { ending, day: today, reason: "As the insurer\0 wrote" };
      expect(refusal(await end(id, { ...asked, reason: " " }))[2]).toBe("reason");
      expect(refusal(await end(id, { ...asked, day: "soon" }))[2]).toBe("day");
      expect(refusal(await end(id, { ...asked, day: addDays(today, 1) }))).toEqual([
        422,
        "policies.datesUnlikely",
        "day",
      ]);
      expect(refusal(await end(id, { ...asked, version: 0 }))[0]).toBe(412);
      const answers = await Promise.all([end(id, asked), end(id, asked)]);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      const desk = shown(await staff.get(`/requests/${id}`, agent));
      expect(desk).toMatchObject({ state: "issued", policy: { state, endedOn: today } });
      expect(desk.notes[0]?.text).toBe("As the insurer wrote");
      expect(desk.mails.filter(({ kind }) => kind === "policyEnded")).toHaveLength(1);
      expect(
        ["recordPolicy", "endPolicy"].filter((one) => desk.actions.some((may) => may === one)),
      ).toEqual([]);
      expect(
        refusal(
          await record(id, { ...fromToday, version: String(desk.version), reason: "A slip" }),
        )[1],
      ).toBe("policies.notRecordable");
      expect(await policyOf(id)).toMatchObject({ state, endedOn: today });
      expect((await eventsOf(app, "request", id)).at(-1)).toBe(event);
    },
  );

  it("is no total loss before its first day, on which it may be cancelled", async () => {
    const id = await takenPaid();
    await record(id);
    const asked = { day: today, reason: "As the insurer wrote" };
    expect(refusal(await end(id, { ...asked, ending: "totalLoss" }))).toEqual([
      409,
      "staff.notNow",
      undefined,
    ]);
    const desk = shown(await end(id, { ...asked, ending: "cancelled" }));
    expect(desk.policy).toMatchObject({ state: "cancelled", endedOn: today });
  });

  it("is a renewal only when it is near, and only for an active policy", async () => {
    const id = await takenPaid();
    expect(refusal(await end(id, { ending: "renewed" }))[1]).toBe("staff.notNow");
    await record(id, { ...DEARER, reason: "As the insurer says" });
    const cancelled = { ending: "cancelled", day: today, reason: "Any" };
    expect(refusal(await end(id, cancelled))[1]).toBe("staff.notNow");
    await decide(id, "accept", { version: 1 });
    expect(refusal(await end(id, { ending: "renewed" }))[1]).toBe("staff.notNow");
    const soon = { endDate: addDays(today, 50) };
    const { policies } = schema;
    await app.parts.db.update(policies).set(soon).where(eq(policies.requestId, id));
    expect(shown(await end(id, { ending: "renewed" })).policy).toMatchObject({
      state: "renewed",
      endedOn: null,
    });
  });
});

describe("time", () => {
  it("ends a policy after its last day", async () => {
    const id = await takenPaid();
    await record(id);
    await app.policies.expire();
    expect((await policyOf(id)).state).toBe("active");
    app.wait(410 * DAY_MS);
    await app.policies.expire();
    await app.policies.expire();
    const { policies } = schema;
    const [row] = await app.parts.db.select().from(policies).where(eq(policies.requestId, id));
    expect(row?.state).toBe("expired");
    expect(
      (await eventsOf(app, "request", id)).filter((one) => one === "policyExpired"),
    ).toHaveLength(1);
  });

  it("never tells a customer twice that a policy has ended", async () => {
    agent = (await staff.enter()).cookie;
    const customer = await signUpVerified(app);
    const startDate = addDays(dayInDubai(app.parts.now()), 7);
    const id = await storedRequest(app, customer, { ...paidValues(), startDate });
    const end = async () => {
      const asked = {
        ending: "cancelled",
        day: dayInDubai(app.parts.now()),
        reason: "As it wrote",
      };
      const now = Number(await version(id));
      return staff.post(`/requests/${id}/policy/end`, { version: now, ...asked }, agent);
    };
    const told = () =>
      app.sent.filter(
        ({ to, subject }) => to === customer.email && subject === "Your policy was cancelled",
      );
    await staff.post(`/requests/${id}/take`, {}, agent);
    await record(id, { startDate, endDate: coverEndsOn(startDate) });
    expect((await end()).statusCode).toBe(200);
    await untilFound(async () => told()[0], "the mail");
    await staff.post(`/requests/${id}/release`, {}, agent);

    // Longer than the queue remembers a letter.
    app.wait(8 * DAY_MS);
    agent = (await staff.enter()).cookie;
    await staff.post(`/requests/${id}/take`, {}, agent);
    expect(refusal(await end())[1]).toBe("staff.notNow");
    await app.policies.expire();
    const desk = shown(await staff.get(`/requests/${id}`, agent));
    expect(desk.policy?.state).toBe("cancelled");
    expect(desk.mails.filter(({ kind }) => kind === "policyEnded")).toHaveLength(1);
    expect(told()).toHaveLength(1);
  });
});
