import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate, setTimeout } from "node:timers/promises";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isForm } from "./is-form.ts";
import { Problem } from "./problem.ts";
import { turns } from "./turns.ts";

/** Rendering holds the event loop for some 10 ms: between so many, everything else has its turn. */
const PAGES_AT_ONCE = 4;
/** In milliseconds, see `turns`. */
const LONGEST_WAIT = 1_000;
/** A page that waits costs as much as so many calls of the API. */
const PAGE = 4;

/** A refusal is held back so many milliseconds: asking again at once would be work for us, too. */
const REFUSED_AFTER = 300;

/** When the event loop lags by this many milliseconds, only so small a part of the calls is let in. */
const LAG = 1_000;
const PART = 1 / 8;

/**
 * Bounds the calls that are worked on at once: what comes beyond is refused at once, instead of
 * making everybody wait. Reading a body and sending an answer do not count, so that slow lines
 * take no place; forms with files and the return from a payment have limits of their own. Health,
 * files and kept pages are free.
 * Register it once cookies are read: a refusal is in the caller's language.
 * @throws {Problem} request.busy
 */
export const limitLoad = async (app: FastifyInstance, most: number) => {
  // It only measures: what is refused is decided here.
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
    // Calls that have arrived meanwhile are counted before the work on this one begins.
    await setImmediate();
  });
  app.addHook("onSend", leave);
  app.addHook("onResponse", leave);

  return {
    /** Renders a page when it is its turn; the calls that it makes itself are part of it. */
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
