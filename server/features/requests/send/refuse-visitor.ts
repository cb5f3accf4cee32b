import type { FastifyRequest } from "fastify";
import { customerOf } from "../../../http/access.ts";
import { isForm } from "../../../http/is-form.ts";

/**
 * A hook for sends: only a multipart body can say that it is a lead, which needs no account; of any
 * other nothing is read (contract "Refusals").
 * @throws {Problem} accounts.loginRequired
 */
export const refuseVisitorWithoutForm = async (request: FastifyRequest) => {
  if (!isForm(request)) customerOf(request);
};
