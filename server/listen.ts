import type { Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

const ABSENT = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/**
 * A second listener on ::1, on machines that have it. Its connections belong to the one HTTP server,
 * so that time limits, unreadable requests and stopping are the same on both addresses.
 */
const listenOnIpv6 = (server: Server, port: number) => {
  // The options that an HTTP server gives its own listener.
  const second = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    // Where Node reports errors of the connection.
    Object.assign(socket, { server });
    server.emit("connection", socket);
  });
  return new Promise<net.Server | undefined>((resolve, reject) => {
    second.once("error", (error: NodeJS.ErrnoException) =>
      ABSENT.has(error.code ?? "") ? resolve(undefined) : reject(error),
    );
    second.listen(port, "::1", () => resolve(second));
  });
};

/**
 * Listens on the address that is set, else on both loopback addresses: what "localhost" means
 * differs from machine to machine. `close` ends listening and closes idle connections.
 */
export const listen = async (
  app: FastifyInstance,
  wanted: { port: number; host?: string | undefined },
) => {
  await app.listen({ port: wanted.port, host: wanted.host ?? "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const second = wanted.host === undefined ? await listenOnIpv6(app.server, port) : undefined;
  return {
    port,
    close: () => {
      second?.close();
      app.server.close();
    },
  };
};
