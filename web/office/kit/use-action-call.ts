import { useState } from "react";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import { type Refusal, useProblem } from "./use-problem.ts";

type Answer = { code: number; data: { data: DeskRequest } | { code: string } };

/** For what one press does. A refusal may mean that somebody was faster: it is read again. */
export function useActionCall(onReload: () => void) {
  const problemOf = useProblem();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const run = async (asking: Promise<Answer>, then: (found: DeskRequest) => void) => {
    setIsBusy(true);
    setFailure(undefined);
    const answer = await asking.catch(() => undefined);
    setIsBusy(false);
    if (answer && "data" in answer.data) return then(answer.data.data);
    setFailure(problemOf(answer as Refusal | undefined));
    onReload();
  };

  return { failure, isBusy, run };
}
