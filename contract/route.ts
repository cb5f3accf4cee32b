import type * as z from "zod/mini";

// `gateway`: the payment gateway's browser post, without a cookie and exempt from the same-origin
// check.
export type Access = "anyone" | "customer" | "gateway";

type Schema = z.ZodMiniType;

export type RouteDefinition = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: `/${string}`;
  config: {
    access: Access;
    /** Fields of a multipart body, which the route parses itself. */
    fields?: Schema;
    // Compress a private answer: allowed only without secrets and without echoed input (BREACH).
    compressed?: true;
  };
  schema: {
    summary: string;
    tags: readonly string[];
    consumes?: readonly string[];
    params?: Schema;
    querystring?: Schema;
    body?: Schema;
    response: Record<number, Schema>;
  };
};

export const route = <const Definition extends RouteDefinition>(definition: Definition) =>
  definition;
