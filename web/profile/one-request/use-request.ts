import { readRequest } from "../../../contract/requests.ts";
import { type Answer, call } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { useRefresh } from "../../ui/use-refresh.ts";

const POLL_MS = 3000;

export function useRequest(id: string, first: Answer<typeof readRequest>) {
  const { body, failure, isLoading, reload } = useRead(
    call,
    readRequest,
    { params: { id } },
    first,
  );
  const request = body?.data;

  useRefresh(reload, request?.state === "verifying_payment" ? POLL_MS : undefined);

  return { request, failure, isLoading, reload };
}
