import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { startS3 } from "../support/s3-server.ts";
import { openStallingProxy } from "../support/stalling-proxy.ts";
import { openSends, type Sends } from "../support/steady-sends.ts";

const COLLECT = pathToFileURL(join(import.meta.dirname, "../support/collect-often.ts")).href;
const ANSWERED_WITHIN_MS = 10_000;

describe("a bucket that hangs for some seconds, while garbage is collected often", () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let proxy: Awaited<ReturnType<typeof openStallingProxy>>;
  let product: StartedProduct;
  let sends: Sends;

  beforeAll(async () => {
    s3 = await startS3();
    proxy = await openStallingProxy(s3.port);
    product = await startProduct({
      RATE_LIMITS: "off",
      NODE_OPTIONS: `--import ${COLLECT}`,
      STORAGE_URL: s3.url.replace(`:${s3.port}/`, `:${proxy.port}/`),
    });
    sends = await openSends(product);
    expect((await sends.send("1")).status).toBe(200);
  });
  afterAll(async () => {
    await product.stop();
    await proxy.close();
    await s3.stop();
  });

  const readiness = async () => {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const answer = await fetch(`${product.address}/readyz`, { signal });
    return [answer.status, await answer.json()];
  };
  const isWell = [200, { database: true, storage: true }];
  const untilWell = () =>
    vi.waitFor(async () => expect(await readiness()).toEqual(isWell), {
      timeout: 20_000,
      interval: 200,
    });

  it("is answered in time, and works again when the bucket does", async () => {
    expect(await readiness()).toEqual(isWell);
    proxy.stall();
    const [sent, ready] = await Promise.all([sends.send("2"), setTimeout(1_100).then(readiness)]);
    expect([sent.status, sent.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(ready).toEqual([503, { database: true, storage: false }]);
    proxy.resume();
    await untilWell();
    expect((await sends.send("2")).status).toBe(200);
    expect((await sends.send("3")).status).toBe(200);
    expect((await sends.list()).map(({ number }) => number).toSorted()).toEqual(["1", "2", "3"]);
  });

  it("does not keep the process from stopping with 0", async () => {
    proxy.stall();
    const left = sends.send("4").then(
      ({ status }) => status,
      () => "cut",
    );
    await setTimeout(500);
    const told = performance.now();
    expect(await product.kill("SIGTERM")).toBe(0);
    expect(performance.now() - told).toBeLessThan(30_000);
    expect(await left).toBe(503);
    proxy.resume();
  });
});
