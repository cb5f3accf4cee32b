import { useState } from "react";
import { type Refusal, useProblem } from "./use-problem.ts";
import type { Change } from "./change.ts";

type Answer = { code: 200 } | (Refusal & { code: number });

type Props = Pick<Change, "onReload" | "onTurnEnded"> & { onClose: () => void };

/** Sends what ends our turn. After a refusal the request is read again; what was typed stays. */
export function useTurnEnding({ onClose, onReload, onTurnEnded }: Props) {
  const problemOf = useProblem();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const send = async (ask: () => Promise<Answer>) => {
    if (isBusy) return;
    setFailure(undefined);
    setIsBusy(true);
    const answer = await ask().catch(() => undefined);
    setIsBusy(false);
    if (answer?.code === 200) {
      onClose();
      return onTurnEnded();
    }
    setFailure(problemOf(answer as Refusal | undefined));
    onReload();
  };

  return { failure, isBusy, send };
}
