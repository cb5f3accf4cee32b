import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { newCustomer, renewalForms } from "../support/api-client.ts";
import { openBalancer } from "../support/balancer.ts";
import { photo } from "../support/pictures.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { startProduct } from "../support/product.ts";

const CALLS = process.env["TEST_LONG"] ? 3_000 : 500;
/** Keeps all eight kinds together to at most 50 calls a second. */
const untilNextCall = () => setTimeout(160);

it(`none of ${CALLS} calls is lost while two replicas restart one after the other`, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const balancer = await openBalancer();
  onTestFinished(balancer.close);

  const environment = {
    DATABASE_URL: postgres.url,
    PUBLIC_URL: balancer.address,
    DOCUMENT_KEY: randomBytes(32).toString("hex"),
    RATE_LIMITS: "off",
    // This test is not about overload, which one replica alone on a slow machine could reach.
    CALLS_AT_ONCE: "4000",
    STOP_NOTICE_SECONDS: "2",
  };
  const first = await startProduct(environment);
  onTestFinished(() => first.stop());
  // Created before the second replica starts, because the code is in the outbox of the first.
  const customer = await newCustomer(first);
  const second = await startProduct({
    ...environment,
    GATEWAY_PORT: "off",
    GATEWAY_URL: first.gateway,
  });
  onTestFinished(() => second.stop());
  for (const { address } of [first, second]) await balancer.add(address);

  const formOf = await renewalForms(balancer, await photo(120, 80));
  const authorization = `Bearer ${customer.token}`;
  const at = (path: string) => `${balancer.address}${path}`;

  const kinds: ((number: number) => Promise<Response>)[] = [
    () => fetch(at("/api/packages/renew/saloon/4")),
    () => fetch(at("/api/users/me"), { headers: { authorization } }),
    () => fetch(at("/login")),
    () => fetch(at("/api/carins/insurance-requests"), { headers: { authorization } }),
    () => fetch(at("/ar/profile"), { headers: { cookie: `token=${customer.token}` } }),
    () => fetch(at("/api/nav")),
    () =>
      fetch(at("/api/users/login"), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(customer),
      }),
    (number) =>
      fetch(at("/api/carins/renew"), {
        method: "POST",
        headers: { authorization, "idempotency-key": randomUUID() },
        body: formOf(String(number)),
      }),
  ];

  const failures: string[] = [];
  const call = async (kind: number, number: number) => {
    try {
      const answer = await kinds[kind]?.(number);
      const text = await answer?.text();
      if (answer?.status !== 200)
        failures.push(`${kind}: ${answer?.status} ${text?.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${kind}: ${String(error)}`);
    }
  };

  const restarted = new AbortController();
  let count = 0;
  /** Each kind waits for its own answers: on a slow machine a queue of logins would be overload. */
  const keepCalling = async (kind: number) => {
    while (count < CALLS || !restarted.signal.aborted) {
      count += 1;
      await call(kind, count);
      await untilNextCall();
    }
  };
  const called = Promise.all(kinds.map((_kind, index) => keepCalling(index)));

  for (const replica of [first, second]) {
    await expect.poll(balancer.readyCount, { timeout: 30_000 }).toBe(2);
    expect(await replica.kill("SIGTERM")).toBe(0);
    await replica.startAgain();
  }
  restarted.abort();
  await called;
  expect(failures).toEqual([]);
  console.log(`${count} calls during two restarts, none lost`);
});
