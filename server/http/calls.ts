import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** The calls of a server that are under way, so that it can stop without cutting them. */
export const watchCalls = (server: Server) => {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  let onIdle = () => {};

  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("connection", "close");
  };

  server.prependListener("request", (_request, response: ServerResponse) => {
    underWay.add(response);
    if (isStopping) closeAfter(response);
    response.once("close", () => {
      underWay.delete(response);
      if (underWay.size === 0) onIdle();
    });
  });

  return {
    isStopping: () => isStopping,
    /** From now on every answer is the last of its connection. */
    announceStop: () => {
      isStopping = true;
      underWay.forEach(closeAfter);
    },
    /**
     * Waits for the calls under way, once nothing listens any more, and closes all connections.
     * Answers how many calls were cut because `cut` came first.
     */
    end: async (cut: AbortSignal) => {
      const idle = new Promise<void>((resolve) => (onIdle = resolve));
      if (underWay.size > 0 && !cut.aborted) await Promise.race([idle, once(cut, "abort")]);
      const left = underWay.size;
      server.closeAllConnections();
      return left;
    },
  };
};

export type Calls = ReturnType<typeof watchCalls>;

/**
 * Counts the handlers at work: they go on after their caller has left, and need the database until
 * their end. Register it before the routes; `end` waits for them.
 */
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
