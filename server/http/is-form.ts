import type { FastifyRequest } from "fastify";

/** Whether a call brings a form with files. */
export const isForm = ({ headers }: Pick<FastifyRequest, "headers">) =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
