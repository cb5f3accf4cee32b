import type { FastifyRequest } from "fastify";

export const isForm = ({ headers }: Pick<FastifyRequest, "headers">) =>
  /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
