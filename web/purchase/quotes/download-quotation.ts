import type { ProblemCode } from "../../../contract/problems.ts";
import { makeQuotation } from "../../../contract/quotation.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { Language } from "../../../domain/language.ts";
import { quotesQuestion } from "../choice/fetch-quotes.ts";

export type Download = { state: "done" } | { state: "failed"; code?: ProblemCode };

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
      const { code } = (await answer.json()) as { code: ProblemCode };
      return { state: "failed", code };
    }
    save(await answer.blob());
    return { state: "done" };
  } catch {
    return { state: "failed" };
  }
}

/** Browsers begin the download before the address is revoked. */
function save(pdf: Blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(pdf);
  link.download = "mizalla-quotation.pdf";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
