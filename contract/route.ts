import type * as z from "zod/mini";
import type { StaffRole } from "../domain/accounts/staff-roles.ts";

/** One of the roles is enough. A call in the `background` does not prolong the session. */
export type StaffAccess = { staff: readonly StaffRole[]; background?: true };

/**
 * `gateway`: the payment gateway's browser post, without cookie and same-origin check.
 * `staffDoor`: before and during the staff's login; the call decides by the session's stage.
 */
export type Access = "anyone" | "customer" | "gateway" | "staffDoor" | StaffAccess;

type Schema = z.ZodMiniType;

export type RouteDefinition = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: `/${string}`;
  config: {
    access: Access;
    fields?: Schema;
    // Compresses a private answer: only without secrets and echoed input (BREACH).
    compressed?: true;
    // The answer without a query is kept in memory: it waits for no turn (docs/decisions/0032).
    fromMemory?: true;
    // Takes a processor for a while, and waits for its turn among the same.
    hashesPassword?: true;
    // Looks at no cookie: nobody is followed (ruling O11).
    withoutSession?: true;
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
