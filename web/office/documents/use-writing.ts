import { useState } from "react";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import { type Refusal, useProblem } from "../kit/use-problem.ts";

type Answer = { code: number; data: unknown };

/** After a refusal the request is read again; what was typed stays. */
export function useWriting(onReload: () => void) {
  const problemOf = useProblem();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const write = async (asking: () => Promise<Answer>, then: (request: DeskRequest) => void) => {
    if (isBusy) return;
    setFailure(undefined);
    setIsBusy(true);
    const answer = await asking().catch(() => undefined);
    setIsBusy(false);
    if (answer?.code === 200) return then((answer.data as { data: DeskRequest }).data);
    setFailure(problemOf(answer as Refusal | undefined));
    onReload();
  };

  return { failure, isBusy, write };
}
