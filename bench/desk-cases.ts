import { type DeskView, deskViews } from "../contract/office/desk/requests.ts";
import { readDeskSearch } from "../domain/requests/desk-search.ts";
import { type RequestState, requestStates } from "../domain/requests/request-state.ts";
import type { DeskPage } from "../server/features/office/desk/desk-list-store.ts";
import type { DeskCase, Viewer } from "./desk-case.ts";
import { insuranceCases, messageCases, requestCases } from "./desk-page-cases.ts";
import { chatCases } from "./desk-chat-cases.ts";
import { clientCases } from "./desk-client-cases.ts";
import { auditCases } from "./desk-audit-cases.ts";
import { figureCases } from "./desk-figure-cases.ts";
import { settingsCases } from "./desk-settings-cases.ts";
import type { DeskStores } from "./desk-stores.ts";

/** The answer's page asks for one more than it shows. */
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
  stores: DeskStores,
  viewer: Viewer,
  longestStory: string,
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
    run: ({ desk }) => desk.list(pageOf(page), viewer),
  });
  const searched = (typed: string, view: DeskView = "all", state?: RequestState) =>
    list(`${view} "${typed}"${state ? `, only ${state}` : ""}`, {
      view,
      state,
      search: readDeskSearch(typed),
    });
  const counted = (typed: string): DeskCase => ({
    name: `count of "${typed}"`,
    run: ({ desk }) => desk.countFound(pageOf({ search: readDeskSearch(typed) }), viewer),
  });

  const { desk, policies } = stores;
  const largest = (view: DeskView) => desk.list(pageOf({ view, limit: LARGEST_PAGE }), viewer);
  const newest = await largest("all");
  const waiting = await largest("waitingForCustomer");
  const readAll = newest.map(({ id }) => desk.find(id));
  const some = (await Promise.all(readAll)).filter((row) => row !== undefined);
  const plated = some.find(({ plateNumber }) => plateNumber !== null);
  const paid = some.find(({ state }) => state === "paid");
  const issued = some.find(({ state }) => state === "issued");
  const policy = issued && (await policies.policyOf(issued.id));
  const email = commonest(some.map((one) => one.email));
  const fleet = some.find((one) => one.email === email);
  const [last, lastWaiting] = [some.at(-1), waiting.at(-1)];
  if (!plated?.phone || !paid || !issued || !policy || !fleet || !last || !lastWaiting?.dueAt)
    throw new Error("Too few requests were seeded.");
  const tailOf = (length: number) =>
    Array.from(policy.chassisTail.slice(0, length)).toReversed().join("");

  return [
    ...deskViews.map((view) => list(`view ${view}`, { view })),
    ...deskViews.map((view) => list(`view ${view}, 500 rows`, { view, limit: LARGEST_PAGE })),
    list("view all, page 11", { after: { at: last.createdAt, id: last.id, isLate: false } }),
    list("view waitingForCustomer, page 11", {
      view: "waitingForCustomer",
      after: { at: lastWaiting.dueAt, id: lastWaiting.id, isLate: false },
    }),
    ...deskViews.flatMap((view) =>
      requestStates.map((state) => list(`view ${view}, only ${state}`, { view, state })),
    ),
    { name: "counts", run: (all) => all.desk.count(viewer) },
    searched(plated.number),
    searched(email),
    searched(plated.plateNumber ?? ""),
    searched(`${plated.plateCode} ${plated.plateNumber}`),
    searched("7"),
    searched(plated.phone),
    searched(plated.phone.slice(-6)),
    ...NAMES.map(counted),
    ...["moh", "mohammed khan"].flatMap((name) =>
      requestStates.map((state) => searched(name, "all", state)),
    ),
    ...NAMES.flatMap((name) => deskViews.map((view) => searched(name, view))),
    searched(policy.number),
    ...[4, 6].map((length) => searched(tailOf(length))),
    ...(await requestCases(
      stores,
      { busy: longestStory, paid: paid.id, issued: issued.id, fleet },
      viewer,
    )),
    ...(await messageCases(stores, PAGE, LARGEST_PAGE)),
    ...(await chatCases(stores, viewer, PAGE)),
    ...insuranceCases(viewer),
    ...(await auditCases(stores, { busy: longestStory, email }, PAGE)),
    ...(await settingsCases(stores, viewer)),
    ...(await figureCases(stores, viewer)),
    ...(await clientCases(stores, email, [
      ...NAMES,
      plated.number,
      email,
      plated.plateNumber ?? "",
      `${plated.plateCode} ${plated.plateNumber}`,
      "7",
      plated.phone,
      plated.phone.slice(-6),
      policy.number,
      ...[4, 6].map(tailOf),
    ])),
  ];
};
