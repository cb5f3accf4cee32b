import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { readRequest } from "../../../contract/requests.ts";
import { call } from "../../api/client.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { type Conflict, conflicts } from "./conflict.ts";
import { type Editing, saveEditing } from "../draft/editing.ts";
import { openRequest } from "./open-request.ts";

type Props = { conflict: Conflict; editing: Editing };

/** The person decides which answers stand; none are lost unasked. */
export default function ConflictDialog({ conflict, editing }: Props) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const [isBusy, setIsBusy] = useState<"newest" | "typed">();
  const [hasFailed, setHasFailed] = useState(false);

  const loadNewest = async () => {
    setIsBusy("newest");
    const opened = await openRequest(editing.requestId, { newest: true });
    setIsBusy(undefined);
    if (opened !== "opened") return setHasFailed(true);
    conflicts.settle();
    location.assign(pathOf(paths.vehicleDetails));
  };

  const keepTyped = async () => {
    setIsBusy("typed");
    const params = { id: editing.requestId };
    const answer = await call(readRequest, { params });
    setIsBusy(undefined);
    if (answer.code !== 200) return setHasFailed(true);
    saveEditing({ ...editing, version: answer.data.data.version });
    conflicts.settle();
    conflict.again();
  };

  return (
    <Dialog
      open
      onClose={conflicts.settle}
      heading={t("editing.conflict.heading")}
      closeLabel={t("editing.conflict.close")}
      actions={
        <>
          <Button busy={isBusy === "typed"} onClick={() => void keepTyped()}>
            {t("editing.conflict.keepTyped")}
          </Button>
          <Button variant="quiet" busy={isBusy === "newest"} onClick={() => void loadNewest()}>
            {t("editing.conflict.loadNewest")}
          </Button>
        </>
      }
    >
      <p>{t("editing.conflict.text")}</p>
      {hasFailed && (
        <p role="alert" className="mt-3 text-danger">
          {t("editing.conflict.failed")}
        </p>
      )}
    </Dialog>
  );
}
