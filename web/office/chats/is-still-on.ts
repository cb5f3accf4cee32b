import type { ChatDesk } from "./use-chat-desk.ts";

/** Whether anybody talks here: where another widget has taken over, one that was open then. */
export const isStillOn = (desk: ChatDesk | undefined): boolean =>
  !desk?.isElsewhere || desk.colleagues.some(({ open }) => open > 0);
