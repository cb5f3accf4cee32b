const PARAMETER = "edit";

/** The request that `/vehicle-insurance?edit=<id>` asks to change. */
export const editedRequest = (search: string): string | undefined =>
  new URLSearchParams(search).get(PARAMETER) || undefined;

export const editAddress = (requestId: string) =>
  `/vehicle-insurance?${PARAMETER}=${encodeURIComponent(requestId)}`;
