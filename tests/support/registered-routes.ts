import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import type { Access, RouteDefinition } from "../../contract/route.ts";

/** A route of the API as it was registered; one that is not in the contract describes no answer. */
export type RegisteredRoute = {
  method: string;
  url: string;
  access: Access;
  fields: RouteDefinition["config"]["fields"];
  schema: Partial<RouteDefinition["schema"]>;
};

const isApi = (url: string) => url.startsWith("/api/") && !url.startsWith("/api/docs");

/**
 * The API's routes of the applications that `build` makes, as they are registered: nothing that
 * answers is left out, whichever file it is in.
 */
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
