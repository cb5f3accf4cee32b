import type { RequestSummary } from "../../contract/requests.ts";

/** The form, which reads the request itself and opens filled in. */
export const editAddress = ({ _id: id }: Pick<RequestSummary, "_id">) =>
  `/vehicle-insurance?edit=${encodeURIComponent(id)}`;
