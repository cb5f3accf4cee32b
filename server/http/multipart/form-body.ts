import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isForm } from "../is-form.ts";
import { Problem } from "../problem.ts";
import type { FormIntake, Intake } from "./intake.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set on every request that brings a form. */
    intake: FormIntake | undefined;
  }
}

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/** Longer than any lawful form: eight documents of 5 MB, their fields and what frames them. */
const MOST_BYTES = 45 * 1024 * 1024;

/** As much of a request as reading its form needs. */
export type FormRequest = {
  headers: IncomingHttpHeaders;
  raw: Pick<Readable, "iterator">;
  intake?: FormIntake | undefined;
};
type WithHeaders = Pick<FormRequest, "headers">;

export type FormAcceptance = {
  intake: Intake;
  /** The key under which the bytes of a network address are counted. */
  addressOf: (ip: string) => string;
  /** How long the rest of a form is listened to after its answer. Milliseconds. */
  drain: number;
};

const typeOf = ({ headers }: WithHeaders) => headers["content-type"] ?? "";

const isTooLong = ({ headers }: WithHeaders) => Number(headers["content-length"]) > MOST_BYTES;

/** Answers before the end of a form that end its connection: of these nobody reads the rest. */
const PARTING = [408, 413];

/**
 * Leaves forms with files to their handlers, which read them part by part. The rest of one that was
 * answered before its end is listened to for a while, so that its sender hears the answer.
 */
export const acceptForms = (app: FastifyInstance, { intake, addressOf, drain }: FormAcceptance) => {
  app.decorateRequest("intake", undefined);
  app.addContentTypeParser("multipart/form-data", (request, _body, done) => {
    request.intake = intake.begin(addressOf(request.ip));
    done(null);
  });

  const isLeft = (request: FastifyRequest) => isForm(request) && !request.raw.readableEnded;
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (isLeft(request) && (isTooLong(request) || PARTING.includes(reply.statusCode)))
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
 * says how long it is; those of its intake
 */
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
      if (length > MOST_BYTES) throw new Problem("request.tooLarge");
      intake?.take(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem("request.invalid");
  } finally {
    intake?.end();
    // Not awaited: after a silence this ends only with the connection.
    chunks.return?.().catch(() => undefined);
  }
}
