import type { Server } from "node:http";

/** Turns of the event loop without work in a row: an accepted connection costs about 0.2 ms. */
const MAX_PAUSE = 100;

/**
 * Node accepts one connection in each turn of the event loop (libuv 1.45): 600 that arrive at once
 * would wait for 600 pieces of work. So no work begins in a turn that accepted a connection.
 */
export const watchNewcomers = (server: Server) => {
  let hasAccepted = false;
  let pause = 0;
  server.prependListener("connection", () => {
    hasAccepted = true;
  });

  return {
    mayWorkBegin: () => {
      pause = hasAccepted && pause < MAX_PAUSE ? pause + 1 : 0;
      hasAccepted = false;
      return pause === 0;
    },
  };
};
