import { useState } from "react";
import { revealIdentity } from "../../../contract/office/desk/request-actions.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { useWrite } from "../../api/use-write.ts";
import { useSession } from "../frame/session.tsx";
import type { Identity } from "../kit/rooms.ts";
import { useProblem } from "../kit/use-problem.ts";

/** The Emirates ID number, masked until it is revealed: each reveal is an audit row. */
export function useIdentity({ id, emiratesId, actions }: DeskRequest): Identity {
  const { ask } = useSession();
  const problemOf = useProblem();
  const { failure, write } = useWrite();
  const [revealed, setRevealed] = useState<string>();

  const reveal = () =>
    write(
      () => ask(revealIdentity, { params: { id } }),
      (answer) => {
        if (answer.code === 200) setRevealed(answer.data.data.emiratesId);
      },
    );

  return {
    shown: revealed ?? emiratesId,
    revealed,
    failure: problemOf(failure),
    mayReveal: revealed === undefined && actions.includes("reveal"),
    reveal: () => void reveal(),
  };
}
