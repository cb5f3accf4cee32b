import { useState } from "react";
import type {
  CommissionMonth,
  StatementPreview,
} from "../../../../contract/office/settings/commission-shapes.ts";
import {
  importStatement,
  previewStatement,
} from "../../../../contract/office/settings/commission.ts";
import { useNewest } from "../../../api/use-newest.ts";
import type { Failure } from "../../../api/use-write.ts";
import { useSession } from "../../frame/session.tsx";
import { useProblem } from "../../kit/use-problem.ts";

type Held = { name: string; text: string };

/** A statement that was chosen, and what it would change. */
export function useStatement(
  params: { insurer: string; month: string },
  onDone: (month: CommissionMonth) => void,
) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const newest = useNewest();
  const [file, setFile] = useState<Held>();
  const [preview, setPreview] = useState<StatementPreview>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);

  const check = async (held: Held, told?: Failure) => {
    setFile(held);
    setPreview(undefined);
    setIsConfirmed(false);
    setFailure(told);
    setIsBusy(true);
    const answer = await newest(() => ask(previewStatement, { params, body: { text: held.text } }));
    if (!answer) return;
    setIsBusy(false);
    if (answer.code === 200) setPreview(answer.data.data);
    else setFailure(answer as Failure);
  };
  const clear = () => {
    setFile(undefined);
    setPreview(undefined);
    setFailure(undefined);
  };

  return {
    file,
    preview,
    failure: problemOf(failure),
    isBusy,
    /** That lines dated outside the month belong to it. */
    isConfirmed,
    confirm: setIsConfirmed,
    clear,
    choose: async (chosen: File) => check({ name: chosen.name, text: await chosen.text() }),
    run: async () => {
      if (!file || !preview || isBusy) return;
      setIsBusy(true);
      const { digest } = preview;
      const body = { text: file.text, digest, datesConfirmed: isConfirmed };
      const answer = await ask(importStatement, { params, body });
      setIsBusy(false);
      if (answer.code === 200) {
        clear();
        onDone(answer.data.data);
        return;
      }
      // Somebody was faster: the same file is compared with what is there now.
      if (answer.data.code === "settings.changed") await check(file, answer as Failure);
      else setFailure(answer as Failure);
    },
  };
}
