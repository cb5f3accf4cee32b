import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate, setTimeout } from "node:timers/promises";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isForm } from "./is-form.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { Problem } from "./problem.ts";

/** Rendering blocks the event loop for about 10 ms: other calls run in between. */
const MAX_PAGES_AT_ONCE = 4;
const MAX_PAGE_WAIT_MS = 1_000;
const CALLS_PER_WAITING_PAGE = 4;

/** An immediate retry would cost us work, too. */
const REFUSAL_DELAY_MS = 300;

/** From this delay of the event loop, only this share of the calls is accepted. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000;
const SHARE_UNDER_PRESSURE = 1 / 8;

// Not counted: reading a body and sending an answer, because connections may be slow, and returns
// from payments. Register it after cookies, because a refusal is in the caller's language.
export const limitLoad = async (app: FastifyInstance, maxCalls: number) => {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: () => undefined,
  });
  const runLimited = limitConcurrency({
    maxRunning: MAX_PAGES_AT_ONCE,
    maxWaiting: Math.ceil(maxCalls / CALLS_PER_WAITING_PAGE),
    maxWaitMs: MAX_PAGE_WAIT_MS,
  });
  const insidePage = new AsyncLocalStorage<true>();
  const counted = new WeakSet<FastifyRequest>();
  let running = 0;

  const refuse = async () => {
    await setTimeout(REFUSAL_DELAY_MS);
    throw new Problem("request.busy");
  };
  const isFull = () => running >= maxCalls * (app.isUnderPressure() ? SHARE_UNDER_PRESSURE : 1);
  const counts = (request: FastifyRequest) => {
    const { access } = request.routeOptions.config;
    return access !== undefined && access !== "gateway" && !insidePage.getStore();
  };
  const leave = async (request: FastifyRequest) => {
    if (counted.delete(request)) running -= 1;
  };

  app.addHook("onRequest", async (request) => {
    if (counts(request) && isFull()) await refuse();
  });
  app.addHook("preHandler", async (request) => {
    if (!counts(request) || isForm(request)) return;
    if (isFull()) await refuse();
    counted.add(request);
    running += 1;
    // Counts calls that arrived meanwhile before this one begins.
    await setImmediate();
  });
  app.addHook("onSend", leave);
  app.addHook("onResponse", leave);

  return {
    renderPage: <Result>(render: () => Promise<Result>) =>
      runLimited(async () => {
        await setImmediate();
        return insidePage.run(true, render);
      }).catch((error: unknown) => {
        if (error instanceof Problem && error.code === "request.busy") return refuse();
        throw error;
      }),
  };
};

export type Load = Awaited<ReturnType<typeof limitLoad>>;
