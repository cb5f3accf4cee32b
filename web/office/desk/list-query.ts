import { requests } from "../kit/paths.ts";
import { type DeskView, deskViews } from "../../../contract/office/desk/requests.ts";
import { type RequestState, requestStates } from "../../../domain/requests/request-state.ts";

export type ListQuery = { view: DeskView; q?: string; state?: RequestState };

/** The list's address says everything about it; what it does not know is left out. */
export const readListQuery = (search: URLSearchParams): ListQuery => {
  const q = search.get("q")?.trim();
  const view = deskViews.find((one) => one === search.get("view"));
  const state = requestStates.find((one) => one === search.get("state"));
  return {
    view: view ?? (q || search.has("figure") ? "all" : "new"),
    ...(q && { q }),
    ...(state && { state }),
  };
};

/** The list that a request was opened from. */
export const listAddress = (search: URLSearchParams): string => {
  const asked = search.has("figure") ? search.toString() : writeListQuery(readListQuery(search));
  return `${requests}?${asked}`;
};

export const writeListQuery = (query: ListQuery): string => new URLSearchParams(query).toString();
