import type * as z from "zod/mini";
import type { ProblemCode, ShownProblemCode } from "../../contract/problems.ts";
import type { RouteDefinition } from "../../contract/route.ts";

export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Pages make no call that answers with a code without words. */
type WithWords<Data> = Data extends { status: "fail"; code: ProblemCode }
  ? Omit<Data, "code"> & { code: ShownProblemCode }
  : Data;

/** No answer came: the network failed, it took too long, or it was given up. */
export type Unreachable = { code: "unreachable"; data: { code?: undefined; field?: undefined } };

export type Answer<Route extends RouteDefinition> =
  | {
      [Status in keyof Route["schema"]["response"]]: {
        // A table of answers made from entries has its keys as text.
        code: Status extends `${infer Code extends number}` ? Code : Status;
        data: WithWords<z.infer<Route["schema"]["response"][Status]>>;
      };
    }[keyof Route["schema"]["response"]]
  | Unreachable;

/** An answer that brings what was asked for. */
export type Good<Some> = Extract<Some, { code: 200 | 201 }>;
export type Body<Route extends RouteDefinition> = Good<Answer<Route>>["data"];
export type Refused<Some> = Exclude<Some, { code: 200 | 201 }>;

export type Input<Route extends RouteDefinition> = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Route["schema"]["body"] extends z.ZodMiniType ? z.input<Route["schema"]["body"]> : never;
  signal?: AbortSignal;
};

const pathOf = (url: string, params: Record<string, string> = {}) =>
  url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/** `answer.code === 409` narrows `answer.data`. Never rejects: without an answer it is `unreachable`. */
export const callWith =
  (send: Send) =>
  async <Route extends RouteDefinition>(
    route: Route,
    input: Input<Route> = {},
  ): Promise<Answer<Route>> => {
    const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : "";
    try {
      const response = await send(pathOf(route.url, input.params) + query, {
        method: route.method,
        ...(input.signal && { signal: input.signal }),
        ...(input.body !== undefined && {
          body: JSON.stringify(input.body),
          headers: { "content-type": "application/json" },
        }),
      });
      const data = response.status === 204 ? null : await response.json();
      // The server validates every answer against the same schema before it leaves.
      return { code: response.status, data } as unknown as Answer<Route>;
    } catch {
      return { code: "unreachable", data: {} };
    }
  };

export type Call = ReturnType<typeof callWith>;

export const call: Call = callWith((path, init) => fetch(path, init));
