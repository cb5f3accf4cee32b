import type { RequestAction } from "../../../../contract/office/desk/requests.ts";
import { mayReject } from "../../../../domain/requests/desk-moves.ts";
import { mayCause } from "../../../../domain/requests/may-cause.ts";
import { nextState } from "../../../../domain/requests/request-state.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import type { Viewer } from "./request-part.ts";

/** What the viewer may do with the request itself now; everything else is refused as well. */
export const requestActionsOf = (
  { assignee, emiratesIdSealed, snoozedUntil, state, turn }: RequestRow,
  { roles, isAgent, isOwn }: Viewer,
  hasUnconfirmed = false,
): Record<RequestAction, boolean> => ({
  take: isAgent && assignee === null,
  release: isOwn || (assignee !== null && roles.includes("admin")),
  takeOver: isAgent && assignee !== null && !isOwn,
  assign: isAgent && (isOwn || assignee === null || roles.includes("admin")),
  addNote: isAgent,
  snooze: isOwn && turn !== null,
  wake: isAgent && snoozedUntil !== null && (isOwn || assignee === null || roles.includes("admin")),
  askGateway: isAgent && hasUnconfirmed,
  reveal: isAgent && emiratesIdSealed !== null,
  reject: isOwn && mayCause("rejected", roles) && mayReject(state),
  cancel:
    isOwn &&
    mayCause("cancelledByStaff", roles) &&
    nextState(state, "cancelledByStaff") !== undefined,
});
