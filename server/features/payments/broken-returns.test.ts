import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { comeBack, gatewaySays } from "../../../tests/support/payments.ts";
import { sentRenewal } from "../../../tests/support/sends.ts";
import { requestRow } from "../../../tests/support/stored-requests.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";
import { DatabaseAway } from "../../adapters/database/unavailable.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: "off" } });
});
afterAll(() => app.close());

describe("a return that is forged or broken", () => {
  const form = "application/x-www-form-urlencoded";
  const bodies: [string, string, string][] = [
    ["empty", form, ""],
    ["of an unknown order", form, "orderNo=MZNOBODY"],
    ["of a null character", form, "orderNo=%00"],
    ["of an array", form, "orderNo=a&orderNo=b"],
    ["of a long order", form, `orderNo=${"x".repeat(5000)}`],
    ["of garbage", form, "%%%=\u0000&&&=="],
    ["too large", form, `encResp=${"a".repeat(100_000)}`],
    ["broken JSON", "application/json", "{"],
    ["JSON of null", "application/json", "null"],
    ["multipart", "multipart/form-data", "--x"],
    ["of an unknown type", "application/x-unknown", "?"],
  ];
  it.each(bodies)("%s gets the answer of an unknown payment", async (_name, type, payload) => {
    const answer = await app.call({
      method: "POST",
      url: "/api/payments/return",
      headers: { "content-type": type, "sec-fetch-site": "cross-site" },
      payload,
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/payfalse");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("by GET gets the answer of an unknown payment", async () => {
    const answer = await app.call({ url: "/api/payments/return?encResp=00" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/payfalse"]);
  });

  it("while the database is away is still being confirmed, in the reader's language, and followed up later", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(app, sent);
    const away = vi.spyOn(app.parts.db, "select").mockImplementation(() => {
      throw new DatabaseAway();
    });
    const answer = await comeBack(app, sent.orderNo).finally(() => away.mockRestore());
    expect(answer.statusCode).toBe(303);
    // The page without a prefix is in the language of the cookie.
    expect(answer.headers.location).toBe(`/paytrue?ref=${sent.ref}`);

    app.wait(60 * 60_000);
    await app.payments.reconcileDue();
    expect((await requestRow(app, sent.requestId)).state).toBe("paid");
  });

  it("whose status query fails is still being confirmed", async () => {
    const sent = await sentRenewal(app);
    await gatewaySays(app, sent);
    const query = vi
      .spyOn(app.gateway, "queryStatus")
      .mockImplementation(() => Promise.reject(new Error("It broke")));
    const answer = await app
      .call({
        method: "POST",
        url: "/api/payments/return",
        headers: { "content-type": form },
        payload: `orderNo=${sent.orderNo}`,
      })
      .finally(() => query.mockRestore());
    expect(answer.headers.location).toBe(`/paytrue?ref=${sent.ref}`);
    expect((await requestRow(app, sent.requestId)).state).toBe("verifying_payment");
  });
});
