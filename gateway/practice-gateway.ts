import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { faultRoute, type Fault } from "./fault.ts";
import { fontRoute } from "./fonts.ts";
import { merchantsOf, type PracticeMerchant } from "./merchants.ts";
import { ordersStore } from "./orders-store.ts";
import { refusedPage } from "./outcome-pages.ts";
import { paymentRoutes, sendPage } from "./payment-routes.ts";
import { statusRoutes } from "./status-routes.ts";

type PracticeGatewayOptions = {
  dataDir: string;
  merchants: readonly PracticeMerchant[];
  /** Any other return address is refused, as CCAvenue refuses unregistered sites. */
  allowedReturnOrigins: readonly string[];
  now?: () => number;
};

export const practiceGateway = (options: PracticeGatewayOptions): FastifyInstance => {
  const { allowedReturnOrigins: returnOrigins, now = Date.now } = options;
  // No log: encrypted messages and payment pages pass here.
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: true });
  const merchants = merchantsOf(options.merchants);
  const orders = ordersStore(join(options.dataDir, "gateway", "orders"), now);
  const fault: Fault = { mode: "none" };

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
  });
  app.setNotFoundHandler((_request, reply) => sendPage(reply, refusedPage("page"), 404));
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) =>
    sendPage(reply, refusedPage("message"), error.statusCode ?? 500),
  );

  app.get("/", (_request, reply) =>
    reply.send(
      "Mizalla's practice payment gateway: it speaks CCAvenue's protocol and moves no money.",
    ),
  );
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/favicon.ico", (_request, reply) => reply.code(204).send());
  fontRoute(app);
  faultRoute(app, fault, returnOrigins);
  paymentRoutes(app, { merchants, orders, returnOrigins });
  statusRoutes(app, { merchants, orders, fault, now });
  return app;
};

export const startPracticeGateway = async (
  options: PracticeGatewayOptions & { port: number; host: string },
): Promise<{ origin: string; app: FastifyInstance }> => {
  const app = practiceGateway(options);
  await app.listen({ port: options.port, host: options.host });
  const { port } = app.server.address() as AddressInfo;
  // Another site than the shop's localhost, so browsers treat the return as in production.
  return { origin: `http://127.0.0.1:${port}`, app };
};
