import type { DeskRequest } from "../../../contract/office/desk/requests.ts";

/** What a part of the page reports after it wrote. */
export type Change = {
  onChange: (request: DeskRequest) => void;
  onReload: () => void;
  onTurnEnded: () => void;
};

/** Properties of every dialog that an action opens. */
export type ActionDialog = Change & {
  request: DeskRequest;
  open: boolean;
  onClose: () => void;
};
