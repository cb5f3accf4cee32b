import type * as z from "zod/mini";

/** `gateway`: the payment gateway's browser post, without cookie and same-origin check. */
export type Access = "anyone" | "customer" | "gateway";

type Schema = z.ZodMiniType;

export type RouteDefinition = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: `/${string}`;
  config: {
    access: Access;
    fields?: Schema;
    // For a private answer: only without secrets and echoed input (BREACH).
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
