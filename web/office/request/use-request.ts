import { useCallback, useEffect, useState } from "react";
import { type DeskRequest, readDeskRequest } from "../../../contract/office/requests.ts";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";

export function useRequest(id: string) {
  const { ask } = useSession();
  const problemOf = useProblem();
  const [request, setRequest] = useState<DeskRequest>();
  const [failure, setFailure] = useState<string>();
  const [isLoading, setIsLoading] = useState(true);

  const load = useCallback(async () => {
    setIsLoading(true);
    const answer = await ask(readDeskRequest, { params: { id } }).catch(() => undefined);
    setIsLoading(false);
    if (answer?.code !== 200) return setFailure(problemOf(answer));
    setFailure(undefined);
    setRequest(answer.data.data);
    // eslint-disable-next-line react/exhaustive-deps -- texts do not change while the page is open
  }, [ask, id]);

  useEffect(() => {
    void load();
  }, [load]);

  return { request, setRequest, failure, isLoading, reload: () => void load() };
}
