import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate, setTimeout } from "node:timers/promises";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isForm } from "./is-form.ts";
import { Problem } from "./problem.ts";
import { turns } from "./turns.ts";

/** Rendering blocks the event loop for about 10 ms: other calls run in between. */
const PAGES_AT_ONCE = 4;
const LONGEST_WAIT = 1_000;
/** A waiting page costs as much as this many API calls. */
const PAGE = 4;

/** Delays a refusal: an immediate retry would cost us work, too. */
const REFUSED_AFTER = 300;

/** Event loop delay in ms from which only this part of the calls is let in. */
const LAG = 1_000;
const PART = 1 / 8;

// Slow connections do not count: reading a body and sending an answer are excluded, and the return from a payment.
// Register it after cookies, because a refusal is in the caller's language.
export const limitLoad = async (app: FastifyInstance, most: number) => {
  await app.register(underPressure, { maxEventLoopDelay: LAG, pressureHandler: () => undefined });
  const inTurn = turns({
    atOnce: PAGES_AT_ONCE,
    waiting: Math.ceil(most / PAGE),
    longest: LONGEST_WAIT,
  });
  const insidePage = new AsyncLocalStorage<true>();
  const counted = new WeakSet<FastifyRequest>();
  let atWork = 0;

  const refuse = async () => {
    await setTimeout(REFUSED_AFTER);
    throw new Problem("request.busy");
  };
  const isFull = () => atWork >= most * (app.isUnderPressure() ? PART : 1);
  const counts = (request: FastifyRequest) => {
    const { access } = request.routeOptions.config;
    return access !== undefined && access !== "gateway" && !insidePage.getStore();
  };
  const leave = async (request: FastifyRequest) => {
    if (counted.delete(request)) atWork -= 1;
  };

  app.addHook("onRequest", async (request) => {
    if (counts(request) && isFull()) await refuse();
  });
  app.addHook("preHandler", async (request) => {
    if (!counts(request) || isForm(request)) return;
    if (isFull()) await refuse();
    counted.add(request);
    atWork += 1;
    // Counts calls that arrived meanwhile before this one begins.
    await setImmediate();
  });
  app.addHook("onSend", leave);
  app.addHook("onResponse", leave);

  return {
    renderPage: <Result>(render: () => Promise<Result>) =>
      inTurn(async () => {
        await setImmediate();
        return insidePage.run(true, render);
      }).catch((error: unknown) => {
        if (error instanceof Problem && error.code === "request.busy") return refuse();
        throw error;
      }),
  };
};

export type Load = Awaited<ReturnType<typeof limitLoad>>;
