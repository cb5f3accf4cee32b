import type { ShownProblemCode } from "../../../contract/problems.ts";
import { makeQuotation } from "../../../contract/quotation.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { Language } from "../../../domain/language.ts";
import { saveFile } from "../../api/save-file.ts";
import { quotesQuestion } from "../choice/fetch-quotes.ts";

export type Download = { state: "done" } | { state: "failed"; code?: ShownProblemCode };

/** Gives the browser the PDF as a file; what the draft says beside car and answers is not sent. */
export async function downloadQuotation(
  packageIds: readonly string[],
  draft: PurchaseDraft,
  language: Language,
): Promise<Download> {
  const { params, query } = quotesQuestion(draft);
  try {
    const answer = await fetch(makeQuotation.url, {
      method: makeQuotation.method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...params, packageIds, inputs: query, language }),
    });
    if (!answer.ok) {
      const { code } = (await answer.json()) as { code: ShownProblemCode };
      return { state: "failed", code };
    }
    saveFile(await answer.blob(), "mizalla-quotation.pdf");
    return { state: "done" };
  } catch {
    return { state: "failed" };
  }
}
