/** The request that `/vehicle-insurance?edit=<id>` asks to change. */
export const editedRequest = (search: string): string | undefined =>
  new URLSearchParams(search).get("edit") || undefined;
