import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isForm } from "../is-form.ts";
import { Problem } from "../problem.ts";
import type { FormIntake, Intake } from "./intake.ts";

declare module "fastify" {
  interface FastifyRequest {
    intake: FormIntake | undefined;
  }
}

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/** Eight documents of 5 MB, their fields and delimiters. */
const MAX_FORM_BYTES = 45 * 1024 * 1024;

export type FormRequest = {
  headers: IncomingHttpHeaders;
  raw: Pick<Readable, "iterator">;
  intake?: FormIntake | undefined;
};
type WithHeaders = Pick<FormRequest, "headers">;

type FormAcceptance = {
  intake: Intake;
  addressOf: (ip: string) => string;
  drain: number;
};

const typeOf = ({ headers }: WithHeaders) => headers["content-type"] ?? "";

const isTooLong = ({ headers }: WithHeaders) => Number(headers["content-length"]) > MAX_FORM_BYTES;

const closingStatuses = [408, 413];

/** Senders look for an early answer only after their last byte. */
export const acceptForms = (app: FastifyInstance, { intake, addressOf, drain }: FormAcceptance) => {
  app.decorateRequest("intake", undefined);
  app.addContentTypeParser("multipart/form-data", (request, _body, done) => {
    request.intake = intake.begin(addressOf(request.ip));
    done(null);
  });

  const isLeft = (request: FastifyRequest) => isForm(request) && !request.raw.readableEnded;
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (isLeft(request) && (isTooLong(request) || closingStatuses.includes(reply.statusCode)))
      reply.header("connection", "close");
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => {
    done();
    if (!isLeft(request)) return;
    const timer = setTimeout(() => request.raw.destroy(), drain);
    request.raw.once("close", () => clearTimeout(timer));
    request.raw.once("end", () => clearTimeout(timer));
  });
};

export const boundaryOf = (request: WithHeaders): string => {
  if (!isForm(request)) throw new Problem("request.unsupportedType");
  const [, quoted, plain] = BOUNDARY.exec(typeOf(request)) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new Problem("request.invalid");
  return boundary;
};

/** Destroying the stream would close the connection before the answer. */
export async function* bytesOf(request: FormRequest): AsyncGenerator<Buffer, void, undefined> {
  if (isTooLong(request)) throw new Problem("request.tooLarge");
  const { intake } = request;
  const chunks: AsyncIterator<Buffer, undefined> = request.raw.iterator({ destroyOnReturn: false });
  let length = 0;
  try {
    for (;;) {
      const next = chunks.next();
      const { done, value: chunk } = await (intake ? intake.wait(next) : next);
      if (done) return;
      length += chunk.length;
      if (length > MAX_FORM_BYTES) throw new Problem("request.tooLarge");
      intake?.take(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem("request.invalid");
  } finally {
    intake?.end();
    // Not awaited: after a silence it ends only with the connection.
    chunks.return?.().catch(() => undefined);
  }
}
