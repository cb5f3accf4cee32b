import { useCallback, useEffect, useState } from "react";
import type { RouteDefinition } from "../../contract/route.ts";
import { type Answer, type Body, type Call, type Input, type Refused } from "./client.ts";
import { isGood } from "./is-good.ts";
import { useNewest } from "./use-newest.ts";

type Asked<Route extends RouteDefinition> = Omit<Input<Route>, "signal">;

type Read<Route extends RouteDefinition> = {
  body?: Body<Route> | undefined;
  failure?: Refused<Answer<Route>> | undefined;
  isLoading: boolean;
};

/** A refusal leaves in place what was read before. */
export const afterAnswer = <Route extends RouteDefinition>(
  before: Read<Route>,
  answer: Answer<Route>,
): Read<Route> =>
  isGood(answer)
    ? { body: answer.data, isLoading: false }
    : { ...before, failure: answer as Refused<Answer<Route>>, isLoading: false };

/**
 * Reads when it is first shown, and again when the input changes or `call` does, as it does after
 * another login. An answer that nothing waits for any more is dropped.
 * @param input nothing is read while it is undefined
 * @param first what the server rendered the page with: only `reload` reads then
 */
export function useRead<Route extends RouteDefinition>(
  call: Call,
  route: Route,
  input: Asked<Route> | undefined,
  first?: Answer<Route>,
) {
  const question = input && JSON.stringify(input);
  const newest = useNewest();
  const begin = (): { question: string | undefined; first: typeof first; read: Read<Route> } => ({
    question,
    first,
    read: first ? afterAnswer({ isLoading: false }, first) : { isLoading: question !== undefined },
  });
  const [shown, setShown] = useState(begin);
  // What was read for one question is not shown under the next.
  if (shown.question !== question || shown.first !== first) setShown(begin);

  const change = useCallback(
    (by: (read: Read<Route>) => Read<Route>) =>
      setShown((now) => (now.question === question ? { ...now, read: by(now.read) } : now)),
    [question],
  );

  const ask = useCallback(
    async (other?: Partial<Asked<Route>>) => {
      if (question === undefined) return undefined;
      const asked = { ...(JSON.parse(question) as Asked<Route>), ...other };
      return newest((signal) => call(route, { ...asked, signal }));
    },
    [newest, call, route, question],
  );

  const take = useCallback(
    (answer: Answer<Route> | undefined) => {
      if (answer) change((read) => afterAnswer(read, answer));
      return answer;
    },
    [change],
  );

  const isRendered = first !== undefined;
  useEffect(() => {
    if (!isRendered) void ask().then(take);
  }, [isRendered, ask, take]);

  return {
    ...shown.read,

    /** @returns the answer, or undefined if nothing waits for it any more */
    reload: useCallback(
      (other?: Partial<Asked<Route>>) => {
        change((read) => ({ ...read, isLoading: question !== undefined }));
        return ask(other).then(take);
      },
      [question, change, ask, take],
    ),

    /** Puts what a write answered in place of what was read. */
    replace: useCallback(
      (by: (before: Body<Route> | undefined) => Body<Route> | undefined) =>
        change((read) => ({ ...read, body: by(read.body) })),
      [change],
    ),
  };
}
