import { listRequests, type RequestSummary, type Totals } from "../../../contract/requests.ts";
import { type Answer, type Body, call } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { useRefresh } from "../../ui/use-refresh.ts";
import { useWrite } from "../../api/use-write.ts";

const POLL_MS = 3000;
const PAGE = 50;
const MAX_LISTED = 500;

type Listing = Body<typeof listRequests>;

/** What is in force and was not listed with the pages so far. */
export const olderInForce = ({ data, alsoInForce }: Pick<Listing, "data" | "alsoInForce">) => {
  const listed = new Set(data.map(({ _id }) => _id));
  return alsoInForce.filter(({ _id }) => !listed.has(_id));
};

export function useRequests(first: Answer<typeof listRequests>) {
  const { body, failure, isLoading, reload, replace } = useRead(call, listRequests, {}, first);
  // Like a write: what is pressed meanwhile asks for nothing.
  const more = useWrite();
  const requests = body?.data ?? [];
  const limit = String(Math.min(MAX_LISTED, Math.max(PAGE, requests.length)));
  const again = () => void reload({ query: { limit } });
  const isVerifying = requests.some(({ state }) => state === "verifying_payment");

  useRefresh(again, isVerifying ? POLL_MS : undefined);

  const loadMore = (cursor: string) =>
    more.write(
      () => call(listRequests, { query: { limit: String(PAGE), cursor } }),
      (next) => {
        if (next.code !== 200) return;
        replace((before) => {
          const listed = before?.data ?? [];
          const known = new Set(listed.map(({ _id }) => _id));
          const added = next.data.data.filter(({ _id }) => !known.has(_id));
          const { alsoInForce } = before ?? next.data;
          return { ...next.data, alsoInForce, data: [...listed, ...added] };
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
    /** Puts in place what cancelling answered; what it means for others is read behind it. */
    takeCancelled: (changed: RequestSummary, totals: Totals) => {
      replace(
        (before) =>
          before && {
            ...before,
            totals,
            data: before.data.map((one) => (one._id === changed._id ? changed : one)),
          },
      );
      again();
    },
  };
}
