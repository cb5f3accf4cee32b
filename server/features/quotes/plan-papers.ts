import type { PlanDocument } from "../../../domain/insurance/plan-documents.ts";
import { currentCaller } from "../../http/current-caller.ts";
import { createFairTurns } from "../../http/fair-turns.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import type { SealedFiles } from "../../records/files/sealed-files.ts";
import { agreedPlanFileIn, type PlanFileRow } from "../../records/insurance/plan-files-store.ts";

/** One of them takes up to 10 MB of memory. */
const LIMITS = { atOnce: 4, maxWaiting: 60, maxWaitMs: 15_000 };

const DIGEST = /^[0-9a-f]{64}$/;

/** The papers of plans, which anybody may read once two people agreed on them. */
export const createPlanPapers = ({ db }: Pick<Parts, "db">, files: Pick<SealedFiles, "open">) => {
  const turns = createFairTurns(LIMITS);
  const open = (file: PlanFileRow) => turns.run(currentCaller(), () => files.open(file));

  return {
    open,

    /** @throws {Problem} documents.notFound, documents.damaged */
    read: async (digest: string) => {
      const file = DIGEST.test(digest) ? await agreedPlanFileIn(db, digest) : undefined;
      if (!file) throw new Problem("documents.notFound", { field: "digest" });
      return { file, pdf: await open(file) };
    },
  };
};

export type PlanPapers = ReturnType<typeof createPlanPapers>;

/** Shown by the browser, which may run nothing of it, whatever it takes the file for. */
export const planPaperHeaders = ({ kind, language }: Pick<PlanDocument, "kind" | "language">) => ({
  "content-type": "application/pdf",
  "content-disposition": `inline; filename="mizalla-${kind}-${language}.pdf"`,
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
});
