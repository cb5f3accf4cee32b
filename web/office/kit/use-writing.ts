import { useState } from "react";
import { type Refusal, useProblem } from "./use-problem.ts";

export type Answer<Data> = { code: 200; data: { data: Data } } | (Refusal & { code: number });

/** After a refusal everything is read again, as somebody may have been faster; what was typed stays. */
export function useWriting(onReload: () => void) {
  const problemOf = useProblem();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether it was written; nothing is, while another write goes on */
  const write = async <Data>(
    asking: () => Promise<Answer<Data>>,
    then: (found: Data) => void,
  ): Promise<boolean> => {
    if (isBusy) return false;
    setFailure(undefined);
    setIsBusy(true);
    const answer = await asking().catch(() => undefined);
    setIsBusy(false);
    if (answer?.code === 200) {
      then((answer as Extract<Answer<Data>, { code: 200 }>).data.data);
      return true;
    }
    setFailure(problemOf(answer as Refusal | undefined));
    onReload();
    return false;
  };

  return { failure, isBusy, write };
}
