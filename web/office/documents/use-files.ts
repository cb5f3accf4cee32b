import { downloadFiles, downloadFilesBecause } from "../../../contract/office/documents/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { callWith } from "../../api/client.ts";
import { saveFile } from "../../api/save-file.ts";
import { type Failure, useWrite } from "../../api/use-write.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";

/** A request's documents as one file: fetched, so that a refusal is shown here and not saved. */
export function useFiles({ id, number }: Pick<DeskRequest, "id" | "number">, onSaved: () => void) {
  const { send } = useSession();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();
  const params = { id };

  const fetchFile = callWith(async (path, init) => {
    const response = await send(path, init);
    if (!response.ok) return response;
    saveFile(await response.blob(), `${number}.zip`);
    return Response.json({ status: "success" });
  });

  const download = (asking: () => Promise<Failure>) =>
    write(asking, ({ code }) => {
      if (code === 200) onSaved();
    });

  return {
    failure: problemOf(failure),
    isBusy,
    download: () => download(() => fetchFile(downloadFiles, { params })),
    /** Compliance gives a reason. */
    downloadBecause: (reason: string) =>
      download(() => fetchFile(downloadFilesBecause, { params, body: { reason } })),
  };
}
