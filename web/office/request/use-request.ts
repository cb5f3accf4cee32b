import { type DeskRequest, readDeskRequest } from "../../../contract/office/desk/requests.ts";
import { useRead } from "../../api/use-read.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";

export function useRequest(id: string) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const { body, failure, isLoading, reload, replace } = useRead(ask, readDeskRequest, {
    params: { id },
  });

  return {
    request: body?.data,
    setRequest: (data: DeskRequest) => replace(() => ({ status: "success", data })),
    failure: problemOf(failure),
    isLoading,
    reload: () => void reload(),
  };
}
