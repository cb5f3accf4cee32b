import { useEffect, useState } from "react";
import type { ShownProblemCode } from "../../../contract/problems.ts";
import { shareQuote } from "../../../contract/shared-quotes.ts";
import { call } from "../../api/client.ts";
import type { QuotesQuestion } from "../choice/fetch-quotes.ts";

type Asked = QuotesQuestion["params"] & { packageId: string; inputs: QuotesQuestion["query"] };

export type SharedLink =
  | { state: "making" }
  | { state: "made"; url: string; expiresAt: string }
  | { state: "failed"; code?: ShownProblemCode };

/** Made when it is first shown, in the page's language. */
export function useSharedLink(packageId: string, { params, query }: QuotesQuestion) {
  const [link, setLink] = useState<SharedLink>({ state: "making" });
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify({ ...params, packageId, inputs: query } satisfies Asked);

  useEffect(() => {
    let left = false;
    void makeLink(JSON.parse(asked) as Asked).then((made) => left || setLink(made));
    return () => {
      left = true;
    };
  }, [asked, attempt]);

  const retry = () => {
    setLink({ state: "making" });
    setAttempt((count) => count + 1);
  };
  return { link, retry };
}

async function makeLink(asked: Asked): Promise<SharedLink> {
  try {
    const answer = await call(shareQuote, { body: asked });
    if (answer.code !== 201) return { state: "failed", code: answer.data.code };
    const { url, expiresAt } = answer.data.data;
    return { state: "made", url, expiresAt };
  } catch {
    return { state: "failed" };
  }
}
