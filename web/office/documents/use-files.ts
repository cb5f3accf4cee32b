import { useState } from "react";
import { downloadFiles, downloadFilesBecause } from "../../../contract/office/progress-actions.ts";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import { saveFile } from "../../api/save-file.ts";
import { useSession } from "../frame/session.tsx";
import { type Refusal, useProblem } from "../kit/use-problem.ts";

/** A request's documents as one file: fetched, so that a refusal is shown here and not saved. */
export function useFiles({ id, number }: Pick<DeskRequest, "id" | "number">, onSaved: () => void) {
  const { send } = useSession();
  const problemOf = useProblem();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const fetchFiles = async (init: RequestInit) => {
    const answer = await send(downloadFiles.url.replace(":id", id), init);
    if (!answer.ok) return { data: (await answer.json()) as Refusal["data"] };
    saveFile(await answer.blob(), `${number}.zip`);
    return "saved";
  };

  /** @returns whether the file was saved */
  const download = async (init: RequestInit): Promise<boolean> => {
    if (isBusy) return false;
    setFailure(undefined);
    setIsBusy(true);
    const outcome = await fetchFiles(init).catch(() => undefined);
    setIsBusy(false);
    if (outcome !== "saved") setFailure(problemOf(outcome));
    else onSaved();
    return outcome === "saved";
  };

  return {
    failure,
    isBusy,
    download: () => download({}),
    /** For compliance. */
    downloadBecause: (reason: string) =>
      download({
        method: downloadFilesBecause.method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ reason }),
      }),
  };
}
