import { expect, test } from "vitest";
import { errorsCsv } from "./errors-csv.ts";

test("errors as a file hold no formula", () => {
  const errors = [{ row: 7, column: "value", value: '=1+"1"', code: "notNumber" as const }];
  expect(errorsCsv(errors, () => "No number.")).toBe(
    'row,column,value,reason\r\n"7","value","\'=1+""1""","No number."',
  );
});
