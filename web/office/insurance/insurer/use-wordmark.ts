import { useState } from "react";
import {
  MAX_WORDMARK_BYTES,
  type ReceivedWordmark,
  receiveWordmark,
} from "../../../../contract/office/insurance/wordmark.ts";
import { callWith } from "../../../api/client.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useSession } from "../../frame/session.tsx";
import { useProblem } from "../../kit/use-problem.ts";

/** A file that was chosen is sent at once, so that the form shows what every page would show. */
export function useWordmark() {
  const { send } = useSession();
  const problemOf = useProblem();
  const newest = useNewest();
  /** Null once it was removed; undefined while it stays as it is. */
  const [chosen, setChosen] = useState<ReceivedWordmark | null>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const choose = async (file: File) => {
    setRefusal(undefined);
    if (file.size > MAX_WORDMARK_BYTES) {
      const data = { code: "insurance.wordmarkSize" };
      return setRefusal(problemOf({ code: 422, data }));
    }
    const body = new FormData();
    body.append("wordmark", file);
    setIsBusy(true);
    const answer = await newest((signal) =>
      callWith((path, init) => send(path, { ...init, body, signal }))(receiveWordmark),
    );
    if (!answer) return;
    setIsBusy(false);
    if (answer.code === 200) setChosen(answer.data.data);
    else setRefusal(problemOf(answer));
  };

  return {
    chosen,
    refusal,
    isBusy,
    choose,
    remove: () => {
      setRefusal(undefined);
      setChosen(null);
    },
  };
}

export type WordmarkInHand = ReturnType<typeof useWordmark>;
