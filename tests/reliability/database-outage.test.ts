import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startOwnPostgres } from "../support/postgres-server.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { openSends, type Sends } from "../support/steady-sends.ts";

const RESTARTS = process.env["TEST_LONG"] ? 10 : 1;
const FROZEN = process.env["TEST_LONG"] ? 30_000 : 5_500;

/** Milliseconds: 5 s are promised, half a second is for a busy machine. */
const LONGEST_CALL = 5_500;
const RECOVERY = 5_000;

const untilNextCall = () => setTimeout(20);
const whileFrozen = () => setTimeout(FROZEN);

const kinds = [
  "packages",
  "session",
  "list",
  "login",
  "sign-in page",
  "live page",
  "ready",
  "still page",
  "send",
] as const;
type Kind = (typeof kinds)[number];

type Answered = { what: Kind; status: number; wait: string | null; at: number; took: number };

describe("a database outage", () => {
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

  /** Repeats each kind of call that people make until `isOver`. */
  const load = (isOver: () => boolean) => {
    const answered: Answered[] = [];
    const cookie = { headers: { cookie: `token=${sends.customer.token}; lang=ar` } };
    const ask = (path: string, init?: RequestInit) => fetch(product.address + path, init);

    const repeat = async (what: Kind, call: () => Promise<Response>) => {
      while (!isOver()) {
        const at = performance.now();
        const answer = await call();
        await answer.arrayBuffer().catch(() => undefined);
        const { status, headers } = answer;
        const took = performance.now() - at;
        answered.push({ what, status, wait: headers.get("retry-after"), at, took });
        await untilNextCall();
      }
    };
    const sendNext = async () => {
      const open = sends.sent().find((number) => !sends.acknowledged().includes(number));
      return sends.send(open ?? String(sends.sent().length + 1));
    };

    const calls: Record<Kind, () => Promise<Response>> = {
      packages: () => ask("/api/packages/renew/saloon/4"),
      session: () => ask("/api/users/me", cookie),
      list: () => ask("/api/carins/insurance-requests", cookie),
      login: () => ask("/api/users/login", json(sends.customer)),
      "sign-in page": () => ask("/login", { ...cookie, redirect: "manual" }),
      "live page": () => ask("/profile", cookie),
      ready: () => ask("/readyz"),
      "still page": () => ask("/about"),
      send: sendNext,
    };
    const running = Promise.all(kinds.map((kind) => repeat(kind, calls[kind])));
    return { answered, running };
  };

  /** Waits until each kind of call that began after a moment was answered as usual `times` times. */
  const untilServed = (answered: readonly Answered[], after: number, times = 1) =>
    // A send takes seconds on a busy machine; a refusal that comes too late is found by its time.
    vi.waitFor(() => {
      const served = answered.filter(({ status, at }) => status !== 503 && at > after);
      const count = (kind: string) => served.filter(({ what }) => what === kind).length;
      expect(kinds.filter((kind) => count(kind) < times)).toEqual([]);
    }, 20_000);

  /** Causes an outage under load; returns the answers from before it until after recovery. */
  const duringLoad = async (fail: () => Promise<void>) => {
    let over = false;
    const { answered, running } = load(() => over);
    await untilServed(answered, 0);
    const begun = performance.now();
    await fail();
    const back = performance.now();
    await untilServed(answered, back);
    await untilServed(answered, performance.now(), 3);
    over = true;
    await running;
    return { answered, begun, back };
  };

  const check = async ({ answered, begun, back }: Awaited<ReturnType<typeof duringLoad>>) => {
    const refused = answered.filter(({ status }) => status === 503);
    const odd = answered.filter(({ status }) => ![200, 302, 503].includes(status));
    expect(odd, "no unexpected status").toEqual([]);
    expect(
      refused.filter((one) => !(Number(one.wait) > 0) && one.what !== "ready"),
      "each refusal has Retry-After",
    ).toEqual([]);
    expect(
      refused.filter(({ at, took }) => at + took < begun || at > back + RECOVERY),
      "none before the outage or after recovery",
    ).toEqual([]);
    const fromMemory = ["still page", "packages"];
    expect(refused.filter(({ what }) => fromMemory.includes(what))).toEqual([]);
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

  it("gives 503 while the database is frozen, and recovers when it continues", async () => {
    const outage = await duringLoad(async () => {
      const thaw = await postgres.freeze();
      await whileFrozen();
      thaw();
    });
    const { refused } = await check(outage);
    for (const what of ["session", "list", "login", "live page", "send", "ready"])
      expect(refused.map((one) => one.what)).toContain(what);
  });

  it(`loses and duplicates nothing in ${RESTARTS} crashes of the database`, async () => {
    for (let restart = 0; restart < RESTARTS; restart += 1)
      await check(await duringLoad(postgres.restart));
  });

  it("leaves the process running without errors", () => {
    expect(product.output()).not.toMatch(/unhandled|uncaught/i);
  });
});
