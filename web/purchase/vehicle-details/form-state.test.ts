import { describe, expect, test } from "vitest";
import { emptyDraft, type PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { freshDraft } from "./form-answers.ts";
import type { FormProblem } from "./form-problems.ts";
import type { FormAction } from "./form-actions.ts";
import { formState, initialState } from "./form-state.ts";

const fresh = initialState(undefined);
const after = (...actions: FormAction[]) => actions.reduce(formState, fresh);
const answer = (field: "plateNumber" | "emirate" | "carType" | "plateCode", value: string) =>
  ({ type: "answer", field, value }) as const;
const open = {
  renew: { type: "toggle", card: "renew" },
  buyNew: { type: "toggle", card: "buyNew" },
} as const;
const missing: FormProblem[] = [
  { field: "plateNumber", code: "required" },
  { field: "carType", code: "required" },
];
const refused = { type: "check", scope: "price", problems: missing } as const;
const onFile = { documentsFrom: "one", slots: ["id_front"] } as const;
const known = { cylinderType: "6", carType: "station", carOrigin: "chinese" } as const;

describe("[2-4 cards] the cards", () => {
  test("are closed at first, and that of a restored draft is open", () => {
    expect(fresh.open).toBeUndefined();
    expect(initialState(emptyDraft("new")).open).toBe("buyNew");
    expect(initialState(emptyDraft("renew")).open).toBe("renew");
  });

  test("are open one at a time", () => {
    expect(after(open.renew).open).toBe("renew");
    expect(after(open.renew, open.buyNew).open).toBe("buyNew");
    expect(after(open.renew, open.buyNew, open.buyNew).open).toBeUndefined();
  });

  test("clear problems and success when one is opened or closed", () => {
    for (const last of [open.renew, open.buyNew]) {
      const state = after(open.renew, { type: "leave", field: "plateNumber" }, refused, last);
      expect(state.noticed).toEqual(fresh.noticed);
    }
    const saved = after(open.renew, { type: "check", scope: "all", problems: [] }, open.buyNew);
    expect(saved.outcome).toBe("idle");
    expect(saved.wanted).toBeUndefined();
  });

  test("share their answers", () => {
    const { draft } = after(open.renew, answer("plateNumber", "77"), open.buyNew);
    expect(draft).toMatchObject({ type: "new", plateNumber: "77" });
    expect(formState({ ...fresh, draft }, open.renew).draft.plateNumber).toBe("77");
  });

  test("keep the type of purchase when they close", () => {
    expect(after(open.buyNew, open.buyNew).draft.type).toBe("new");
  });
});

describe("answers", () => {
  test("go into the draft, and the person is not done", () => {
    const state = after({ type: "press", scope: "price" }, answer("plateNumber", "5"));
    expect(state.draft.plateNumber).toBe("5");
    expect(state).toMatchObject({ outcome: "idle", wanted: undefined });
  });

  test("of another emirate reset the plate code and a code that is not listed", () => {
    const state = after(
      answer("emirate", "dubai"),
      { type: "chooseOwnCode", isOwn: true },
      answer("plateCode", "Expo"),
      answer("emirate", "sharjah"),
    );
    expect(state).toMatchObject({ writesOwnCode: false, draft: { plateCode: "" } });
  });

  test("empty the plate code when its own code is to be written", () => {
    const state = after(answer("plateCode", "A"), { type: "chooseOwnCode", isOwn: true });
    expect(state).toMatchObject({ writesOwnCode: true, draft: { plateCode: "" } });
  });

  test("survive another input method, whose problems are its own", () => {
    const state = after(answer("plateNumber", "5"), refused, {
      type: "chooseMethod",
      method: "vcc",
    });
    expect(state.draft).toMatchObject({ inputMethod: "vcc", plateNumber: "5" });
    expect(state.noticed).toEqual(fresh.noticed);
  });

  test("are erased with everything else", () => {
    const state = after(open.buyNew, answer("plateNumber", "5"), refused, { type: "clear" });
    expect(state).toEqual({ ...fresh, outcome: "cleared" });
    expect(state.draft).toEqual(freshDraft());
  });
});

describe("a pressed button", () => {
  test("is the one that works until the person types again", () => {
    const pressed = after({ type: "press", scope: "price" });
    expect(pressed).toMatchObject({ outcome: "saving", wanted: "price" });
    expect(formState(pressed, { type: "stay" })).toMatchObject({
      outcome: "idle",
      wanted: undefined,
    });
  });

  test("stays the one that works once the answers are saved", () => {
    const state = after(
      { type: "press", scope: "all" },
      { type: "check", scope: "all", problems: [] },
    );
    expect(state).toMatchObject({ outcome: "saved", wanted: "all" });
  });

  test("lists what is missing, and counts each press", () => {
    const state = after({ type: "press", scope: "price" }, refused, refused);
    expect(state).toMatchObject({
      outcome: "idle",
      wanted: undefined,
      noticed: { asked: "price", listed: ["plateNumber", "carType"], attempt: 2 },
    });
  });

  test("ends with a failure", () => {
    const state = after({ type: "press", scope: "price" }, { type: "fail" });
    expect(state).toMatchObject({ outcome: "failed", wanted: undefined });
  });
});

test("a mended problem leaves the summary for good", () => {
  const state = after(refused, { type: "mend", fields: ["carType"] });
  expect(state.noticed).toMatchObject({ listed: ["plateNumber"], asked: "price", attempt: 1 });
});

test("a field that was left is remembered", () => {
  expect(after({ type: "leave", field: "vccDate" }).noticed.left).toEqual(["vccDate"]);
});

describe("the folded documents", () => {
  const unfold = { type: "fold", isUnfolded: true } as const;

  test("open and close", () => {
    expect(fresh.isUnfolded).toBe(false);
    expect(after(unfold).isUnfolded).toBe(true);
    expect(after(unfold, { type: "fold", isUnfolded: false }).isUnfolded).toBe(false);
  });

  test.each([
    ["a photo is missing", "id_front", true],
    ["the car of a renewal is incomplete", "carType", false],
  ] as const)("when %s: open %s is %s", (_, field, isUnfolded) => {
    const problems = [{ field, code: "required" }] as const;
    expect(after(open.renew, { type: "check", scope: "all", problems }).isUnfolded).toBe(
      isUnfolded,
    );
  });

  test("open for the plate of a new policy", () => {
    expect(after(open.buyNew, { ...refused, scope: "all" }).isUnfolded).toBe(true);
  });
});

describe("an earlier request", () => {
  const know = { type: "know", known } as const;

  test("fills only what the person has not answered", () => {
    const state = after(answer("carType", "saloon"), know);
    expect(state.draft).toMatchObject({ ...known, carType: "saloon" });
    expect(state.earlier.filled).toEqual(["cylinderType", "carOrigin"]);
  });

  test("does not replace answers of a restored draft until that is asked for", () => {
    const restored = { ...freshDraft(), cylinderType: "4" } as PurchaseDraft;
    const state = formState(initialState(restored), know);
    expect(state.draft).toMatchObject({ cylinderType: "4", carType: "station" });
    expect(formState(state, { type: "takeAnswers", known }).draft).toMatchObject(known);
  });

  test("takes back what it filled in and its documents with another plate", () => {
    const state = after(know, { type: "takeDocuments", onFile }, answer("plateNumber", "9"));
    expect(state.draft).toEqual({ ...freshDraft(), plateNumber: "9" });
    expect(state.earlier).toMatchObject({ filled: [], onFile: undefined });
  });

  test("leaves what the person has answered since", () => {
    const state = after(know, answer("carType", "saloon"), answer("plateNumber", "9"));
    expect(state.draft.carType).toBe("saloon");
  });

  test("is forgotten when the plate is no longer its own", () => {
    expect(after(know, { type: "know", known: undefined }).earlier.filled).toEqual([]);
  });

  test("keeps its documents through other answers", () => {
    const state = after({ type: "takeDocuments", onFile }, answer("carType", "saloon"));
    expect(state.earlier.onFile).toEqual(onFile);
  });
});
