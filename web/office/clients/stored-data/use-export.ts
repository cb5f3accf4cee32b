import { type ExportFormat, exportClient } from "../../../../contract/office/clients/data.ts";
import { callWith } from "../../../api/client.ts";
import { saveFile } from "../../../api/save-file.ts";
import { useWrite } from "../../../api/use-write.ts";
import { useSession } from "../../frame/session.tsx";
import { useProblem } from "../../kit/use-problem.ts";

/** Fetched, so that a refusal is shown here and not saved. */
export function useExport(id: string) {
  const { send } = useSession();
  const problemOf = useProblem();
  const { failure, isBusy, write } = useWrite();

  const fetchAs = (format: ExportFormat) =>
    callWith(async (path, init) => {
      const response = await send(path, init);
      if (!response.ok) return response;
      saveFile(await response.blob(), `client-data.${format}`);
      return Response.json({ status: "success" });
    });

  return {
    failure: problemOf(failure),
    isBusy,
    download: (format: ExportFormat) =>
      void write(
        () => fetchAs(format)(exportClient, { params: { id }, body: { format } }),
        () => undefined,
      ),
  };
}
