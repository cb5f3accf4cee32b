import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newCustomer, renewalForms } from "../support/api-client.ts";
import { enterOffice } from "../support/office.ts";
import { photo } from "../support/pictures.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { beginCall, type RawCall } from "../support/raw-calls.ts";

/** Seconds that an upload still takes after the signal. */
const SLOW = process.env["TEST_LONG"] ? 12 : 3;
const slowLine = () => setTimeout(250);
const untilNextQuestion = () => setTimeout(100);
const ADDRESSES = ["127.0.0.1", "::1"];

const portOf = (product: StartedProduct) => Number(new URL(product.address).port);

const renewalCall = async (product: StartedProduct, number: string): Promise<RawCall> => {
  const customer = await newCustomer(product);
  const formOf = await renewalForms(product, await photo(320, 240));
  const sent = new Response(formOf(number));
  return {
    method: "POST",
    url: "/api/carins/renew",
    headers: {
      "Content-Type": sent.headers.get("content-type") ?? "",
      Authorization: `Bearer ${customer.token}`,
      "Idempotency-Key": randomUUID(),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
};

const statusOf = (url: string) =>
  fetch(url, { headers: { connection: "close" } }).then(
    ({ status }) => status,
    () => "refused",
  );

/** Begins a call; the returned function sends the rest slowly, within `seconds`. */
const sendSlowly = async (product: StartedProduct, call: RawCall, host: string) => {
  const half = Math.floor(call.payload.length / 2);
  const sender = await beginCall(portOf(product), call, half, host);
  // Answered after the call was begun: a server that stops drops connections it did not yet accept.
  await statusOf(`http://${host.includes(":") ? `[${host}]` : host}:${portOf(product)}/readyz`);
  return async (seconds: number) => {
    const steps = seconds * 4;
    for (let step = 0; step < steps; step += 1) {
      await sender.send(Math.floor((half - 1) / steps));
      await slowLine();
    }
    return sender.finish();
  };
};

/** Leaves out what the store knows of its installation. */
const documentsIn = async (dataDir: string) => {
  const folder = join(dataDir, "documents");
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile() && !entry.name.endsWith(".json"));
};

describe("a server that gets the signal to stop", () => {
  it("announces it, then finishes the uploads in progress on every address", async () => {
    const product = await startProduct({ RATE_LIMITS: "off", STOP_NOTICE_SECONDS: "1" });
    const call = await renewalCall(product, "1");
    const other = { ...call, headers: { ...call.headers, "Idempotency-Key": randomUUID() } };
    const senders = await Promise.all(
      ADDRESSES.map((host, index) => sendSlowly(product, index === 0 ? call : other, host)),
    );
    const exit = product.kill("SIGTERM");
    const answers = Promise.all(senders.map((finish) => finish(SLOW)));

    const readiness: (number | string)[] = [];
    while (readiness.at(-1) !== "refused") {
      readiness.push(await statusOf(`http://127.0.0.1:${portOf(product)}/readyz`));
      if (readiness.at(-1) === 503 && readiness.length === 2) {
        const served = await fetch(`${product.address}/api/packages/renew/saloon/4`);
        expect(served.status, "new calls are served while it leaves").toBe(200);
        expect(served.headers.get("connection")).toBe("close");
      }
      await untilNextQuestion();
    }
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await exit).toBe(0);
    expect(readiness.filter((status) => status === 503).length).toBeGreaterThan(2);
    expect(readiness.slice(1, -1).every((status) => status === 503)).toBe(true);
    expect(await statusOf(`http://[::1]:${portOf(product)}/healthz`)).toBe("refused");
  });

  describe("with a sender that does not finish", () => {
    let product: StartedProduct;
    beforeAll(async () => {
      product = await startProduct({ RATE_LIMITS: "off", STOP_CALL_SECONDS: "1" });
    });
    afterAll(() => product.stop());

    it("aborts the call after its limit and leaves no file of it", async () => {
      await sendSlowly(product, await renewalCall(product, "2"), "::1");
      const begun = performance.now();
      expect(await product.kill("SIGTERM")).toBe(0);
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect(product.output()).toContain("1 calls were cut off");
      expect(await documentsIn(product.dataDir)).toEqual([]);
    });
  });

  it("stops at once after a second signal", async () => {
    const product = await startProduct({ RATE_LIMITS: "off" });
    await sendSlowly(product, await renewalCall(product, "3"), "127.0.0.1");
    const exit = product.kill("SIGTERM");
    const told = performance.now();
    await expect
      .poll(() => statusOf(`${product.address}/readyz`), { timeout: 10_000 })
      .toBe("refused");
    // Two signals in quick succession count as one, because npm repeats a signal.
    await expect.poll(() => performance.now() - told).toBeGreaterThan(500);
    await product.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(performance.now() - told).toBeLessThan(10_000);
    expect(product.output()).toContain("1 calls were cut off");
  });

  it("ends open streams at once, and opens no new one", async () => {
    const product = await startProduct({ RATE_LIMITS: "off" });
    const { cookie } = await enterOffice(product);
    const follow = () =>
      fetch(`${product.address}/api/office/live`, { headers: { cookie: `staff=${cookie}` } });
    const streams = await Promise.all([follow(), follow()]);
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    const told = performance.now();
    const exit = product.kill("SIGTERM");
    const texts = await Promise.all(streams.map((stream) => stream.text()));
    expect(texts.every((text) => text.includes("event: hello"))).toBe(true);
    expect(await exit).toBe(0);
    expect(performance.now() - told).toBeLessThan(5_000);
    expect(product.output()).not.toContain("cut off");
  });
});
