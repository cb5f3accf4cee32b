import type * as z from "zod/mini";

/**
 * Who may call a route.
 * `anyone`: no account needed. `customer`: a signed-in person. `gateway`: the payment gateway's
 * browser post, which carries no cookie and is exempt from the same-origin check.
 */
export type Access = "anyone" | "customer" | "gateway";

type Schema = z.ZodMiniType;

export type RouteDefinition = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: `/${string}`;
  config: {
    access: Access;
    /** The schema of the fields of a multipart body; such a route parses its body itself. */
    fields?: Schema;
    /**
     * A private answer that is compressed all the same: nothing in it mirrors what the call carries,
     * and no secret stands in it.
     */
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

/** A call of the JSON API as data. The server spreads it into `app.route`, the client calls by it. */
export const route = <const Definition extends RouteDefinition>(definition: Definition) =>
  definition;
