import type { DraftContent as ShownContent } from "../../../../contract/office/insurance/drafts.ts";
import {
  AgreementContent,
  PayeeContent,
  PlanContent as ReadPlan,
} from "../../../../contract/office/insurance/contents.ts";
import type { DraftKind } from "../../../../domain/insurance/draft-state.ts";
import type { PlanContent } from "../../../../domain/insurance/plan-content.ts";
import type { PlanDocument } from "../../../../domain/insurance/plan-documents.ts";
import { wrongAgreementField } from "../../../../domain/insurance/read-agreement.ts";
import { wrongPlanField } from "../../../../domain/insurance/read-plan.ts";
import { InvalidEdition, parseEdition } from "../../../../domain/quotes/parse-edition.ts";
import type { Edition } from "../../../../domain/quotes/rating-plan.ts";
import { Problem } from "../../../http/problem.ts";
import type { ContentByKind } from "../../../records/insurance/draft-content.ts";
import type { DraftRow } from "../../../records/insurance/drafts-store.ts";

const refuse = (field: string): never => {
  throw new Problem("insurance.invalid", { field });
};

const readEdition = (content: unknown): Edition => {
  try {
    return parseEdition(content);
  } catch (error) {
    if (error instanceof InvalidEdition) return refuse(error.path);
    throw error;
  }
};

const readers: { [Kind in DraftKind]: (content: unknown) => ContentByKind[Kind] } = {
  edition: readEdition,
  plan: (content) => {
    const read = ReadPlan.safeParse(content);
    if (!read.success) return refuse(read.error.issues[0]?.path.join(".") ?? "plan");
    const wrong = wrongPlanField(read.data);
    return wrong ? refuse(wrong) : read.data;
  },
  agreement: (content) => {
    const read = AgreementContent.safeParse(content);
    if (!read.success) return refuse(read.error.issues[0]?.path.join(".") ?? "agreement");
    const wrong = wrongAgreementField(read.data);
    return wrong ? refuse(wrong) : read.data;
  },
  payee: (content) => {
    const read = PayeeContent.safeParse(content);
    return read.success ? read.data : refuse("account");
  },
};

/** @throws {Problem} insurance.invalid, with the path of what may not be like this */
export const readContent = <Kind extends DraftKind>(
  kind: Kind,
  content: unknown,
): ContentByKind[Kind] => readers[kind](content);

/** The content under the name of its kind, as answers have it. */
export const shownContent = (kind: DraftKind, content: unknown): ShownContent => ({
  edition: null,
  plan: null,
  agreement: null,
  payee: null,
  [kind]: content,
});

/** Papers that the content of a draft names. */
export const documentsOf = ({
  kind,
  content,
}: Pick<DraftRow, "kind" | "content">): readonly PlanDocument[] =>
  // Drafts from before there were papers have none.
  kind === "plan" ? ((content as Partial<PlanContent>).documents ?? []) : [];
