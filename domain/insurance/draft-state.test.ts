import { expect, it } from "vitest";
import { draftEvents, draftStates, isOpenDraft, nextDraftState } from "./draft-state.ts";

it("a draft ends agreed or discarded, and goes on from nowhere else", () => {
  const walked = draftStates.flatMap((state) =>
    draftEvents.flatMap((event) => {
      const to = nextDraftState(state, event);
      return to ? [`${state} ${event} ${to}`] : [];
    }),
  );
  expect(walked).toEqual([
    "draft ask asked",
    "draft discard discarded",
    "asked agree agreed",
    "asked giveBack draft",
  ]);
  expect(draftStates.filter((state) => !isOpenDraft(state))).toEqual(["agreed", "discarded"]);
});
