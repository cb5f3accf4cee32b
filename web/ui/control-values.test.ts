import { expect, test } from "vitest";
import { controlValues } from "./control-values.ts";

const text = (value = "") => ({ type: "text", value });
const box = (checked: boolean) => ({ type: "checkbox", value: "yes", checked });

test("a control's value is what is in it, also if nobody told of a change", () => {
  const values = controlValues();
  const email = text();
  values.refOf("email")(email);
  email.value = "filled.in@by.a.browser";
  expect(values.read("email")).toBe("filled.in@by.a.browser");
});

test("a field without a control is empty", () => {
  expect(controlValues().read("email")).toBe("");
});

test("a box has its value while it is ticked", () => {
  const values = controlValues();
  const consent = box(false);
  values.refOf("consent")(consent);
  expect(values.read("consent")).toBe("");
  consent.checked = true;
  expect(values.read("consent")).toBe("yes");
});

test("what was typed counts while its control is away, and is in the next one", () => {
  const values = controlValues();
  const leave = values.refOf("phone")(text("501234567"));
  leave?.();
  expect(values.read("phone")).toBe("501234567");
  const again = text("what the page was rendered with");
  values.refOf("phone")(again);
  expect(again.value).toBe("501234567");
});

test("a box that comes back is ticked as it was left", () => {
  const values = controlValues();
  values.refOf("consent")(box(true))?.();
  const again = box(false);
  values.refOf("consent")(again);
  expect(again.checked).toBe(true);
});

test("a field keeps one ref, so that drawing the page again does not touch its control", () => {
  const values = controlValues();
  expect(values.refOf("date")).toBe(values.refOf("date"));
  expect(values.refOf("date")).not.toBe(values.refOf("email"));
});
