import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { useKeys } from "../frame/keys.tsx";
import { ActionButton, type ActionRank } from "../kit/action-button.tsx";
import type { Change } from "../kit/change.ts";
import { useTurnEnding } from "../kit/use-turn-ending.ts";
import { PolicyDialog } from "./policy-dialog.tsx";

type Props = Change & { request: DeskRequest; rank: ActionRank };

export function RecordPolicy({ request, rank, onChange, onReload, onTurnEnded }: Props) {
  const { t } = useTranslation("office");
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  const ending = useTurnEnding({
    onClose,
    onReload,
    onTurnEnded: request.state === "paid" ? onTurnEnded : (found) => found && onChange(found),
  });

  useKeys({ KeyP: () => setIsOpen(true) });

  return (
    <>
      <ActionButton rank={rank} icon="doc" aria-keyshortcuts="p" onClick={() => setIsOpen(true)}>
        {t(request.policy ? "policies.correct" : "policies.record")}
      </ActionButton>
      <PolicyDialog
        // What was typed for one version is not offered for the next.
        key={request.policy?.version ?? 0}
        {...{ request, onClose, ...ending }}
        open={isOpen}
      />
    </>
  );
}
