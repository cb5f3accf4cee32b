import { type DeskView, deskViews } from "../contract/office/requests.ts";
import { readDeskSearch } from "../domain/requests/desk-search.ts";
import { requestStates } from "../domain/requests/request-state.ts";
import type { DeskPage, DeskStore } from "../server/features/office/desk/desk-store.ts";

export type DeskCase = { name: string; run: (store: DeskStore) => Promise<unknown> };

/** As the answer's page asks: one more than it shows. */
const PAGE = 51;
const LARGEST_PAGE = 501;

/** The worst that staff type: words that stand in most rows, short beginnings, names never together. */
const NAMES = [
  "mohammed khan",
  "محمد المنصوري",
  "moh",
  "ali",
  "o",
  "mohammed fatima",
  "petrov",
] as const;

const commonest = (texts: readonly (string | null)[]) => {
  const groups = Map.groupBy(texts, (text) => text);
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? "";
};

/** Arguments come from rows that are there. */
export const deskCases = async (
  store: DeskStore,
  viewer: { staffId: string; now: Date; longestStory: string },
): Promise<DeskCase[]> => {
  const pageOf = (page: Partial<DeskPage>): DeskPage => ({
    view: "all",
    search: undefined,
    state: undefined,
    limit: PAGE,
    after: undefined,
    ...page,
  });
  const list = (name: string, page: Partial<DeskPage>): DeskCase => ({
    name,
    run: (on) => on.list(pageOf(page), viewer),
  });
  const searched = (typed: string, view: DeskView = "all") =>
    list(`${view} "${typed}"`, { view, search: readDeskSearch(typed) });

  const largest = (view: DeskView) => store.list(pageOf({ view, limit: LARGEST_PAGE }), viewer);
  const newest = await largest("all");
  const waiting = await largest("waitingForCustomer");
  const readAll = newest.map(({ request }) => store.find(request.id));
  const some = (await Promise.all(readAll)).filter((row) => row !== undefined);
  const plated = some.find(({ request }) => request.plateNumber !== null)?.request;
  const paid = some.find(({ request }) => request.state === "paid")?.request;
  const email = commonest(some.map(({ request }) => request.email));
  const fleet = some.find(({ request }) => request.email === email);
  const [last, lastWaiting] = [some.at(-1)?.request, waiting.at(-1)?.request];
  if (!plated?.phone || !paid || !fleet || !last || !lastWaiting?.dueAt)
    throw new Error("Too few requests were seeded.");

  return [
    ...deskViews.map((view) => list(`view ${view}`, { view })),
    ...deskViews.map((view) => list(`view ${view}, 500 rows`, { view, limit: LARGEST_PAGE })),
    list("view all, page 11", { after: { at: last.createdAt, id: last.id } }),
    list("view waitingForCustomer, page 11", {
      view: "waitingForCustomer",
      after: { at: lastWaiting.dueAt, id: lastWaiting.id },
    }),
    ...deskViews.flatMap((view) =>
      requestStates.map((state) => list(`view ${view}, only ${state}`, { view, state })),
    ),
    { name: "counts", run: (on) => on.count(viewer) },
    searched(plated.number),
    searched(email),
    searched(plated.plateNumber ?? ""),
    searched(`${plated.plateCode} ${plated.plateNumber}`),
    searched("7"),
    searched(plated.phone),
    searched(plated.phone.slice(-6)),
    ...NAMES.flatMap((name) => deskViews.map((view) => searched(name, view))),
    { name: "request", run: (on) => on.find(viewer.longestStory) },
    { name: "request: related", run: async (on) => on.related(fleet.request) },
    { name: "request: history", run: (on) => on.history(viewer.longestStory) },
    { name: "request: attempts", run: (on) => on.attempts(viewer.longestStory) },
    { name: "request: notes", run: (on) => on.notes(viewer.longestStory) },
    { name: "request: note draft", run: (on) => on.noteDraft(paid.id, viewer.staffId) },
    { name: "request: lease", run: (on) => on.lease(paid.id, viewer.now) },
  ];
};
