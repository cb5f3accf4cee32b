import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import { Button } from "../../ui/button.tsx";
import { useKeys } from "../frame/keys.tsx";
import { PolicyDialog } from "./policy-dialog.tsx";
import type { Change } from "../kit/change.ts";
import { useTurnEnding } from "../kit/use-turn-ending.ts";

type Props = Omit<Change, "onChange"> & { request: DeskRequest };

export function RecordPolicy({ request, onReload, onTurnEnded }: Props) {
  const { t } = useTranslation("office");
  const [isOpen, setIsOpen] = useState(false);
  const onClose = () => setIsOpen(false);
  const isOurTurn = request.state === "paid";
  const ending = useTurnEnding({
    onClose,
    onReload,
    onTurnEnded: isOurTurn ? onTurnEnded : onReload,
  });

  useKeys({ KeyP: () => setIsOpen(true) });

  return (
    <>
      <Button
        variant={isOurTurn && request.turn === "us" ? "primary" : "quiet"}
        icon="doc"
        aria-keyshortcuts="p"
        onClick={() => setIsOpen(true)}
      >
        {t(request.policy ? "policy.correct" : "policy.record")}
      </Button>
      <PolicyDialog
        // What was typed for one version is not offered for the next.
        key={request.policy?.version ?? 0}
        {...{ request, onClose, ...ending }}
        open={isOpen}
      />
    </>
  );
}
