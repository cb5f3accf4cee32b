import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

const ABSENT = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** A second listener of the same application on ::1, on machines that have it. */
const listenOnIpv6 = (app: FastifyInstance, port: number) => {
  const { requestTimeout } = app.server;
  const server = createServer({ requestTimeout }, (request, response) =>
    app.routing(request, response),
  );
  app.server.once("close", () => server.close());
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      ABSENT.has(error.code ?? "") ? resolve() : reject(error),
    );
    server.listen(port, "::1", () => resolve());
  });
};

/**
 * Listens on the address that is set, else on both loopback addresses: what "localhost" means
 * differs from machine to machine. Answers the port.
 */
export const listen = async (
  app: FastifyInstance,
  wanted: { port: number; host?: string | undefined },
) => {
  await app.listen({ port: wanted.port, host: wanted.host ?? "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  if (wanted.host === undefined) await listenOnIpv6(app, port);
  return port;
};
