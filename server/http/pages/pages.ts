import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { noScript } from "../../../contract/no-script.ts";
import * as paths from "../../../contract/page-paths.ts";
import { sameOriginPath } from "../../../domain/accounts/same-origin-path.ts";
import type { Language } from "../../../domain/language.ts";
import { RETRY_SOON } from "../errors.ts";
import { toCachedAnswer, sendCached } from "../cached-answers.ts";
import { contentTag } from "../content-tag.ts";
import { languageOf } from "../language.ts";
import type { Load } from "../load.ts";
import { Problem } from "../problem.ts";
import { dropDocumentHeaders, type InlineSources, pagePolicy } from "../security-headers.ts";
import { busyPagePolicy, busyPages } from "./busy-page.ts";
import type { SiteChanges } from "../../site-changes.ts";
import { inProcess } from "./in-process.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { keepOneAddress } from "./one-address.ts";
import { createPageCache } from "./page-cache.ts";
import { redirectRoutes } from "./redirects.ts";

/** The build marks pages that may be cached by `x-page-kind`, and how long by `x-page-kept-seconds`. */
export type Render = (
  request: Request,
  given: {
    send: (path: string, init: RequestInit) => Promise<Response>;
    nonce: string;
    preferred: Language;
    report: (failure: unknown) => void;
  },
) => Promise<Response>;

type PagesOptions = {
  render: Render;
  load: Load;
  publicUrl: string;
  gatewayOrigin: string;
  chatOrigin?: string | undefined;
  isSecure: boolean;
  changes: SiteChanges;
  /** False in development: renders every page and allows Vite in the policy. */
  isBuilt: boolean;
};

const VISITOR_PAGES = new Set<string>([paths.login, paths.signUp, paths.forgotPassword]);

/** The query is a question that the page answers: rendered for it, and not cached. */
const asksQuestion = (path: string, query: URLSearchParams): boolean => {
  if (path === paths.refundCalculator) return true;
  return path === paths.vehicleDetails && query.get(noScript.name) === noScript.value;
};

const isArabicPath = (pathname: string) => pathname === "/ar" || pathname.startsWith("/ar/");

const asRequest = (request: FastifyRequest, publicUrl: string) => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string") headers.set(name, value);
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers });
};

export const addPages = async (app: FastifyInstance, options: PagesOptions) => {
  const cache = createPageCache(options.changes);
  const policy = (inline: InlineSources) => pagePolicy(inline, options);

  const renderFresh = async (request: FastifyRequest, url = request.url) => {
    const nonce = randomBytes(16).toString("base64");
    const { send, cookies, lacksData } = inProcess(app, request);
    const asked = asRequest(request, options.publicUrl);
    const page = new Request(new URL(url, options.publicUrl), asked);
    const response = await options.load.renderPage(request, () =>
      options.render(page, {
        send,
        nonce,
        preferred: languageOf(request),
        report: (failure) => request.log.error({ err: failure }, "a page failed"),
      }),
    );
    return { response, nonce, cookies, lacksData: lacksData() };
  };

  const toCachedPage = (html: string) =>
    toCachedAnswer(
      html,
      {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        "content-security-policy": policy(inlineHashes(html)),
        vary: "Cookie, Accept-Language, Accept-Encoding",
      },
      contentTag(html),
    );

  const sendFresh = (
    request: FastifyRequest,
    reply: FastifyReply,
    { response, nonce, cookies, lacksData }: Awaited<ReturnType<typeof renderFresh>>,
  ) => {
    const source = options.isBuilt ? [`'nonce-${nonce}'`] : ["'unsafe-inline'"];
    const type = response.headers.get("content-type") ?? "text/html";
    response.headers.forEach((value, name) => void reply.header(name, value));
    for (const name of ["x-page-kind", "x-page-kept-seconds"]) reply.removeHeader(name);
    reply.headers({
      "cache-control": "no-store, private",
      vary: "Cookie, Accept-Language",
    });
    if (type.startsWith("text/html"))
      reply.header("content-security-policy", policy({ scripts: source, styles: source }));
    else dropDocumentHeaders(reply);
    if (cookies.length > 0) reply.header("set-cookie", cookies);
    const status = lacksData && response.status === 200 ? 503 : response.status;
    if (status === 503) reply.header("retry-after", RETRY_SOON);
    reply.code(status);
    if (!response.body) return reply.send();
    const body = Readable.fromWeb(response.body as never);
    // Not compressed: private pages repeat their address beside secrets (docs/decisions/0018).
    return request.cookies["token"] ? reply.send(body) : reply.compress(body);
  };

  const readAddress = (request: FastifyRequest) => {
    const isPlain = !request.url.includes("?");
    const { pathname, searchParams } = isPlain
      ? { pathname: request.url, searchParams: undefined }
      : new URL(request.url, options.publicUrl);
    const prefix = isArabicPath(pathname) ? "/ar" : "";
    const path = pathname.slice(prefix.length);
    const isVisitorPage = VISITOR_PAGES.has(path);
    const isQuestion = searchParams !== undefined && asksQuestion(path, searchParams);
    const next = searchParams && sameOriginPath(searchParams.get("next"));
    return { pathname, prefix, isVisitorPage, isQuestion, next };
  };

  const sendAnswered = async (reply: FastifyReply, response: Response) => {
    const html = await response.text();
    reply.headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store, private",
      "content-security-policy": policy(inlineHashes(html)),
      vary: "Cookie, Accept-Language",
    });
    return reply.compress(html);
  };

  const renderPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, pathname, isQuestion }: { key: string; pathname: string; isQuestion: boolean },
  ) => {
    const keep = cache.keepUnlessChanged();
    const fresh = await renderFresh(request);
    const isCacheable = fresh.response.headers.get("x-page-kind") && fresh.response.status === 200;
    if (!isCacheable || !options.isBuilt || request.method !== "GET")
      return sendFresh(request, reply, fresh);
    if (isQuestion) return sendAnswered(reply, fresh.response);
    // Cached without its query, which such a page reads in the browser.
    const plain = request.url === pathname ? fresh : await renderFresh(request, pathname);
    const page = await toCachedPage(await plain.response.text());
    if (plain.lacksData) return sendCached(request, reply, page);
    keep(key, page, plain.response);
    return sendCached(request, reply, page);
  };

  const redirectOr = async (
    request: FastifyRequest,
    reply: FastifyReply,
    to: string,
    answer: () => unknown,
  ) => {
    const { send } = inProcess(app, request);
    const isSignedIn = (await send("/api/users/me", {})).status === 200;
    return isSignedIn ? reply.redirect(to, 302) : answer();
  };

  const answerPage = (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, prefix, isVisitorPage, isQuestion, next } = readAddress(request);
    const answer = () => {
      const language = prefix ? "ar" : languageOf(request);
      const key = `${language} ${pathname}`;
      const isCached = !(isVisitorPage && next) && !isQuestion;
      const known = isCached ? cache.find(key) : undefined;
      return known
        ? sendCached(request, reply, known)
        : renderPage(request, reply, { key, pathname, isQuestion });
    };
    const mayRedirect = isVisitorPage && request.cookies["token"];
    return mayRedirect ? redirectOr(request, reply, next ?? `${prefix}/profile`, answer) : answer();
  };

  const sendBusy = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(503)
      .headers({ "retry-after": RETRY_SOON, "content-security-policy": busyPagePolicy })
      .type("text/html; charset=utf-8")
      .send(busyPages[readAddress(request).prefix ? "ar" : languageOf(request)]);

  await app.register(async (pages) => {
    redirectRoutes(pages, options.isSecure);
    pages.setErrorHandler((error, request, reply) => {
      if (error instanceof Problem && error.code === "request.busy")
        return sendBusy(request, reply);
      throw error;
    });

    keepOneAddress(pages, options.publicUrl);

    pages.route({
      method: ["GET", "HEAD"],
      url: "/*",
      config: { isPage: true },
      handler: answerPage,
    });
  });
};
