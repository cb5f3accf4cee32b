import type { Change } from "./change.ts";
import { useWriting } from "./use-writing.ts";

type Props = Pick<Change, "onReload" | "onTurnEnded"> & { onClose: () => void };

/** Sends what ends our turn. */
export function useTurnEnding({ onClose, onReload, onTurnEnded }: Props) {
  const { failure, isBusy, write } = useWriting(onReload);

  const send = (asking: Parameters<typeof write>[0]) =>
    write(asking, () => {
      onClose();
      onTurnEnded();
    });

  return { failure, isBusy, send };
}
