import { useRef, useState } from "react";
import type { Bilingual } from "../../domain/language.ts";
import { isGood } from "./is-good.ts";

/** What a call answers instead of what was asked for. */
export type Failure = {
  code: number | "unreachable";
  data: {
    status?: string;
    code?: string | undefined;
    /** Of what was sent, the field that is refused. */
    field?: string | undefined;
    opensAt?: string | undefined;
    /** Of the office: who has it, and since when. */
    holder?: { name: Bilingual; since: string | null } | undefined;
    /** Of the office: the draft that is open already. */
    draft?: string | undefined;
    /** Of the office: what a text names that it may not, or what nobody filled. */
    placeholder?: string | undefined;
  } | null;
};

/** Sends one thing at a time; what is pressed meanwhile sends nothing. */
export function useWrite() {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  /** Busy until `then` is done, which is given every answer. */
  const write = async <Answer extends Failure>(
    asking: () => Promise<Answer>,
    then: (answer: Answer) => unknown,
  ): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const answer = await asking();
      if (!isGood(answer)) setFailure(answer);
      await then(answer);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };

  return { isBusy, failure, write };
}
