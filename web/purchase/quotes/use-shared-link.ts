import { useCallback, useEffect, useState } from "react";
import * as paths from "../../../contract/page-paths.ts";
import type { ProblemCode } from "../../../contract/problems.ts";
import { shareQuote } from "../../../contract/shared-quotes.ts";
import { call } from "../../api/client.ts";
import { useSite } from "../../i18n/use-site.ts";
import type { QuotesQuestion } from "../choice/fetch-quotes.ts";

export type SharedLink =
  | { state: "making" }
  | { state: "made"; url: string; expiresAt: string }
  | { state: "failed"; code?: ProblemCode };

/** Made once, when the quote is shared; the address is that of the sender's language. */
export function useSharedLink(packageId: string, question: QuotesQuestion) {
  const { pathOf } = useSite();
  const [link, setLink] = useState<SharedLink>({ state: "making" });
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify({
    ...question.params,
    packageId,
    inputs: question.query,
  } satisfies Asked);

  const make = useCallback(async (): Promise<SharedLink> => {
    try {
      const answer = await call(shareQuote, { body: JSON.parse(asked) as Asked });
      if (answer.code !== 201) return { state: "failed", code: answer.data.code };
      const { code, url, expiresAt } = answer.data.data;
      return {
        state: "made",
        url: new URL(pathOf(paths.sharedQuote(code)), url).href,
        expiresAt,
      };
    } catch {
      return { state: "failed" };
    }
    // eslint-disable-next-line react/exhaustive-deps -- the page's language does not change
  }, [asked]);

  useEffect(() => {
    let left = false;
    void make().then((made) => left || setLink(made));
    return () => {
      left = true;
    };
  }, [make, attempt]);

  const retry = () => {
    setLink({ state: "making" });
    setAttempt((count) => count + 1);
  };
  return { link, retry };
}

type Asked = QuotesQuestion["params"] & { packageId: string; inputs: QuotesQuestion["query"] };
