import type { FastifyRequest } from "fastify";
import { customerOf } from "../../../http/access.ts";
import { isForm } from "../../../http/is-form.ts";

/** Only a form can be a lead, which needs no account (contract "Refusals"). */
export const refuseVisitorWithoutForm = async (request: FastifyRequest) => {
  if (!isForm(request)) customerOf(request);
};
