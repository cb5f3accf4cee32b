import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedClient } from "../../../../contract/office/clients/list.ts";
import { nameTerms } from "../../../../domain/requests/desk-search.ts";
import { chassisTail } from "../../../../domain/support/policy-numbers.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { type Desk, deskOf } from "../../../../tests/support/desk-calls.ts";
import { CHASSIS, paidValues, storedPolicy } from "../../../../tests/support/policies.ts";
import {
  requestRow,
  storedLead,
  storedRequest,
} from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

const MOST = 100;
const CONTACT = "fleet@office.example.test";
const POLICY = "QA-1102-88417";

type List = {
  data: ListedClient[];
  nextCursor: string | null;
  found: { count: number; isAll: boolean } | null;
};

let app: TestApp;
let desk: Desk;
/** An account with requests, one without any, and somebody without an account. */
let khalid: Awaited<ReturnType<typeof signUpVerified>>;
let salma: typeof khalid;
const lead = { id: null, email: "noura.lead@mail.example.test", username: "نورة الكعبي" };
const NUMBER = "MZ-7F3K2Q";

const listOf = async (query: string, by = desk) => (await by.get(`/clients${query}`)).json<List>();
const find = (typed: string) => listOf(`?${new URLSearchParams({ q: typed }).toString()}`);
const namesFor = async (typed: string) => (await find(typed)).data.map(({ name }) => name);

beforeAll(async () => {
  app = await openTestApp();
  desk = await deskOf(app)();
  khalid = await signUpVerified(app, {
    username: "Khalid Al Mansoori",
    email: "khalid.m@mail.example.test",
    phone: "+971501234518",
  });
  salma = await signUpVerified(app, {
    username: "سلمى القاسمي",
    email: "salma@mail.example.test",
    phone: "0529876543",
    language: "ar",
  });
  const car = { plateNumber: "30417", plateCode: "K", phone: "+971501234518" };
  // Whoever sends a request may name another address and number than those of the account.
  await storedRequest(app, khalid, {
    ...car,
    number: NUMBER,
    email: CONTACT,
    phone: "+971565550199",
  });
  const issued = await storedRequest(app, khalid, {
    ...paidValues(),
    ...car,
    state: "issued",
    username: khalid.username,
    email: khalid.email,
  });
  await storedPolicy(app, issued, { number: POLICY, chassisTail: chassisTail(CHASSIS) });
  await storedLead(app, lead);
});
afterAll(() => app.close());

describe("a client", () => {
  it.each([
    ["a phone number", "+971 50 123 4518"],
    ["its last digits in Arabic", "٠٥٠١٢٣٤٥١٨"],
    ["a number that only a request has", "056 555 0199"],
    ["a name", "khalid"],
    ["beginnings of names", "mans kha"],
    ["an address", "Khalid.M@mail.example.test"],
    ["an address that only a request has", CONTACT],
    ["a plate", "K 30417"],
    ["a plate's number", "30417"],
    ["the number of a request", NUMBER.toLowerCase()],
    ["a policy number", POLICY],
    ["a chassis number", CHASSIS],
  ])("is found by %s", async (_what, typed) => {
    expect(await namesFor(typed)).toEqual(["Khalid Al Mansoori"]);
  });

  it.each([
    ["سلمى", "سلمى القاسمي"],
    ["القاسمى سلم", "سلمى القاسمي"],
    ["salma@mail.example.test", "سلمى القاسمي"],
    ["٠٥٢٩٨٧٦٥٤٣", "سلمى القاسمي"],
    ["نوره", "نورة الكعبي"],
    ["noura", "نورة الكعبي"],
    [lead.email, "نورة الكعبي"],
  ])("who has only an account, or none, is found by %s", async (typed, name) => {
    expect(await namesFor(typed)).toEqual([name]);
  });

  it.each(["99999", "Q 30417", "سعيد", "0509999999", "%", "'; drop", "؟!"])(
    "is not found by %s",
    async (typed) => {
      expect(await find(typed)).toEqual({
        status: "success",
        data: [],
        nextCursor: null,
        found: { count: 0, isAll: true },
      });
    },
  );
});

describe("a row of the list", () => {
  it("says who it is and what is open, and hides by what people are reached", async () => {
    const answer = await desk.get("/clients");
    expect(answer.json<List>().data).toMatchObject([
      { name: "نورة الكعبي", email: "no•••@••••.test", hasAccount: false, open: 1 },
      {
        name: "Khalid Al Mansoori",
        email: "kh•••@••••.test",
        phone: "+971 50 ••• ••18",
        language: "en",
        hasAccount: true,
        open: 1,
      },
      { name: "سلمى القاسمي", phone: "+971 52 ••• ••43", language: "ar", open: 0 },
    ]);
    for (const secret of ["1234518", "9876543", "5550199", "1234567", "mail.example", "khalid."])
      expect(answer.body).not.toContain(secret);
  });

  it("counts what was sent without the account, too", async () => {
    await storedLead(app, { ...salma, id: null });
    const [row] = (await find("سلمى")).data;
    expect(row).toMatchObject({ hasAccount: true, open: 1 });
  });
});

describe("the list", () => {
  it("goes on page by page, the newest first", async () => {
    const first = await listOf("?limit=2");
    expect(first.found).toBeNull();
    const second = await listOf(`?limit=2&cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    const rows = [...first.data, ...second.data];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    const moments = rows.map(({ lastAt }) => Date.parse(lastAt));
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  });

  it("refuses a limit above 100, and a cursor that it did not give", async () => {
    expect((await desk.get("/clients?limit=101")).statusCode).toBe(400);
    expect((await desk.get("/clients?cursor=xyz")).statusCode).toBe(400);
  });
});

describe("a name that many have", () => {
  const many = async (common: boolean) => {
    const other = await openTestApp();
    const pattern = await requestRow(other, await storedLead(other, lead));
    const rows = Array.from({ length: MOST + 20 }, (_, index) => ({
      ...pattern,
      id: randomUUID(),
      number: `Qa-${index}`,
      username: "Yusra Qasimi",
      email: `yusra.${index}@example.test`,
      nameTerms: nameTerms("Yusra Qasimi"),
      createdAt: new Date(pattern.createdAt.getTime() - index * 1_000),
    }));
    await other.parts.db.insert(schema.requests).values(rows);
    if (common) await other.parts.db.execute(sql`analyze requests`);
    return { other, there: await deskOf(other)() };
  };

  it.each([false, true])("lists a hundred, counted by the database: %s", async (common) => {
    const { other, there } = await many(common);
    const first = await listOf("?q=qasimi&limit=60", there);
    expect(first.found).toEqual({ count: MOST, isAll: false });
    const second = await listOf(`?q=qasimi&limit=60&cursor=${first.nextCursor}`, there);
    expect([second.found, second.nextCursor]).toEqual([null, null]);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(MOST);
    await other.close();
  });
});
