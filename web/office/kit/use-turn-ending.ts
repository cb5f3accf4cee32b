import type { DeskRequest } from "../../../contract/office/requests.ts";
import type { Change } from "./change.ts";
import { type Answer, useWriting } from "./use-writing.ts";

type Props = Pick<Change, "onReload" | "onTurnEnded"> & { onClose: () => void };

/** Sends what ends our turn. */
export function useTurnEnding({ onClose, onReload, onTurnEnded }: Props) {
  const { failure, isBusy, write } = useWriting(onReload);

  const send = async (asking: () => Promise<Answer<DeskRequest>>) => {
    await write(asking, () => {
      onClose();
      onTurnEnded();
    });
  };

  return { failure, isBusy, send };
}
