import { setTimeout } from "node:timers/promises";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { currentCaller } from "./current-caller.ts";
import { limitLoad } from "./load.ts";
import { createSeenSessions } from "./seen-sessions.ts";

const TOKEN = "a-session-of-somebody";
const MAX_CALLS = 8;

/** Sessions are searched for as in access.ts; `slow` holds its turn until it is told to end. */
const openApp = async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  const sessions = createSeenSessions();
  const load = limitLoad(app, MAX_CALLS, sessions);
  const searched: string[] = [];
  const find = sessions.watch("customer", async (token: string) => {
    searched.push(token);
    return token === TOKEN ? { id: "7" } : undefined;
  });
  app.addHook("onRequest", async (request) => {
    const token = request.cookies["token"];
    if (token) await find(token);
  });
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const config = { access: "anyone" } as const;
  app.get("/who", { config }, async () => currentCaller());
  app.post("/who", { config }, async () => currentCaller());
  app.get("/slow", { config }, async () => {
    await isOver;
    return {};
  });
  app.get("/known", { config: { ...config, fromMemory: true } }, async () => ({}));
  app.get("/page", async (request) => load.renderPage(request, async () => currentCaller()));
  app.get("/healthz", async () => ({}));
  await app.ready();

  const ask = (
    url: string,
    { from = "10.0.0.1", token = "", method = "GET" as "GET" | "POST" } = {},
  ) =>
    app.inject({
      method,
      url,
      remoteAddress: from,
      headers: { "accept-language": "ar" },
      ...(token && { cookies: { token } }),
      ...(method === "POST" && { payload: { some: "body" } }),
    });
  return { app, ask, end, searched };
};

const visitor = { key: "address:10.0.0.1", isSignedIn: false };
const customer = { key: "customer:7", isSignedIn: true };

it.each(["GET", "POST"] as const)(
  "knows an account by a session that was found (%s)",
  async (method) => {
    const { ask } = await openApp();
    const who = async (token: string) => (await ask("/who", { method, token })).json<unknown>();
    expect(await who("")).toEqual(visitor);
    await who(TOKEN);
    expect(await who(TOKEN)).toEqual(customer);
  },
);

it("takes an invented cookie for nothing", async () => {
  const { ask } = await openApp();
  for (let times = 0; times < 3; times += 1)
    expect((await ask("/who", { token: "invented-by-somebody" })).json()).toEqual(visitor);
});

it("renders pages for their caller", async () => {
  const { ask } = await openApp();
  await ask("/who", { token: TOKEN });
  expect((await ask("/page", { token: TOKEN })).json()).toEqual(customer);
  expect((await ask("/page")).json()).toEqual(visitor);
});

it("refuses beyond its bound, before sessions are searched for, and goes on with what is known", async () => {
  const { ask, end, searched } = await openApp();
  const calls = Array.from({ length: 30 }, () => ask("/slow", { token: "invented" }));
  await setTimeout(20);
  const [healthy, known] = await Promise.all([ask("/healthz"), ask("/known")]);
  expect([healthy.statusCode, known.statusCode]).toEqual([200, 200]);
  const other = ask("/who", { from: "10.0.0.2" });
  await setTimeout(700);
  end();
  const answers = await Promise.all(calls);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(10);
  expect(searched.length).toBe(30 - refused.length);
  for (const answer of refused) {
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.json()).toMatchObject({ status: "fail", code: "request.busy" });
    expect(answer.body).toContain("ضغط");
  }
  expect((await other).statusCode).toBe(200);
});

it("needs no turn for a body that is still being sent", async () => {
  const { app, ask } = await openApp();
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const senders = Array.from({ length: 20 }, () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')),
    });
    const stop = new AbortController();
    const headers = { "content-type": "application/json" };
    const call = { method: "POST", body, headers, signal: stop.signal, duplex: "half" } as const;
    fetch(`${address}/who`, call).catch(() => undefined);
    return stop;
  });
  await setTimeout(100);
  expect((await ask("/who")).statusCode).toBe(200);
  senders.forEach((stop) => stop.abort());
});
