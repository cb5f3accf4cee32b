import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

export const watchCalls = (server: Server) => {
  const underWay = new Set<ServerResponse>();
  const stop = new AbortController();
  let onIdle = () => {};

  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("connection", "close");
  };

  server.prependListener("request", (_request, response: ServerResponse) => {
    underWay.add(response);
    if (stop.signal.aborted) closeAfter(response);
    response.once("close", () => {
      underWay.delete(response);
      if (underWay.size === 0) onIdle();
    });
  });

  return {
    isStopping: () => stop.signal.aborted,
    /** Ends answers that would go on for ever. */
    stopping: stop.signal,
    announceStop: () => {
      stop.abort();
      underWay.forEach(closeAfter);
    },
    /** Resolves to the number of calls cut when `cut` was aborted. */
    end: async (cut: AbortSignal) => {
      const idle = new Promise<void>((resolve) => (onIdle = resolve));
      if (underWay.size > 0 && !cut.aborted) await Promise.race([idle, once(cut, "abort")]);
      const left = underWay.size;
      server.closeAllConnections();
      return left;
    },
  };
};

/** Handlers go on after their caller has left and need the database. Register before the routes. */
export const watchHandlers = (app: FastifyInstance) => {
  const atWork = new Set<Promise<unknown>>();
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = function handleWatched(request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (!(result instanceof Promise)) return result;
      atWork.add(result);
      const forget = () => void atWork.delete(result);
      result.then(forget, forget);
      return result;
    };
  });
  return { end: () => Promise.allSettled(atWork) };
};
