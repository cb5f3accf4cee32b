import { listRequests, type RequestSummary } from "../../contract/requests.ts";
import { type Answer, call } from "../api/client.ts";
import { useRead } from "../api/use-read.ts";
import { useRefresh } from "../ui/use-refresh.ts";
import { useWrite } from "../api/use-write.ts";

const POLL_MS = 3000;
const PAGE = 50;
const MAX_LISTED = 500;

export function useRequests(first: Answer<typeof listRequests>) {
  const { body, failure, isLoading, reload, replace } = useRead(call, listRequests, {}, first);
  // Like a write: what is pressed meanwhile asks for nothing.
  const more = useWrite();
  const requests = body?.data ?? [];
  const isVerifying = requests.some(({ state }) => state === "verifying_payment");

  useRefresh(
    () => {
      const limit = String(Math.min(MAX_LISTED, Math.max(PAGE, requests.length)));
      void reload({ query: { limit } });
    },
    isVerifying ? POLL_MS : undefined,
  );

  const loadMore = (cursor: string) =>
    more.write(
      () => call(listRequests, { query: { limit: String(PAGE), cursor } }),
      (next) => {
        if (next.code !== 200) return;
        replace((before) => {
          const listed = before?.data ?? [];
          const known = new Set(listed.map(({ _id }) => _id));
          const added = next.data.data.filter(({ _id }) => !known.has(_id));
          return { ...next.data, data: [...listed, ...added] };
        });
      },
    );

  return {
    listing: body,
    failure,
    isLoading,
    reload: () => void reload(),
    more: {
      isLoading: more.isBusy,
      failed: more.failure !== undefined,
      load: () => {
        if (body?.nextCursor) void loadMore(body.nextCursor);
      },
    },
    replaceOne: (changed: RequestSummary) =>
      replace(
        (before) =>
          before && {
            ...before,
            data: before.data.map((one) => (one._id === changed._id ? changed : one)),
          },
      ),
  };
}
