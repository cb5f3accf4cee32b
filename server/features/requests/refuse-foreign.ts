import type { FastifyRequest } from "fastify";
import { customerOf } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A hook for routes of one request: what is not one's own does not exist, and that is said before
 * the body is read (contract "Refusals").
 * @throws {Problem} requests.notFound
 */
export const refuseForeign =
  (isOwn: (userId: string, id: string) => Promise<boolean>) => async (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    const mine = UUID.test(id) && (await isOwn(customerOf(request).id, id));
    if (!mine) throw new Problem("requests.notFound");
  };
