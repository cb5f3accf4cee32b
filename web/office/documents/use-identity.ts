import { useState } from "react";
import { revealIdentity } from "../../../contract/office/request-actions.ts";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";

/** The Emirates ID number, masked until it is revealed: each reveal is an audit row. */
export function useIdentity({ id, emiratesId, actions }: DeskRequest) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const [revealed, setRevealed] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const reveal = async () => {
    setFailure(undefined);
    const answer = await ask(revealIdentity, { params: { id } }).catch(() => undefined);
    if (answer?.code === 200) setRevealed(answer.data.data.emiratesId);
    else setFailure(problemOf(answer));
  };

  return {
    shown: revealed ?? emiratesId,
    revealed,
    failure,
    mayReveal: revealed === undefined && actions.includes("reveal"),
    reveal: () => void reveal(),
  };
}

export type Identity = ReturnType<typeof useIdentity>;
