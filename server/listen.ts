import type { Server } from "node:http";
import net, { type AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** More newcomers at once wait for TCP to try again; the kernel may allow fewer. */
const MAX_NEWCOMERS = 4_096;

const NO_IPV6_CODES = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** One HTTP server for both addresses, so that time limits, refusals and stopping are the same. */
const listenOnIpv6 = (server: Server, port: number) => {
  const second = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    Object.assign(socket, { server });
    server.emit("connection", socket);
  });
  return new Promise<net.Server | undefined>((resolve, reject) => {
    second.once("error", (error: NodeJS.ErrnoException) =>
      NO_IPV6_CODES.has(error.code ?? "") ? resolve(undefined) : reject(error),
    );
    second.listen({ port, host: "::1", backlog: MAX_NEWCOMERS }, () => resolve(second));
  });
};

/** Both loopback addresses by default: "localhost" means one or the other. */
export const listen = async (
  app: FastifyInstance,
  wanted: { port: number; host?: string | undefined },
) => {
  const host = wanted.host ?? "127.0.0.1";
  await app.listen({ port: wanted.port, host, backlog: MAX_NEWCOMERS });
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
