import type { ShownProblemCode } from "../../../contract/problems.ts";
import { shareQuote } from "../../../contract/shared-quotes.ts";
import { call } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import type { QuotesQuestion } from "../choice/fetch-quotes.ts";

export type SharedLink =
  | { state: "making" }
  | { state: "made"; url: string; expiresAt: string }
  | { state: "failed"; code: ShownProblemCode | undefined };

/** Made when it is first shown, in the page's language. */
export function useSharedLink(packageId: string, { params, query }: QuotesQuestion) {
  const { body, failure, isLoading, reload } = useRead(call, shareQuote, {
    body: { ...params, packageId, inputs: query },
  });

  const link = (): SharedLink => {
    if (body) return { state: "made", url: body.data.url, expiresAt: body.data.expiresAt };
    if (isLoading) return { state: "making" };
    return { state: "failed", code: failure?.data.code };
  };
  return { link: link(), retry: () => void reload() };
}
