import { expect, test } from "vitest";
import { countDesk } from "../../contract/office/desk/requests.ts";
import { listInsurers } from "../../contract/insurers.ts";
import type { Answer } from "./client.ts";
import { afterAnswer } from "./use-read.ts";

const nothing = { isLoading: true };
const insurers = { status: "success" as const, data: [] };
const unreachable = { code: "unreachable" as const, data: {} };

test("what was asked for is shown", () => {
  const read = afterAnswer<typeof listInsurers>(nothing, { code: 200, data: insurers });
  expect(read).toEqual({ body: insurers, isLoading: false });
});

test("without an answer there is a failure and nothing else", () => {
  const read = afterAnswer<typeof countDesk>(nothing, unreachable);
  expect(read).toEqual({ failure: unreachable, isLoading: false });
});

test("a failure leaves in place what was read before, and the next answer ends it", () => {
  const read = afterAnswer<typeof listInsurers>(nothing, { code: 200, data: insurers });
  const failed = afterAnswer<typeof listInsurers>({ ...read, isLoading: true }, unreachable);
  expect(failed).toEqual({ body: insurers, failure: unreachable, isLoading: false });
  const answer: Answer<typeof listInsurers> = { code: 200, data: insurers };
  expect(afterAnswer(failed, answer)).toEqual({ body: insurers, isLoading: false });
});
