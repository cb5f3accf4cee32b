import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { HandOff } from "../../../../contract/payments.ts";
import { signUpVerified } from "../../../../tests/support/accounts.ts";
import { multipart, type Part } from "../../../../tests/support/multipart.ts";
import { photo } from "../../../../tests/support/pictures.ts";
import { beginCall } from "../../../../tests/support/raw-calls.ts";
import { refusalOf } from "../../../../tests/support/refusals.ts";
import { postRenewal, renewalParts } from "../../../../tests/support/sends.ts";
import { attemptsOf, countFiles } from "../../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { schema } from "../../../adapters/database/schema.ts";

const HOUR = 3_600_000;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUpVerified>>;

const handOffOf = (answer: { json: () => unknown }) => HandOff.parse(answer.json());

const requestsOf = (person: Person) =>
  app.parts.db.select().from(schema.requests).where(eq(schema.requests.userId, person.id));

const cancel = (person: Person, requestId: string) =>
  app.call({
    method: "POST",
    url: `/api/carins/insurance-requests/${requestId}/cancel`,
    headers: person.headers,
  });

describe.each([
  ["with one key", { "idempotency-key": "made when the form opened" }],
  ["without a key", {}],
])("twenty parallel sends %s", (_name, headers: Record<string, string>) => {
  it("are one request with one order, and leave the files of one", async () => {
    const person = await signUpVerified(app);
    const parts = await renewalParts(app);
    const before = await countFiles(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => postRenewal(app, person, parts, headers)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));

    const same = new Set(
      answers
        .map(handOffOf)
        .map(({ requestId, ref, encRequest }) => `${requestId} ${ref} ${encRequest}`),
    );
    expect(same.size).toBe(1);
    const [request, ...others] = await requestsOf(person);
    expect(others).toEqual([]);
    expect(await attemptsOf(app, request?.id ?? "")).toHaveLength(1);
    expect(await countFiles(app)).toBe(before + 6);
  });
});

describe("an idempotency key", () => {
  const key = { "idempotency-key": "k-1" };

  it("given again with other fields or files is refused", async () => {
    const person = await signUpVerified(app);
    const parts = await renewalParts(app);
    const first = handOffOf(await postRenewal(app, person, parts, key));

    const otherPlate = await renewalParts(app, { plateNumber: "777" });
    const otherPicture = await photo(300, 200);
    const otherFile = parts.map((part): Part =>
      part[0] === "id_document_back" ? [part[0], { bytes: otherPicture }] : part,
    );
    for (const other of [otherPlate, otherFile]) {
      const answer = await postRenewal(app, person, other, key);
      expect(refusalOf(answer)).toMatchObject({ statusCode: 422, code: "requests.keyReused" });
      expect(answer.body).not.toContain(first.requestId);
    }
    expect(handOffOf(await postRenewal(app, person, parts, key))).toEqual(first);
  });

  it("of another account is a different key", async () => {
    const [one, other] = [await signUpVerified(app), await signUpVerified(app)];
    const parts = await renewalParts(app);
    const first = handOffOf(await postRenewal(app, one, parts, key));
    const second = handOffOf(await postRenewal(app, other, parts, key));
    expect(second.requestId).not.toBe(first.requestId);
  });

  it("may be used again after a refused send", async () => {
    const person = await signUpVerified(app);
    const wrong = await renewalParts(app, { companyprice: "1" });
    expect((await postRenewal(app, person, wrong, key)).statusCode).toBe(409);
    expect((await postRenewal(app, person, await renewalParts(app), key)).statusCode).toBe(200);
  });

  it.each(["", "x".repeat(201), "ü"])("like %j is invalid", async (value) => {
    const person = await signUpVerified(app);
    const answer = await postRenewal(app, person, await renewalParts(app), {
      "idempotency-key": value,
    });
    expect(refusalOf(answer)).toMatchObject({ statusCode: 400, code: "request.invalid" });
  });

  it("gives a new order when the last attempt failed, and nothing once paid", async () => {
    const person = await signUpVerified(app);
    const parts = await renewalParts(app);
    const first = handOffOf(await postRenewal(app, person, parts, key));
    const [attempt] = await attemptsOf(app, first.requestId);
    const fact = { orderNo: first.encRequest, status: "failed" as const };
    await app.payments.applyGatewayFact(attempt?.id ?? "", fact);

    const again = handOffOf(await postRenewal(app, person, parts, key));
    expect(again.requestId).toBe(first.requestId);
    expect(again.encRequest).not.toBe(first.encRequest);

    const [, retry] = await attemptsOf(app, first.requestId);
    await app.payments.applyGatewayFact(retry?.id ?? "", {
      orderNo: again.encRequest,
      status: "paid",
      amountFils: retry?.amountFils ?? 0,
      currency: "AED",
      trackingId: "4401",
    });
    expect(refusalOf(await postRenewal(app, person, parts, key))).toMatchObject({
      statusCode: 409,
      code: "requests.notPayable",
    });
  });
});

describe("a key derived from the content", () => {
  it("expires with its request", async () => {
    const person = await signUpVerified(app);
    const parts = await renewalParts(app);
    const first = handOffOf(await postRenewal(app, person, parts));
    expect((await cancel(person, first.requestId)).statusCode).toBe(200);
    const second = handOffOf(await postRenewal(app, person, parts));
    expect(second.requestId).not.toBe(first.requestId);
    expect(handOffOf(await postRenewal(app, person, parts)).requestId).toBe(second.requestId);
  });

  it("expires after a day", async () => {
    const later = await openTestApp();
    const person = await signUpVerified(later);
    const parts = await renewalParts(later);
    const first = handOffOf(await postRenewal(later, person, parts));
    later.wait(25 * HOUR);
    const second = handOffOf(await postRenewal(later, person, parts));
    expect(second.requestId).not.toBe(first.requestId);
    await later.close();
  });
});

describe("an upload that is aborted", () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await app.app.listen({ port: 0, host: "127.0.0.1" })).port);
  });

  /** Sends the first part of a renewal over a connection of its own and leaves it open. */
  const begin = async (person: Person, share: number) => {
    const { headers, payload } = multipart(await renewalParts(app));
    const call = {
      method: "POST",
      url: "/api/carins/renew",
      headers: { ...person.headers, ...headers, "idempotency-key": "aborted" },
      payload,
    };
    return beginCall(port, call, Math.floor(payload.length * share));
  };
  const sendWhole = async (person: Person) =>
    postRenewal(app, person, await renewalParts(app), { "idempotency-key": "aborted" });

  it("while it is read leaves no file and no request, and its key is free", async () => {
    const person = await signUpVerified(app);
    const before = await countFiles(app);
    const begun = await begin(person, 0.7);
    await vi.waitFor(async () => expect(await countFiles(app)).toBeGreaterThan(before), 20_000);
    begun.leave();
    await vi.waitFor(async () => expect(await countFiles(app)).toBe(before), 20_000);
    expect(await requestsOf(person)).toEqual([]);
    expect((await sendWhole(person)).statusCode).toBe(200);
  });

  it("in parallel with others of its key leaves nothing, and the key is free", async () => {
    const person = await signUpVerified(app);
    const before = await countFiles(app);
    const first = await begin(person, 0.7);
    await vi.waitFor(async () => expect(await countFiles(app)).toBeGreaterThan(before), 20_000);
    const others = await Promise.all([0.01, 0.5, 0.97].map((share) => begin(person, share)));
    for (const { leave } of [...others, first]) leave();

    for (let send = 0; send < 2; send += 1) expect((await sendWhole(person)).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await countFiles(app)).toBe(before + 6), 20_000);
    expect(await requestsOf(person)).toHaveLength(1);
  });

  it("that stalls does not delay the retry, and gets its answer when it continues", async () => {
    const person = await signUpVerified(app);
    const before = await countFiles(app);
    const [silent, late] = await Promise.all([begin(person, 0.7), begin(person, 0.5)]);
    await vi.waitFor(async () => expect(await countFiles(app)).toBeGreaterThan(before), 20_000);

    const retry = await sendWhole(person);
    expect(retry.statusCode).toBe(200);
    expect(handOffOf(await late.finish())).toEqual(handOffOf(retry));
    silent.leave();
    await vi.waitFor(async () => expect(await countFiles(app)).toBe(before + 6), 20_000);
    expect(await requestsOf(person)).toHaveLength(1);
  });
});
