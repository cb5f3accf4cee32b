import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

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

/** What every answer carries, also one that no hook reaches. Pages and files replace some of it. */
export const REFUSAL_HEADERS = {
  "content-security-policy": API_POLICY,
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

/** Headers of security-and-reliability section 4 on every answer; pages replace the policy. */
export const sendSecurityHeaders = async (app: FastifyInstance, isSecure: boolean) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    hsts: isSecure ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header(
      "permissions-policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    );
    reply.headers(REFUSAL_HEADERS);
  });
};

/** What only a document heeds. The policy stays, for a picture (SVG) that is opened by itself. */
const OF_DOCUMENTS = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** An answer that is no document goes out without what only documents heed: 900 bytes of headers. */
export const dropDocumentHeaders = (reply: FastifyReply) => {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name).raw.removeHeader(name);
};
