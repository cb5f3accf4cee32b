import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { Problem } from "../problem.ts";

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/** Longer than any lawful form: eight documents of 5 MB, their fields and what frames them. */
const MOST_BYTES = 45 * 1024 * 1024;

/** As much of a request as reading its form needs. */
export type FormRequest = { headers: IncomingHttpHeaders; raw: Pick<Readable, "iterator"> };
type WithHeaders = Pick<FormRequest, "headers">;

const typeOf = ({ headers }: WithHeaders) => headers["content-type"] ?? "";

export const isForm = (request: WithHeaders) => /^multipart\/form-data\b/i.test(typeOf(request));

const isTooLong = ({ headers }: WithHeaders) => Number(headers["content-length"]) > MOST_BYTES;

/**
 * Leaves forms with files to their handlers, which read them part by part. Who is answered before
 * the end of a form that is too long is let go of: nobody would read the rest.
 */
export const acceptForms = (app: FastifyInstance) => {
  app.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));
  app.addHook("onSend", async (request, reply) => {
    const isLeft = isForm(request) && !request.raw.readableEnded;
    if (isLeft && (isTooLong(request) || reply.statusCode === 413))
      reply.header("connection", "close");
  });
};

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
 * @throws {Problem} request.invalid when the sender goes away; request.tooLarge, unread when the form
 * says how long it is
 */
export async function* bytesOf(request: FormRequest): AsyncGenerator<Buffer, void, undefined> {
  if (isTooLong(request)) throw new Problem("request.tooLarge");
  let length = 0;
  try {
    for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > MOST_BYTES) throw new Problem("request.tooLarge");
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem("request.invalid");
  }
}
