import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { Problem } from "../problem.ts";

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/** As much of a request as reading its form needs. */
export type FormRequest = { headers: IncomingHttpHeaders; raw: Pick<Readable, "iterator"> };
type WithHeaders = Pick<FormRequest, "headers">;

const typeOf = ({ headers }: WithHeaders) => headers["content-type"] ?? "";

export const isForm = (request: WithHeaders) => /^multipart\/form-data\b/i.test(typeOf(request));

/** Leaves forms with files to their handlers, which read them part by part. */
export const acceptForms = (app: FastifyInstance) =>
  app.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));

/** @throws {Problem} request.unsupportedType, request.invalid */
export const boundaryOf = (request: WithHeaders): string => {
  if (!isForm(request)) throw new Problem("request.unsupportedType");
  const [, quoted, plain] = BOUNDARY.exec(typeOf(request)) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new Problem("request.invalid");
  return boundary;
};

/**
 * The bytes of a body as somebody asks for them. The stream is not destroyed when they stop asking:
 * that would cut the connection before the answer.
 * @throws {Problem} request.invalid when the sender goes away
 */
export async function* bytesOf({ raw }: FormRequest): AsyncGenerator<Buffer, void, undefined> {
  try {
    yield* raw.iterator({ destroyOnReturn: false });
  } catch {
    throw new Problem("request.invalid");
  }
}
