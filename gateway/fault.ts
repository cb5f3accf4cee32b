import type { FastifyInstance, FastifyRequest } from "fastify";

const faultModes = ["none", "error500", "timeout", "wrong_amount", "flat"] as const;
type FaultMode = (typeof faultModes)[number];

export type Fault = { mode: FaultMode };

const loopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

/** Makes the status query fail until the restart; only pages of this machine may set it. */
export const faultRoute = (app: FastifyInstance, fault: Fault, origins: readonly string[]) => {
  const maySet = ({ ip, headers: { origin } }: FastifyRequest) =>
    loopback.includes(ip) && (origin === undefined || origins.includes(origin));

  app.post<{ Body: { mode?: unknown } | null }>("/practice/fault", (request, reply) => {
    if (!maySet(request)) return reply.code(404).send();
    const mode = faultModes.find((known) => known === request.body?.mode);
    if (!mode) return reply.code(400).send({ modes: faultModes });
    fault.mode = mode;
    return reply.code(204).send();
  });
};
