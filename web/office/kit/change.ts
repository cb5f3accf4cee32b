import type { DeskRequest } from "../../../contract/office/desk/requests.ts";

/** What a part of the page reports after it wrote. */
export type Change = {
  onChange: (request: DeskRequest) => void;
  onReload: () => void;
  /** `found`: the request as it is then, where the caller knows. */
  onTurnEnded: (found?: DeskRequest) => void;
};

/** Properties of every dialog that an action opens. */
export type ActionDialog = Change & {
  request: DeskRequest;
  open: boolean;
  onClose: () => void;
};
