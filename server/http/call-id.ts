import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";

const BYTES = 12;
const call = new AsyncLocalStorage<string>();

/** Unlike Fastify's numbers also different between processes. */
export const newCallId = () => randomBytes(BYTES).toString("base64url");

/** Id as the log names it; undefined in jobs and tools. */
export const callId = () => call.getStore();

/** Late, because reading a body loses what hooks before it set. */
export const nameCalls = (app: FastifyInstance) => {
  app.addHook("preHandler", (request, _reply, done) => call.run(request.id, done));
};
