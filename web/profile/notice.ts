export type Notice = {
  kind: "success" | "error" | "info";
  text: string;
  needsLogin?: boolean;
  /** The id of the request that needs another start date. */
  needsStartDate?: string;
};
