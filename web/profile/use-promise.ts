import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../contract/requests.ts";
import { usePromiseWords } from "../promises/use-promise-words.ts";

/** What is said to somebody who waits for an offer. */
export function usePromise() {
  const { t } = useTranslation("profile");
  const wordsOf = usePromiseWords("profile");
  return ({ promise }: Pick<RequestSummary, "promise">): string =>
    wordsOf(promise) ?? t("next.awaitOffer");
}
