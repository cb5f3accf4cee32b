import type { FastifyInstance, FastifyReply } from "fastify";

export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

type PolicyFacts = {
  gatewayOrigin: string;
  chatOrigin?: string | undefined;
  isSecure: boolean;
  /** False in development: Vite needs a WebSocket. */
  isBuilt: boolean;
};

/** `form-action` always allows the gateway: the first document's policy governs the whole visit. */
export const pagePolicy = (
  inline: InlineSources,
  { gatewayOrigin, chatOrigin, isSecure, isBuilt }: PolicyFacts,
) =>
  [
    "default-src 'none'",
    ["script-src", "'self'", ...inline.scripts].join(" "),
    "script-src-attr 'none'",
    ["style-src", "'self'", ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(isBuilt ? [] : ["ws://localhost:*"])].join(" "),
    "manifest-src 'self'",
    "worker-src 'none'",
    ...(chatOrigin ? [`frame-src ${chatOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${gatewayOrigin}`,
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

const DOCUMENT_HEADERS = {
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

export const REFUSAL_HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
};

const TRANSPORT_HEADERS = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
};

export const sendSecurityHeaders = (app: FastifyInstance, isSecure: boolean) => {
  const headers = { ...DOCUMENT_HEADERS, ...REFUSAL_HEADERS, ...(isSecure && TRANSPORT_HEADERS) };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};

/** Saves 900 bytes per answer. */
export const dropDocumentHeaders = (reply: FastifyReply) => {
  for (const name of Object.keys(DOCUMENT_HEADERS)) reply.removeHeader(name);
};
