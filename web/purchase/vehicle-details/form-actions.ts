import type { AnswerField, PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { FactField } from "../../../domain/purchase/facts.ts";
import type { InputMethod } from "../../../domain/ways-of-buying.ts";
import type { DocumentsOnFile } from "../draft/documents-on-file.ts";
import type { CardName } from "./form-answers.ts";
import type { FormProblem, Scope } from "./form-problems.ts";
import type { CarAnswers, CarField } from "./known-vehicle.ts";
import type { Group } from "./question-groups.ts";

export type Field = AnswerField | FactField;

type Outcome = "idle" | "saving" | "saved" | "failed" | "cleared";

export type Noticed = {
  /** Fields that were filled in and left. */
  left: readonly string[];
  /** What the last pressed button needed. */
  asked: Scope | undefined;
  /** Fields in the error summary. */
  listed: readonly string[];
  attempt: number;
};

type Earlier = {
  /** What the person answered, which an earlier request does not replace. */
  own: ReadonlySet<CarField>;
  /** What an earlier request filled in. */
  filled: readonly CarField[];
  onFile: DocumentsOnFile | undefined;
};

export type FormState = {
  draft: PurchaseDraft;
  open: CardName | undefined;
  isUnfolded: boolean;
  /** Answered when the form came up: each a line of its own, above what is asked. */
  lines: readonly Group[];
  /** Those of the lines that are folded; one without an answer never is. */
  folded: readonly Group[];
  writesOwnCode: boolean;
  outcome: Outcome;
  /** What the pressed button asks for; undefined when the person is not done yet. */
  wanted: Scope | undefined;
  noticed: Noticed;
  earlier: Earlier;
};

export type FormAction =
  | { type: "toggle"; card: CardName }
  | { type: "fold"; isUnfolded: boolean }
  | { type: "change"; group: Group; isOpen: boolean }
  | { type: "chooseMethod"; method: InputMethod }
  | { type: "answer"; field: Field; value: string }
  | { type: "chooseOwnCode"; isOwn: boolean }
  /** The person goes on editing. */
  | { type: "stay" }
  | { type: "leave"; field: string }
  | { type: "press"; scope: Scope }
  | { type: "check"; scope: Scope; problems: readonly FormProblem[] }
  | { type: "mend"; fields: readonly string[] }
  | { type: "fail" }
  /** Undefined when the plate is no longer that of a known car. */
  | { type: "know"; known: CarAnswers | undefined }
  | { type: "takeAnswers"; known: CarAnswers }
  | { type: "takeDocuments"; onFile: DocumentsOnFile | undefined }
  | { type: "clear" };
