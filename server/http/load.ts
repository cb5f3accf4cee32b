import { AsyncLocalStorage } from "node:async_hooks";
import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bearerOf, SAFE_METHODS } from "./access.ts";
import { sendBusy } from "./busy.ts";
import { addressKey } from "./caller-keys.ts";
import type { Caller } from "./callers-in-turn.ts";
import { onBehalfOf } from "./current-caller.ts";
import { createFairTurns } from "./fair-turns.ts";
import { isForm } from "./is-form.ts";
import { watchNewcomers } from "./newcomers.ts";
import { Problem } from "./problem.ts";
import { createSeenSessions, type SeenSessions } from "./seen-sessions.ts";
import { isForStaff, staffTokenOf } from "./staff-access.ts";

/** One thread renders pages and, with the embedded database, runs the queries. */
const CALLS_AT_ONCE = 6;
const MAX_WAIT_MS = 1_000;
const MAX_HOLD_MS = 100;

/** Hashing takes a processor for about 25 ms; one is left to everything else. */
const PASSWORDS_AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
const MAX_PASSWORDS_WAITING = 48;
const MAX_PASSWORDS_OF_ONE = 30;
const MAX_PASSWORD_HOLD_MS = 500;

/** An immediate retry would cost us work, too: at most 500 refusals a second. */
const REFUSAL_DELAY_MS = 300;
const DELAY_OF_EACH_REFUSED_MS = 2;

const accountOrAddress = (request: FastifyRequest, seen: SeenSessions): Caller => {
  const token = tokenOf(request);
  const account = token && seen.accountOf(token);
  return account
    ? { key: account, isSignedIn: true }
    : { key: addressKey(request.ip), isSignedIn: false };
};

const tokenOf = (request: FastifyRequest) =>
  isForStaff(request.routeOptions.config.access)
    ? staffTokenOf(request)
    : (bearerOf(request) ?? request.cookies["token"]);

/**
 * Who waits for a turn, and who is refused (docs/decisions/0032). Reading a body and sending an answer
 * need no turn, because connections may be slow; nor do returns from payments. Register it after
 * cookies, because a refusal is in the caller's language, and before the search for sessions.
 */
export const limitLoad = (app: FastifyInstance, maxCalls: number, seen = createSeenSessions()) => {
  const calls = createFairTurns({
    atOnce: CALLS_AT_ONCE,
    maxWaiting: maxCalls,
    maxWaitingOfOne: Math.ceil(maxCalls / 2),
    maxWaitMs: MAX_WAIT_MS,
    maxHoldMs: MAX_HOLD_MS,
    mayBegin: watchNewcomers(app.server).mayWorkBegin,
  });
  const passwords = createFairTurns({
    atOnce: PASSWORDS_AT_ONCE,
    maxWaiting: MAX_PASSWORDS_WAITING,
    maxWaitingOfOne: MAX_PASSWORDS_OF_ONE,
    maxWaitMs: MAX_WAIT_MS,
    maxHoldMs: MAX_PASSWORD_HOLD_MS,
    mayBegin: watchNewcomers(app.server).mayWorkBegin,
  });
  const insidePage = new AsyncLocalStorage<true>();
  let beingRefused = 0;
  const begun = new Map<FastifyRequest, () => void>();

  const counts = (request: FastifyRequest) => {
    const { access, fromMemory } = request.routeOptions.config;
    if (access === undefined || access === "gateway" || insidePage.getStore()) return false;
    return !fromMemory || request.url.includes("?");
  };
  const turnsFor = (request: FastifyRequest) =>
    request.routeOptions.config.hashesPassword ? passwords : calls;
  const callerOf = (request: FastifyRequest) => accountOrAddress(request, seen);
  const isGone = (request: FastifyRequest) => () => request.raw.socket.destroyed;

  /** Waiting for a turn in vain counts. */
  const delayRefusal = async (since: number) => {
    beingRefused += 1;
    const delay = REFUSAL_DELAY_MS + beingRefused * DELAY_OF_EACH_REFUSED_MS;
    await setTimeout(Math.max(0, since + delay - performance.now()));
    beingRefused -= 1;
  };

  const begin = async (request: FastifyRequest) => {
    if (begun.size >= maxCalls) throw new Problem("request.busy");
    const end = await turnsFor(request).take(callerOf(request), isGone(request));
    begun.set(request, end);
  };
  const leave = (request: FastifyRequest) => {
    begun.get(request)?.();
    begun.delete(request);
  };
  const refuse = async (request: FastifyRequest, reply: FastifyReply, since: number) => {
    await delayRefusal(since);
    return sendBusy(request, reply);
  };
  const beginOrRefuse = async (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const since = performance.now();
    try {
      await begin(request);
    } catch {
      return refuse(request, reply, since);
    }
    return done();
  };

  app.addHook("onRequest", (request, reply, done) => {
    if (!counts(request)) return done();
    const hasBody = !SAFE_METHODS.has(request.method);
    if (!hasBody || tokenOf(request) !== undefined) return void beginOrRefuse(request, reply, done);
    const isFull = turnsFor(request).isFullFor(callerOf(request));
    return isFull ? void refuse(request, reply, performance.now()) : done();
  });
  app.addHook("preParsing", (request, _reply, _payload, done) => {
    if (!SAFE_METHODS.has(request.method)) leave(request);
    done();
  });
  app.addHook("preHandler", (request, reply, done) => {
    onBehalfOf(callerOf(request), () => {
      const needsNone = !counts(request) || isForm(request) || begun.has(request);
      if (needsNone) return done();
      return void beginOrRefuse(request, reply, done);
    });
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    leave(request);
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => {
    leave(request);
    done();
  });

  return {
    renderPage: async <Result>(request: FastifyRequest, render: () => Promise<Result>) => {
      const since = performance.now();
      const caller = callerOf(request);
      const inside = () => onBehalfOf(caller, () => insidePage.run(true, render));
      try {
        return await calls.run(caller, inside, isGone(request));
      } catch (error) {
        if (error instanceof Problem && error.code === "request.busy") await delayRefusal(since);
        throw error;
      }
    },
  };
};

export type Load = ReturnType<typeof limitLoad>;
