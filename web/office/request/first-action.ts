import type { DeskAction } from "../../../contract/office/requests.ts";

/** What a request needs next, the most urgent first: the only button that stands out. */
const inOrder = ["take"] as const satisfies DeskAction[];

export const firstAction = (actions: readonly DeskAction[]): DeskAction | undefined =>
  inOrder.find((one) => actions.includes(one));
