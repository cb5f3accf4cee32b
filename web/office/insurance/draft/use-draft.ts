import { useState } from "react";
import {
  askForDraft,
  discardDraft,
  type Draft,
  readDraft,
  saveDraft,
} from "../../../../contract/office/insurance/drafts.ts";
import { withdrawApproval } from "../../../../contract/office/approvals/routes.ts";
import { useRead } from "../../../api/use-read.ts";
import { useSession } from "../../frame/session.tsx";
import { useProblem } from "../../kit/use-problem.ts";
import { useWriting } from "../../kit/use-writing.ts";

export type DraftChange = { content: unknown; countsFrom: string | null; reason: string };

/** One draft, and what may be done with it. */
export function useDraft(id: string) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const [said, setSaid] = useState<"saved" | undefined>();
  const [reading, setReading] = useState(0);
  const { body, failure, isLoading, reload, replace } = useRead(ask, readDraft, {
    params: { id },
  });
  const writing = useWriting(() => {});
  const draft = body?.data;
  const version = draft?.version ?? 0;
  const readAgain = async () => {
    await reload();
    setReading((times) => times + 1);
  };
  const show = (data: Draft) => replace(() => ({ status: "success", data }));
  const params = { id };

  const send = async (change: DraftChange) => {
    const saved = await ask(saveDraft, { params, body: { version, ...change } });
    if (saved.code === 200) {
      show(saved.data.data);
      setSaid("saved");
    }
    return saved;
  };

  return {
    draft,
    problem: problemOf(failure),
    isLoading,
    reload: () => void readAgain(),
    /** Takes what another call answered; what is typed stays. */
    show,
    /** Grows when it was read again: what was typed before then no longer belongs to it. */
    reading,
    failure: writing.failure,
    failedField: writing.failedField,
    isBusy: writing.isBusy,
    said,
    save: (change: DraftChange) =>
      writing.write(
        () => send(change),
        () => {},
      ),
    /** Saves first, so that what is asked for is what stands on the screen. */
    saveAndAsk: (change: DraftChange) =>
      writing.write(async () => {
        const saved = await send(change);
        if (saved.code !== 200) return saved;
        return ask(askForDraft, { params, body: { version: saved.data.data.version } });
      }, show),
    withdraw: ({ approval }: Draft) => {
      if (!approval) return;
      const { id: approvalId, digest } = approval;
      void writing.write(
        () => ask(withdrawApproval, { params: { id: approvalId }, body: { digest } }),
        () => void readAgain(),
      );
    },
    discard: () => void writing.write(() => ask(discardDraft, { params, body: { version } }), show),
  };
}

export type DraftInHand = ReturnType<typeof useDraft>;
