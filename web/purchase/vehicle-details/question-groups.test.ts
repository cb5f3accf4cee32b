import { describe, expect, test } from "vitest";
import {
  emptyDraft,
  type PurchaseDraft,
  withAnswer,
  withMethodOpen,
} from "../../../domain/purchase/draft.ts";
import { freshDraft, restoredDraft } from "./form-answers.ts";
import { formState, initialState } from "./form-state.ts";
import { answeredOnArrival, isAnswered } from "./question-groups.ts";

const hero = "?emirate=dubai&plateCode=B&plateNumber=48213";
const arriving = (search: string) => restoredDraft(undefined, search) ?? freshDraft();
const complete: PurchaseDraft = {
  ...arriving(hero),
  cylinderType: "4",
  carType: "saloon",
};

describe("on arrival", () => {
  test.each([
    ["a plate", hero, ["plate"], ["plate"]],
    ["a plate without its code", "?emirate=dubai&plateNumber=48213", [], []],
    ["a new car", "?type=new", [], []],
    ["a car from elsewhere, which stays in sight", "?carOrigin=chinese", ["carOrigin"], []],
  ])("a link with %s answers", (_what, search, lines, folded) => {
    expect(answeredOnArrival(arriving(search), true)).toEqual({ lines, folded });
  });

  test("all that was stored is folded, a default too", () => {
    const all = ["plate", "cylinderType", "carType", "carOrigin"];
    expect(answeredOnArrival(complete, false)).toEqual({ lines: all, folded: all });
    const bought = withAnswer(emptyDraft("new"), "carType", "station");
    expect(answeredOnArrival(bought, false).lines).toEqual(["inputMethod", "carType"]);
    expect(answeredOnArrival(withMethodOpen(bought), false).lines).toEqual(["carType"]);
  });
});

describe("a line", () => {
  const state = initialState(complete, undefined, answeredOnArrival(complete, false));
  const others = ["cylinderType", "carType", "carOrigin"];

  test("opens and folds without the others", () => {
    const opened = formState(state, { type: "change", group: "plate", isOpen: true });
    expect(opened.folded).toEqual(others);
    const again = formState(opened, { type: "change", group: "plate", isOpen: false });
    expect(again.folded).toEqual([...others, "plate"]);
  });

  test("without an answer is open, and stays so when it is answered", () => {
    const emptied = formState(state, { type: "answer", field: "plateNumber", value: "" });
    expect(isAnswered(emptied.draft, "plate")).toBe(false);
    expect(emptied.folded).toEqual(others);
    const kept = formState(emptied, { type: "change", group: "plate", isOpen: false });
    expect(kept.folded).toEqual(others);
    const typed = formState(emptied, { type: "answer", field: "plateNumber", value: "5" });
    expect(typed.folded).toEqual(others);
  });

  test("is none any more when everything is erased", () => {
    expect(formState(state, { type: "clear" })).toMatchObject({ lines: [], folded: [] });
  });
});
