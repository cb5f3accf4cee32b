import { useState } from "react";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import { type Refusal, useProblem } from "../kit/use-problem.ts";

/** What the page does after a write. */
export type OfferWrites = {
  onChange: (request: DeskRequest) => void;
  onReload: () => void;
  onTurnEnded: () => void;
};

type Answer = { code: 200; data: { data: DeskRequest } } | (Refusal & { code: number });

/** After a refusal the request is read again; what was typed stays. */
export function useOfferWrite({ onChange, onReload, onTurnEnded }: OfferWrites) {
  const problemOf = useProblem();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  /** @returns whether it was written */
  const write = async (endsTurn: boolean, ask: () => Promise<Answer>): Promise<boolean> => {
    if (isBusy) return false;
    setFailure(undefined);
    setIsBusy(true);
    const answer = await ask().catch(() => undefined);
    setIsBusy(false);
    if (answer?.code !== 200) {
      setFailure(problemOf(answer as Refusal | undefined));
      onReload();
      return false;
    }
    if (endsTurn) onTurnEnded();
    else onChange((answer as Extract<Answer, { code: 200 }>).data.data);
    return true;
  };

  return { failure, isBusy, write };
}
