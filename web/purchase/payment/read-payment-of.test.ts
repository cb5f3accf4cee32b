import { expect, it } from "vitest";
import { callWith } from "../../api/client.ts";
import { isUnanswered, loadPayment } from "./read-payment-of.ts";

const load = async (status: number, body: object, address = "/paytrue?ref=some") => {
  const call = callWith(async () => Response.json(body, { status }));
  return (await loadPayment(call, new URL(address, "http://mizalla.test"))).payment;
};

it.each([503, 500])(
  "a payment that the server cannot tell of (%i) is being confirmed",
  async (status) => {
    const payment = await load(status, { status: "fail" });
    expect(payment).toMatchObject({ state: "verifying", requestId: null });
    expect(isUnanswered(payment)).toBe(true);
  },
);

it("a payment of somebody else, or of none, is unknown", async () => {
  const unknown = { state: "unknown", requestId: null };
  expect(await load(200, { data: unknown })).toMatchObject(unknown);
  expect(await load(400, { status: "fail" })).toMatchObject(unknown);
  expect(await load(503, {}, "/paytrue")).toMatchObject(unknown);
  expect(isUnanswered(await load(200, { data: unknown }))).toBe(false);
});

it("a payment that is being verified is what the server says", async () => {
  const payment = { state: "verifying", requestId: "R1" };
  const loaded = await load(200, { data: payment });
  expect(loaded).toMatchObject(payment);
  expect(isUnanswered(loaded)).toBe(false);
});
