import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startOwnPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { openSends, type Sends } from "../support/steady-sends.ts";

const RESTARTS = process.env["TEST_LONG"] ? 10 : 1;
const FROZEN = process.env["TEST_LONG"] ? 30_000 : 5_500;

/** Milliseconds; half a second above the promise is left for a busy machine. */
const LONGEST_CALL = 5_500;
const RECOVERY = 5_000;

type Answered = { what: string; status: number; wait: string | null; at: number; took: number };

describe("a database that is away", () => {
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
  let product: StartedProduct;
  let sends: Sends;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    product = await startProduct({ RATE_LIMITS: "off", DATABASE_URL: postgres.url });
    sends = await openSends(product);
  });
  afterAll(async () => {
    await product.stop();
    await postgres.stop();
  });

  const json = (body: object) => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  /** Each kind of call that people make, over and over until `isOver`. */
  const load = (isOver: () => boolean) => {
    const answered: Answered[] = [];
    const cookie = { headers: { cookie: `token=${sends.customer.token}; lang=ar` } };
    const ask = (path: string, init?: RequestInit) => fetch(product.address + path, init);

    const repeat = async (what: string, call: () => Promise<Response>) => {
      while (!isOver()) {
        const at = performance.now();
        const answer = await call();
        await answer.arrayBuffer().catch(() => undefined);
        const { status, headers } = answer;
        const took = performance.now() - at;
        answered.push({ what, status, wait: headers.get("retry-after"), at, took });
        await wait(20);
      }
    };
    const sendNext = async () => {
      const open = sends.sent().find((number) => !sends.acknowledged().includes(number));
      return sends.send(open ?? String(sends.sent().length + 1));
    };

    const running = Promise.all([
      repeat("packages", () => ask("/api/packages/renew/saloon/4")),
      repeat("session", () => ask("/api/users/me", cookie)),
      repeat("list", () => ask("/api/carins/insurance-requests", cookie)),
      repeat("login", () => ask("/api/users/login", json(sends.customer))),
      repeat("sign-in page", () => ask("/login", { ...cookie, redirect: "manual" })),
      repeat("live page", () => ask("/profile", cookie)),
      repeat("ready", () => ask("/readyz")),
      repeat("still page", () => ask("/about")),
      repeat("send", sendNext),
    ]);
    return { answered, running };
  };

  const kindsOf = (answered: readonly Answered[]) => [...new Set(answered.map(({ what }) => what))];
  /** The kinds of call that were not yet answered as usual after a moment. */
  const stillRefused = (answered: readonly Answered[], after: number) =>
    kindsOf(answered).filter(
      (kind) =>
        !answered.some(({ what, status, at }) => what === kind && status !== 503 && at > after),
    );

  /** Harms the database under load; answers what was answered, from before until all was well. */
  const under = async (harm: () => Promise<void>) => {
    let over = false;
    const { answered, running } = load(() => over);
    await wait(1_000);
    const begun = performance.now();
    await harm();
    const back = performance.now();
    // A send takes seconds of a busy machine; what is refused too late is found by its time.
    await vi.waitFor(() => expect(stillRefused(answered, back)).toEqual([]), 20_000);
    await wait(500);
    over = true;
    await running;
    return { answered, begun, back };
  };

  const check = async ({ answered, begun, back }: Awaited<ReturnType<typeof under>>) => {
    const refused = answered.filter(({ status }) => status === 503);
    const odd = answered.filter(({ status }) => ![200, 302, 503].includes(status));
    expect(odd, "no other refusal").toEqual([]);
    expect(
      refused.filter((one) => !(Number(one.wait) > 0) && one.what !== "ready"),
      "each says when to come back",
    ).toEqual([]);
    expect(
      refused.filter(({ at, took }) => at + took < begun || at > back + RECOVERY),
      "none without cause",
    ).toEqual([]);
    expect(refused.filter(({ what }) => what === "still page")).toEqual([]);
    expect(
      answered.filter(({ took }) => took > LONGEST_CALL),
      "none hangs",
    ).toEqual([]);

    const numbers = (await sends.list()).map(({ number }) => number);
    expect(new Set(numbers).size, "none twice").toBe(numbers.length);
    expect(
      sends.acknowledged().filter((number) => !numbers.includes(number)),
      "none lost",
    ).toEqual([]);

    const longest = Math.max(...answered.map(({ took }) => took));
    const last = Math.max(back, ...refused.map(({ at, took }) => at + took));
    console.log(
      `${answered.length} calls, ${refused.length} refused, the longest ${Math.round(longest)} ms, well after ${Math.round(last - back)} ms`,
    );
    return { refused };
  };

  it("is answered by 503 while it is frozen, and all goes on when it thaws", async () => {
    const outage = await under(async () => {
      const thaw = await postgres.freeze();
      await wait(FROZEN);
      thaw();
    });
    const { refused } = await check(outage);
    for (const what of ["packages", "session", "list", "login", "live page", "send", "ready"])
      expect(refused.map((one) => one.what)).toContain(what);
  });

  it(`loses and doubles nothing in ${RESTARTS} sudden restarts`, async () => {
    for (let restart = 0; restart < RESTARTS; restart += 1)
      await check(await under(postgres.restart));
  });

  it("leaves the process well", () => {
    expect(product.output()).not.toMatch(/unhandled|uncaught/i);
  });
});
