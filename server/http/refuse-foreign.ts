import type { FastifyRequest } from "fastify";
import { isUuid } from "../adapters/database/uuid.ts";
import { customerOf } from "./access.ts";
import { Problem } from "./problem.ts";

/** Runs before the body is read: another account's request does not exist (contract "Refusals"). */
export const refuseForeign =
  (isOwn: (userId: string, id: string) => Promise<boolean>) => async (request: FastifyRequest) => {
    const { id } = request.params as { id: string };
    const mine = isUuid(id) && (await isOwn(customerOf(request).id, id));
    if (!mine) throw new Problem("requests.notFound");
  };
