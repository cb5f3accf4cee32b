import type { DeskAction, DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { RequestState } from "../../../domain/requests/request-state.ts";

const nextSteps: Partial<Record<RequestState, DeskAction>> = {
  lead: "offer",
  paid: "recordPolicy",
};

/** What a request needs next: the only button that stands out. While others act, there is none. */
export function firstAction({
  state,
  turn,
  actions,
}: Pick<DeskRequest, "state" | "turn" | "actions">): DeskAction | undefined {
  if (actions.includes("take")) return "take";
  const next = turn === "us" ? nextSteps[state] : undefined;
  return next && actions.includes(next) ? next : undefined;
}
