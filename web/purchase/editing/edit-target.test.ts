import { expect, test } from "vitest";
import { editFields, editTarget } from "./edit-target.ts";

test("an edit names the version it stands on", () => {
  expect(editTarget({ requestId: "7c1b", version: 3 })).toEqual({
    method: "PATCH",
    url: "/api/carins/insurance-requests/7c1b",
    headers: { "if-match": '"3"' },
  });
});

test("an edit sends emptied facts and no request to borrow pictures from", () => {
  const fields = editFields({ plateNumber: "12345", make: "Nissan", documentsFrom: "7c1b" });
  expect(fields).toMatchObject({
    plateNumber: "12345",
    make: "Nissan",
    model: "",
    year: "",
    vehicleValue: "",
    bank: "",
    driverUnder25: "",
  });
  expect(fields).not.toHaveProperty("documentsFrom");
});
