import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../contract/requests.ts";

/** What is said to somebody who waits for an offer. The one place for what we promised. */
export function usePromise() {
  const { t } = useTranslation("profile");
  return (_request: Pick<RequestSummary, "promise">): string => t("next.awaitOffer");
}
