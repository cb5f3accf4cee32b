import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { Change } from "./change.ts";
import { useWriting } from "./use-writing.ts";

type Props = Pick<Change, "onReload" | "onTurnEnded"> & { onClose: () => void };

/** Sends what ends our turn. */
export function useTurnEnding({ onClose, onReload, onTurnEnded }: Props) {
  const { failure, failedField, isBusy, write } = useWriting(onReload);

  const send = (asking: Parameters<typeof write<DeskRequest>>[0]) =>
    write(asking, (found) => {
      onClose();
      onTurnEnded(found);
    });

  return { failure, failedField, isBusy, send };
}
