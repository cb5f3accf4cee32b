import {
  priceFieldsOf,
  type PurchaseDraft,
  withAnswer,
  withInputMethod,
  withType,
} from "../../../domain/purchase/draft.ts";
import type { DocumentsOnFile } from "../draft/documents-on-file.ts";
import type { Field, FormAction, FormState, Noticed } from "./form-actions.ts";
import { type CardName, cardOf, freshDraft } from "./form-answers.ts";
import type { FormProblem, Scope } from "./form-problems.ts";
import { type Arrival, isAnswered } from "./question-groups.ts";
import {
  answeredCarFields,
  differingFields,
  isCarField,
  isPlateField,
  withEarlier,
  withoutEarlier,
} from "./known-vehicle.ts";

const nothingNoticed: Noticed = { left: [], asked: undefined, listed: [], attempt: 0 };
const notDone = { outcome: "idle", wanted: undefined } as const;

export const initialState = (
  restored: PurchaseDraft | undefined,
  onFile?: DocumentsOnFile,
  { lines, folded }: Arrival = { lines: [], folded: [] },
): FormState => ({
  draft: restored ?? freshDraft(),
  open: restored && cardOf(restored),
  isUnfolded: false,
  lines,
  folded,
  writesOwnCode: false,
  ...notDone,
  noticed: nothingNoticed,
  earlier: { own: answeredCarFields(restored), filled: [], onFile },
});

/** Specification part 2, section 4. */
export function formState(before: FormState, action: FormAction): FormState {
  const state = changed(before, action);
  const folded = state.folded.filter((group) => isAnswered(state.draft, group));
  return folded.length === state.folded.length ? state : { ...state, folded };
}

function changed(state: FormState, action: FormAction): FormState {
  const { draft, noticed, earlier } = state;
  switch (action.type) {
    case "toggle":
      return toggled(state, action.card);
    case "fold":
      return { ...state, isUnfolded: action.isUnfolded };
    case "change": {
      const others = state.folded.filter((group) => group !== action.group);
      return { ...state, folded: action.isOpen ? others : [...others, action.group] };
    }
    case "chooseMethod":
      return {
        ...state,
        ...notDone,
        draft: withInputMethod(draft, action.method),
        noticed: nothingNoticed,
      };
    case "answer":
      return answered(state, action.field, action.value);
    case "chooseOwnCode":
      return { ...answered(state, "plateCode", ""), writesOwnCode: action.isOwn };
    case "stay":
      return { ...state, ...notDone };
    case "leave":
      return { ...state, noticed: { ...noticed, left: [...noticed.left, action.field] } };
    case "press":
      return { ...state, outcome: "saving", wanted: action.scope };
    case "check":
      return checked(state, action.scope, action.problems);
    case "mend": {
      const listed = noticed.listed.filter((field) => !action.fields.includes(field));
      return { ...state, noticed: { ...noticed, listed } };
    }
    case "fail":
      return { ...state, outcome: "failed", wanted: undefined };
    case "know": {
      const { known } = action;
      const filled = known
        ? differingFields(draft, known).filter((field) => !earlier.own.has(field))
        : [];
      const completed = known ? withEarlier(draft, known, filled) : draft;
      return { ...state, draft: completed, earlier: { ...earlier, filled } };
    }
    case "takeAnswers":
      return {
        ...state,
        draft: withEarlier(draft, action.known, differingFields(draft, action.known)),
      };
    case "takeDocuments":
      return { ...state, earlier: { ...earlier, onFile: action.onFile } };
    case "clear":
      return { ...initialState(undefined), outcome: "cleared" };
  }
}

/** Problems and success belong to one card, the answers to both. */
function toggled(state: FormState, card: CardName): FormState {
  const isClosing = state.open === card;
  const type = card === "renew" ? "renew" : "new";
  return {
    ...state,
    ...notDone,
    open: isClosing ? undefined : card,
    draft: isClosing ? state.draft : withType(state.draft, type),
    noticed: nothingNoticed,
  };
}

/** Another plate removes what an earlier request of the plate before filled in. */
function answered(state: FormState, field: Field, value: string): FormState {
  const { own, filled } = state.earlier;
  const draft = withAnswer(state.draft, field, value);
  const isOtherPlate = isPlateField(field);
  const stale = isOtherPlate ? filled.filter((one) => !own.has(one)) : [];
  return {
    ...state,
    ...notDone,
    draft: withoutEarlier(draft, stale),
    writesOwnCode: state.writesOwnCode && field !== "emirate" && field !== "plateSource",
    earlier: {
      own: isCarField(field) ? new Set([...own, field]) : own,
      filled: isOtherPlate ? [] : filled,
      onFile: isOtherPlate ? undefined : state.earlier.onFile,
    },
  };
}

function checked(state: FormState, scope: Scope, problems: readonly FormProblem[]): FormState {
  const { draft, noticed } = state;
  const beforeFold: readonly string[] = [...priceFieldsOf(draft), "inputMethod"];
  const noted = {
    ...state,
    isUnfolded: state.isUnfolded || problems.some(({ field }) => !beforeFold.includes(field)),
    noticed: {
      ...noticed,
      asked: scope,
      listed: problems.map(({ field }) => field),
      attempt: noticed.attempt + 1,
    },
  };
  // The pressed button shows its progress until the next page is there.
  return problems.length > 0 ? { ...noted, ...notDone } : { ...noted, outcome: "saved" };
}
