import type { FastifyInstance, FastifyReply } from "fastify";

/** Sources a page's own scripts and styles are allowed by: hashes of kept bytes or a nonce. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export type PolicyFacts = {
  gatewayOrigin: string;
  /** The one site that may be shown in a frame: the live chat. */
  chatOrigin?: string | undefined;
  isSecure: boolean;
  /** False while developing: Vite tells the page over a socket of its own what has changed. */
  keeps: boolean;
};

/**
 * The content security policy of a page. The gateway is in `form-action` of every page, because
 * the policy of the first document governs the whole visit.
 */
export const pagePolicy = (
  inline: InlineSources,
  { gatewayOrigin, chatOrigin, isSecure, keeps }: PolicyFacts,
) =>
  [
    "default-src 'none'",
    ["script-src", "'self'", ...inline.scripts].join(" "),
    "script-src-attr 'none'",
    ["style-src", "'self'", ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(keeps ? [] : ["ws://localhost:*"])].join(" "),
    "manifest-src 'self'",
    "worker-src 'none'",
    ...(chatOrigin ? [`frame-src ${chatOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${gatewayOrigin}`,
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/** What only a document heeds. */
const OF_DOCUMENTS = {
  "cross-origin-opener-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

/** What every answer carries, also one that no hook reaches. Pages and files replace some of it. */
export const REFUSAL_HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

const TRANSPORT = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
};

/** Headers of security-and-reliability section 4 on every answer; pages replace the policy. */
export const sendSecurityHeaders = (app: FastifyInstance, isSecure: boolean) => {
  const headers = { ...OF_DOCUMENTS, ...REFUSAL_HEADERS, ...(isSecure && TRANSPORT) };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};

/** An answer that is no document goes out without what only documents heed: 900 bytes of headers. */
export const dropDocumentHeaders = (reply: FastifyReply) => {
  for (const name of Object.keys(OF_DOCUMENTS)) reply.removeHeader(name);
};
