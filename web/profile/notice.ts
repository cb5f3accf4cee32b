/** What the dashboard says after an action, and what helps on: logging in, or another start date. */
export type Notice = {
  kind: "success" | "error" | "info";
  text: string;
  needsLogin?: boolean;
  /** The id of the request. */
  needsStartDate?: string;
};
