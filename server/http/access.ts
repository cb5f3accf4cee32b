import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Access } from "../../contract/route.ts";
import { Problem } from "./problem.ts";
import { admitStaff, type FindStaffSession, isForStaff, staffTokenOf } from "./staff-access.ts";

/** Has no role: staff rights come only from the staff session (ruling U6). */
export type Customer = {
  id: string;
  email: string;
  username: string;
  phone: string;
};

declare module "fastify" {
  interface FastifyRequest {
    customer: Customer | undefined;
    sessionToken: string | undefined;
  }
  interface FastifyContextConfig {
    access?: Access;
    fields?: unknown;
    compressed?: boolean;
    fromMemory?: boolean;
    hashesPassword?: boolean;
    withoutSession?: boolean;
    isPage?: boolean;
  }
}

export const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export const bearerOf = (request: FastifyRequest) =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? "")?.[1];

/** Ruling U1. Without the session cookie only calls that the browser marks as cross-site. */
const refuseCrossSite = (request: FastifyRequest, publicUrl: string, byCookie: boolean) => {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) {
    if (site === "same-origin" || site === "none") return;
    throw new Problem("request.crossSite");
  }
  const origin = request.headers.origin;
  if (origin === publicUrl) return;
  if (origin !== undefined || byCookie) throw new Problem("request.crossSite");
};

export const customerOf = (request: FastifyRequest): Customer => {
  if (!request.customer) throw new Problem("accounts.loginRequired");
  return request.customer;
};

export const guardAccess = (
  app: FastifyInstance,
  parts: {
    publicUrl: string;
    findSession: (token: string) => Promise<Customer | undefined>;
    findStaffSession: FindStaffSession;
  },
) => {
  app.decorateRequest("staffMember", undefined);
  app.decorateRequest("customer", undefined);
  app.decorateRequest("sessionToken", undefined);

  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith("/api/") || route.method === "HEAD") return;
    if (route.url.startsWith("/api/docs")) return;
    const describes = route.schema?.response ?? route.schema?.hide;
    if (!route.config?.access || !describes)
      throw new Error(
        `${String(route.method)} ${route.url} does not say who may call and what it answers`,
      );
  });

  const decide = async (request: FastifyRequest, access: Access) => {
    if (isForStaff(access)) {
      if (!SAFE_METHODS.has(request.method))
        refuseCrossSite(request, parts.publicUrl, staffTokenOf(request) !== undefined);
      return admitStaff(request, access, parts.findStaffSession);
    }
    const { withoutSession } = request.routeOptions.config;
    const bearer = withoutSession ? undefined : bearerOf(request);
    const cookie = withoutSession ? undefined : request.cookies["token"];
    if (!SAFE_METHODS.has(request.method) && !bearer)
      refuseCrossSite(request, parts.publicUrl, cookie !== undefined);

    request.sessionToken = bearer ?? cookie;
    if (request.sessionToken) request.customer = await parts.findSession(request.sessionToken);
    if (access === "customer") customerOf(request);
  };

  const decideFirst = async (
    request: FastifyRequest,
    access: Access,
    done: (error?: Error) => void,
  ) => {
    try {
      await decide(request, access);
    } catch (error) {
      return done(error as Error);
    }
    return done();
  };

  app.addHook("onRequest", (request, _reply, done) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === "gateway") return done();
    // Most calls are public reads without a session: no database query for them.
    const isOpen = access === "anyone" && SAFE_METHODS.has(request.method);
    if (isOpen && !request.headers.authorization && !request.cookies["token"]) return done();
    void decideFirst(request, access, done);
  });
};
