import { type DeskView, deskViews } from "../../../contract/office/desk/requests.ts";
import { type RequestState, requestStates } from "../../../domain/requests/request-state.ts";

export type ListQuery = { view: DeskView; q?: string; state?: RequestState };

/** The list's address says everything about it; what it does not know is left out. */
export const readListQuery = (search: URLSearchParams): ListQuery => {
  const q = search.get("q")?.trim();
  const view = deskViews.find((one) => one === search.get("view"));
  const state = requestStates.find((one) => one === search.get("state"));
  return {
    view: view ?? (q ? "all" : "new"),
    ...(q && { q }),
    ...(state && { state }),
  };
};

export const writeListQuery = (query: ListQuery): string => new URLSearchParams(query).toString();
