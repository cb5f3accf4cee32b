import type { FastifyRequest } from "fastify";
import { isUuid } from "../adapters/database/uuid.ts";
import { customerOf } from "./access.ts";
import { Problem } from "./problem.ts";

/**
 * A hook for routes of one request: what is not one's own does not exist, and that is said before
 * the body is read (contract "Refusals").
 * @throws {Problem} requests.notFound
 */
export const refuseForeign =
  (isOwn: (userId: string, id: string) => Promise<boolean>) => async (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    const mine = isUuid(id) && (await isOwn(customerOf(request).id, id));
    if (!mine) throw new Problem("requests.notFound");
  };
