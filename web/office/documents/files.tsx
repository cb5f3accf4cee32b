import { useState } from "react";
import { useTranslation } from "react-i18next";
import { downloadFiles } from "../../../contract/office/documents/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { FilesDialog } from "./files-dialog.tsx";
import type { useFiles } from "./use-files.ts";

type Props = {
  request: DeskRequest;
  files: Pick<ReturnType<typeof useFiles>, "isBusy" | "download">;
  onReload: () => void;
};

/** The link of the assignee, or compliance's button that asks for a reason. */
export function Files({ request, files: { isBusy, download }, onReload }: Props) {
  const { t } = useTranslation("office");
  const [isAsked, setIsAsked] = useState(false);

  if (request.actions.includes("filesWithReason"))
    return (
      <>
        <Button variant="quiet" size="small" icon="download" onClick={() => setIsAsked(true)}>
          {t("documents.download")}
        </Button>
        {isAsked && <FilesDialog {...{ request, onReload }} onClose={() => setIsAsked(false)} />}
      </>
    );
  if (!request.actions.includes("files")) return null;
  return (
    <a
      href={downloadFiles.url.replace(":id", request.id)}
      download
      aria-busy={isBusy || undefined}
      className="link text-sm"
      onClick={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      {isBusy ? <Spinner /> : <Icon name="download" size={20} />}
      {t("documents.download")}
    </a>
  );
}
