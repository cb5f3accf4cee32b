import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as paths from "../../../contract/page-paths.ts";
import { sameOriginPath } from "../../../domain/accounts/same-origin-path.ts";
import type { Language } from "../../../domain/language.ts";
import { languageOf } from "../language.ts";
import { plainAddress } from "../plain-address.ts";
import { dropDocumentHeaders, type InlineSources, pagePolicy } from "../security-headers.ts";
import { inProcess } from "./in-process.ts";
import { encodingFor, type KeptPage, keepPage } from "./kept-page.ts";
import { redirectRoutes } from "./redirects.ts";

/** Renders one page; the build decides by `x-page-kind` whether the answer may be kept. */
export type Render = (
  request: Request,
  given: {
    send: (path: string, init: RequestInit) => Promise<Response>;
    nonce: string;
    /** The visitor's language by their cookie or browser. */
    preferred: Language;
    report: (failure: unknown) => void;
  },
) => Promise<Response>;

export type PagesOptions = {
  render: Render;
  publicUrl: string;
  gatewayOrigin: string;
  chatOrigin?: string | undefined;
  isSecure: boolean;
  /** False while developing: every page is rendered anew and the policy lets the tools in. */
  keeps: boolean;
};

/** Far above the number of pages, each of which has one spelling; it only bounds a mistake of ours. */
const MOST_KEPT = 200;

/** Their links carry on where the visitor was going. */
const FOR_VISITORS = new Set<string>([paths.login, paths.signUp, paths.forgotPassword]);

const isArabicPath = (pathname: string) => pathname === "/ar" || pathname.startsWith("/ar/");

const asRequest = (request: FastifyRequest, publicUrl: string) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string") headers.set(name, value);
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers });
};

/** Adds every page of the site to the application. `forget` drops what is kept. */
export const addPages = async (app: FastifyInstance, options: PagesOptions) => {
  const kept = new Map<string, Promise<KeptPage | undefined>>();
  const policy = (inline: InlineSources) => pagePolicy(inline, options);

  const renderFresh = async (request: FastifyRequest, url = request.url) => {
    const nonce = randomBytes(16).toString("base64");
    const { send, cookies } = inProcess(app, request);
    const asked = asRequest(request, options.publicUrl);
    const response = await options.render(new Request(new URL(url, options.publicUrl), asked), {
      send,
      nonce,
      preferred: languageOf(request),
      report: (failure) => request.log.error({ err: failure }, "a page failed"),
    });
    return { response, nonce, cookies };
  };

  const sendKept = (request: FastifyRequest, reply: FastifyReply, page: KeptPage) => {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const etag = `"${page.etag}-${encoding}"`;
    reply.headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": policy(page),
      vary: "Cookie, Accept-Language, Accept-Encoding",
      etag,
    });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(page.bodies[encoding]);
  };

  const sendFresh = (
    reply: FastifyReply,
    { response, nonce, cookies }: Awaited<ReturnType<typeof renderFresh>>,
  ) => {
    const source = options.keeps ? [`'nonce-${nonce}'`] : ["'unsafe-inline'"];
    const type = response.headers.get("content-type") ?? "text/html";
    response.headers.forEach((value, name) => void reply.header(name, value));
    reply.removeHeader("x-page-kind");
    reply.headers({
      "cache-control": "no-store, private",
      vary: "Cookie, Accept-Language",
    });
    if (type.startsWith("text/html"))
      reply.header("content-security-policy", policy({ scripts: source, styles: source }));
    else dropDocumentHeaders(reply);
    if (cookies.length > 0) reply.header("set-cookie", cookies);
    reply.code(response.status);
    if (!response.body) return reply.send();
    return reply.send(Readable.fromWeb(response.body as never));
  };

  const placeOf = (request: FastifyRequest) => {
    const { pathname, searchParams } = new URL(request.url, options.publicUrl);
    const prefix = isArabicPath(pathname) ? "/ar" : "";
    const isForVisitors = FOR_VISITORS.has(pathname.slice(prefix.length));
    const next = sameOriginPath(searchParams.get("next"));
    return { pathname, prefix, isForVisitors, next };
  };

  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, prefix, isForVisitors, next } = placeOf(request);
    const language = prefix ? "ar" : languageOf(request);
    const key = `${language} ${pathname}`;

    const known = isForVisitors && next ? undefined : await kept.get(key);
    if (known) return sendKept(request, reply, known);

    const fresh = await renderFresh(request);
    const isKept = fresh.response.headers.get("x-page-kind") && fresh.response.status === 200;
    if (!isKept || !options.keeps || request.method !== "GET") return sendFresh(reply, fresh);
    // The address is kept without its query: such a page reads it in the browser.
    const plain = request.url === pathname ? fresh : await renderFresh(request, pathname);
    const page = keepPage(await plain.response.text());
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest) kept.delete(oldest);
    kept.set(key, page);
    return sendKept(request, reply, await page);
  };

  const { host } = new URL(options.publicUrl);

  await app.register(async (pages) => {
    redirectRoutes(pages, options.isSecure);

    pages.addHook("onRequest", async (request, reply) => {
      // 127.0.0.1 and localhost are different sites to a browser: there is one address.
      const address = plainAddress(request.url);
      if (request.host !== host || request.url !== address)
        return reply.redirect(options.publicUrl + address, 302);
      return undefined;
    });

    const signedInGoesOn = async (request: FastifyRequest, reply: FastifyReply) => {
      const { prefix, isForVisitors, next } = placeOf(request);
      if (!request.cookies["token"] || !isForVisitors) return;
      const { send } = inProcess(app, request);
      const answer = await send("/api/users/me", {});
      if (answer.status !== 200) return;
      await reply.redirect(next ?? `${prefix}/profile`, 302);
    };

    pages.route({
      method: ["GET", "HEAD"],
      url: "/*",
      preHandler: signedInGoesOn,
      handler: answerPage,
    });
  });

  return { forget: () => kept.clear() };
};
