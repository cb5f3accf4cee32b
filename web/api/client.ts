import type * as z from "zod/mini";
import type { ProblemCode, ShownProblemCode } from "../../contract/problems.ts";
import type { RouteDefinition } from "../../contract/route.ts";

export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Pages make no call that answers with a code without words. */
type WithWords<Data> = Data extends { status: "fail"; code: ProblemCode }
  ? Omit<Data, "code"> & { code: ShownProblemCode }
  : Data;

type Answers<Route extends RouteDefinition> = {
  [Status in keyof Route["schema"]["response"]]: {
    code: Status;
    data: WithWords<z.infer<Route["schema"]["response"][Status]>>;
  };
}[keyof Route["schema"]["response"]];

type Input<Route extends RouteDefinition> = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Route["schema"]["body"] extends z.ZodMiniType ? z.input<Route["schema"]["body"]> : never;
  signal?: AbortSignal;
};

const pathOf = (url: string, params: Record<string, string> = {}) =>
  url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/** `answer.code === 409` narrows `answer.data`. Rejects as `fetch` does. */
export const callWith =
  (send: Send) =>
  async <Route extends RouteDefinition>(
    route: Route,
    input: Input<Route> = {},
  ): Promise<Answers<Route>> => {
    const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : "";
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
    return { code: response.status, data } as unknown as Answers<Route>;
  };

export const call = callWith((path, init) => fetch(path, init));
