import { once } from "node:events";
import { beforeEach, describe, expect, it } from "vitest";
import { startPracticeGateway } from "./practice-gateway.ts";
import { asked, merchant, shop, stranger, testShop } from "./test-shop.ts";

let at: ReturnType<typeof testShop>;
beforeEach(() => {
  at = testShop();
});

describe("the status query", () => {
  it("knows no unsent order and none of another merchant", async () => {
    expect(await at.ask()).toMatchObject({ status: 1, error_code: "51419" });
    await at.choose("pay");
    const answer = await at.command("orderStatusTracker", { order_no: asked.order_id }, stranger);
    expect(answer.Order_Status_Result.status).toBe(1);
  });

  it("finds an order by its tracking id", async () => {
    await at.choose("pay");
    const { reference_no } = await at.ask();
    const answer = await at.command("orderStatusTracker", { reference_no: Number(reference_no) });
    expect(answer.Order_Status_Result.order_no).toBe(asked.order_id);
  });

  it("answers an unknown merchant in plain text", async () => {
    const answer = await at.post("/apis/servlet/DoWebTrans", {
      access_code: "DISCARDED_ADDRESS",
      enc_request: "00",
    });
    expect(answer.body).toMatch(/^status=1&enc_response=Access_code/);
    expect(await at.command("cancelOrder", {})).toBeNull();
  });

  it("refunds what was paid, once for each reference", async () => {
    await at.choose("pay");
    const { reference_no } = await at.ask();
    const refund = (refund_amount: string, refund_ref_no: string) =>
      at.command("refundOrder", { reference_no, refund_amount, refund_ref_no });
    expect((await refund("1092.02", "A")).Refund_Order_Result.refund_status).toBe(1);
    expect((await refund("92.01", "B")).Refund_Order_Result.refund_status).toBe(0);
    expect((await refund("92.01", "B")).Refund_Order_Result.refund_status).toBe(0);
    expect((await at.ask()).order_status).toBe("Successful");
    expect((await refund("1000.00", "C")).Refund_Order_Result.refund_status).toBe(0);
    expect((await at.ask()).order_status).toBe("Refunded");
    expect((await refund("1.00", "D")).Refund_Order_Result.refund_status).toBe(1);
  });
});

describe("a fault", () => {
  it("makes the status query fail, lie or answer in the flat form until it is removed", async () => {
    await at.choose("pay");
    expect((await at.fault("error500")).statusCode).toBe(204);
    const failing = await at.post("/apis/servlet/DoWebTrans", {});
    expect(failing.statusCode).toBe(500);
    await at.fault("wrong_amount");
    expect((await at.ask()).order_amt).toBe("1093.01");
    await at.fault("flat");
    expect(await at.command("orderStatusTracker", { order_no: asked.order_id })).toMatchObject({
      order_no: asked.order_id,
    });
    await at.fault("none");
    expect((await at.ask()).order_amt).toBe("1092.01");
  });

  it("is set only from this machine and only to a known mode", async () => {
    expect((await at.fault("error500", "192.0.2.7")).statusCode).toBe(404);
    expect((await at.fault("else")).statusCode).toBe(400);
    expect((await at.ask()).status).toBe(1);
  });

  it.each(["http://evil.example", "http://localhost:5000.evil.example", "null", ""])(
    "is not set by a page of the origin %j",
    async (origin) => {
      expect((await at.faultFrom(origin, "error500")).statusCode).toBe(404);
      await at.choose("pay");
      expect((await at.ask()).status).toBe(0);
    },
  );

  it("is set by a page of the shop", async () => {
    expect((await at.faultFrom(shop, "error500")).statusCode).toBe(204);
  });

  it("of no answer ends when the gateway stops", async () => {
    const options = { dataDir: at.dataDir, merchants: [merchant], allowedReturnOrigins: [shop] };
    const running = await startPracticeGateway({ ...options, port: 0, host: "127.0.0.1" });
    await fetch(`${running.origin}/practice/fault`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ mode: "timeout" }),
    });
    const arrived = once(running.app.server, "request");
    const silent = fetch(`${running.origin}/apis/servlet/DoWebTrans`, { method: "POST" });
    const ended = expect(silent).rejects.toThrow();
    await arrived;
    expect((await fetch(`${running.origin}/healthz`)).status).toBe(200);
    await running.app.close();
    await ended;
  });
});

it.each([
  ["/", 200],
  ["/healthz", 200],
  ["/fonts/manrope.woff2", 200],
  ["/fonts/alexandria-arabic.woff2", 200],
  ["/fonts/package.json", 404],
  ["/anything", 404],
])("%s answers %i", async (url, code) => expect((await at.get(url)).statusCode).toBe(code));
