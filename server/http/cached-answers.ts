import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SiteChanges } from "../site-changes.ts";
import { MIN_COMPRESSED_BYTES } from "./compression.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** For what stands at an address that names its content. */
export const FOREVER = "public, max-age=31536000, immutable";

const JSON_TYPE = "application/json; charset=utf-8";

type Encoding = "identity" | "gzip" | "br";
type Headers = Readonly<Record<string, string>>;

export type CachedAnswer = Record<Encoding, { headers: Headers; body: Buffer }>;

const brotliAt = (bytes: Buffer, quality: number) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** The best compression of more would keep a processor busy for seconds. */
const MAX_BEST_BYTES = 500_000;

/** Stored with quick compression first; the best follows in the background. */
export const toCachedAnswer = async (
  content: string | Buffer,
  headers: Headers,
  tag?: string,
): Promise<CachedAnswer> => {
  const identity = typeof content === "string" ? Buffer.from(content) : content;
  const as = (encoding: Encoding, body: Buffer) => ({
    headers: {
      ...headers,
      ...(tag && { etag: `"${tag}-${encoding}"` }),
      ...(body !== identity && { "content-encoding": encoding }),
      "content-length": String(body.length),
    },
    body,
  });
  const isShort = identity.length < MIN_COMPRESSED_BYTES;
  const [zipped, quick] = isShort
    ? [identity, identity]
    : await Promise.all([gzipped(identity), brotliAt(identity, 4)]);
  const answer = {
    identity: as("identity", identity),
    gzip: as("gzip", zipped),
    br: as("br", quick),
  };
  if (!isShort && identity.length <= MAX_BEST_BYTES)
    void brotliAt(identity, 11).then((best) => (answer.br = as("br", best)));
  return answer;
};

const ACCEPTS = { br: /\bbr\b(?!;\s*q=0)/, gzip: /\bgzip\b(?!;\s*q=0)/ };

const encodingFor = (accepted = ""): Encoding => {
  if (ACCEPTS.br.test(accepted)) return "br";
  return ACCEPTS.gzip.test(accepted) ? "gzip" : "identity";
};

export const sendCached = (request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) => {
  const { headers, body } = answer[encodingFor(request.headers["accept-encoding"])];
  reply.headers(headers);
  const { etag } = headers;
  if (etag === undefined || request.headers["if-none-match"] !== etag) return reply.send(body);
  return reply.removeHeader("content-encoding").removeHeader("content-length").code(304).send();
};

/** An answer written as JSON by its feature; not cached. */
export const sendJson = async (reply: FastifyReply, headers: Headers, text: string) => {
  // Fastify would end an answer that is still being compressed when its handler has returned.
  await reply.headers({ ...headers, "content-type": JSON_TYPE }).send(text);
};

/** What an answer contains, and what is done whenever it is sent, from memory, too. */
type Made = { content: unknown; onSend?: () => void };

type Cached = { answer: CachedAnswer; onSend: Made["onSend"] };

/** A known answer is sent at once, without a promise. */
export const cacheAnswers = (changes: SiteChanges, headers: Headers, max: number) => {
  let cache = new Map<string, Cached | Promise<Cached>>();
  changes.onChange(() => (cache = new Map()));

  const send = (request: FastifyRequest, reply: FastifyReply, { answer, onSend }: Cached) => {
    sendCached(request, reply, answer);
    if (request.method !== "HEAD") onSend?.();
  };

  const add = (reply: FastifyReply, key: string, make: () => Promise<Made>) => {
    const current = cache;
    const making = make().then(async ({ content, onSend }) => {
      const text = typeof content === "string" ? content : (reply.serialize(content) as string);
      const answer = await toCachedAnswer(text, { ...headers, "content-type": JSON_TYPE });
      return { answer, onSend };
    });
    const [oldest] = current.keys();
    if (current.size >= max && oldest !== undefined) current.delete(oldest);
    current.set(key, making);
    making.then(
      (made) => current.set(key, made),
      () => current.delete(key),
    );
    return making;
  };

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Made>,
  ): Promise<void> | undefined => {
    const found = cache.get(key) ?? add(reply, key, make);
    if (found instanceof Promise) return found.then((made) => send(request, reply, made));
    send(request, reply, found);
    return undefined;
  };
};
