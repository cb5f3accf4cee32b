import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Sources a page's own scripts and styles are allowed by: hashes of kept bytes or a nonce. */
export type InlineSources = { scripts: readonly string[]; styles: readonly string[] };

export type PolicyFacts = {
  gatewayOrigin: string;
  /** The one site that may be shown in a frame: the live chat. */
  chatOrigin?: string | undefined;
  isSecure: boolean;
};

/**
 * The content security policy of a page. The gateway is in `form-action` of every page, because
 * the policy of the first document governs the whole visit.
 */
export const pagePolicy = (
  inline: InlineSources,
  { gatewayOrigin, chatOrigin, isSecure }: PolicyFacts,
) =>
  [
    "default-src 'none'",
    ["script-src", "'self'", ...inline.scripts].join(" "),
    "script-src-attr 'none'",
    ["style-src", "'self'", ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'none'",
    ...(chatOrigin ? [`frame-src ${chatOrigin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${gatewayOrigin}`,
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

/** Headers of security-and-reliability section 4 on every answer; pages replace the policy. */
export const sendSecurityHeaders = async (app: FastifyInstance, isSecure: boolean) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    hsts: isSecure ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header(
      "permissions-policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    );
    reply.header("content-security-policy", API_POLICY);
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
};
