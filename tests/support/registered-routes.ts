import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import type { Access, RouteDefinition } from "../../contract/route.ts";

/** A registered API route; `schema` is empty for one that is not in the contract. */
export type RegisteredRoute = {
  method: string;
  url: string;
  access: Access;
  fields: RouteDefinition["config"]["fields"];
  schema: Partial<RouteDefinition["schema"]>;
};

const isApi = (url: string) => url.startsWith("/api/") && !url.startsWith("/api/docs");

/** Collects every API route that `build` registers, whichever file defines it. */
export const withRegisteredRoutes = async <Built>(build: () => Promise<Built>) => {
  const routes: RegisteredRoute[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url, config, schema }) => {
      if (method === "HEAD" || !isApi(url)) return;
      if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call`);
      routes.push({
        method: String(method),
        url,
        access: config.access,
        fields: config.fields as RegisteredRoute["fields"],
        schema: (schema ?? {}) as RegisteredRoute["schema"],
      });
    });
  };
  subscribe("fastify.initialization", listen);
  try {
    return { built: await build(), routes };
  } finally {
    unsubscribe("fastify.initialization", listen);
  }
};
