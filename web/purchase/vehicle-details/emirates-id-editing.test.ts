import { expect, test } from "vitest";
import { editedEmiratesId } from "./emirates-id-editing.ts";

/** "784-19|90": a text with its caret. */
const read = (marked: string) => {
  const caret = marked.indexOf("|");
  return { text: marked.replace("|", ""), caret };
};

const edit = (before: string, typed: string, erased?: "backward" | "forward") => {
  const { text, caret } = read(typed);
  const after = editedEmiratesId({ before, typed: text, caret, erased });
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
};

test.each([
  ["the first digit", "784-", "784-1|", "784-1|"],
  ["an Arabic-Indic digit", "784-1", "784-1٩|", "784-19|"],
  ["a Persian digit", "784-1", "784-1۹|", "784-19|"],
  ["the fifth digit, which takes a hyphen before it", "784-1990", "784-19901|", "784-1990-1|"],
  ["the last digit", "784-1990-1234567", "784-1990-12345671|", "784-1990-1234567-1|"],
  ["a letter", "784-19", "784-19x|", "784-19|"],
  ["a digit in the middle", "784-1990-12", "784-193|90-12", "784-193|9-012"],
  ["one digit too many", "784-1990-1234567-1", "784-1990-1234567-19|", "784-1990-1234567-1|"],
  [
    "one too many in the middle",
    "784-1990-1234567-1",
    "784-19905|-1234567-1",
    "784-1990|-1234567-1",
  ],
  ["the prefix typed once more", "784-78", "784-784|", "784-|"],
  ["a digit over all that was selected", "784-1990-12", "2|", "784-2|"],
  ["a seven over all that was selected", "784-1990-12", "7|", "784-7|"],
])("typing %s", (_, before, typed, after) => {
  expect(edit(before, typed)).toBe(after);
});

test.each([
  ["the whole number", "784-", "784-784-1990-1234567-1|"],
  ["the whole number over all", "784-19", "784-1990-1234567-1|"],
  ["bare digits over all", "784-", "784199012345671|"],
  ["the digits after the prefix", "784-", "784-199012345671|"],
  ["Arabic-Indic digits", "784-", "784-٧٨٤١٩٩٠١٢٣٤٥٦٧١|"],
])("pasting %s", (_, before, typed) => {
  expect(edit(before, typed)).toBe("784-1990-1234567-1|");
});

test.each([
  ["the last digit", "784-1990-1", "784-1990-|", "784-1990|"],
  ["the digit before a hyphen", "784-1990-12", "784-1990|12", "784-199|1-2"],
  ["the fixed hyphen", "784-1990", "784|1990", "784-|1990"],
  ["in the empty field", "784-", "784|", "784-|"],
  ["everything", "784-1990-12", "|", "784-|"],
  ["from the start to the middle", "784-1990-12", "|90-12", "784-|9012"],
])("erasing %s backward", (_, before, typed, after) => {
  expect(edit(before, typed, "backward")).toBe(after);
});

test("deleting forward over a hyphen deletes the digit after it", () => {
  expect(edit("784-1990-12", "784-1990|12", "forward")).toBe("784-1990|-2");
});
