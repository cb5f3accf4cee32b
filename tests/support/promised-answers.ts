import { expect } from "vitest";
import { StaffFail } from "../../contract/office/answers.ts";
import { staffProblems } from "../../contract/office/problems.ts";
import { problems } from "../../contract/problems.ts";
import type { RegisteredRoute } from "./registered-routes.ts";
import type { TestApp } from "./test-app.ts";

type Answer = Awaited<ReturnType<TestApp["call"]>>;

const isFile = (type: string) => /^(image\/jpeg|application\/pdf|text\/calendar)/.test(type);

/** Checks that the contract describes an answer, and that a refusal has a known code and text. */
export const expectPromised = (route: RegisteredRoute, answer: Answer) => {
  const { statusCode } = answer;
  expect(statusCode).toBeLessThan(500);
  const schema = route.schema.response?.[statusCode];
  expect(schema, `no answer with ${statusCode} is described`).toBeDefined();
  const type = String(answer.headers["content-type"] ?? "");
  if (statusCode === 204) return expect(answer.body).toBe("");
  if (statusCode === 303)
    return expect(answer.headers.location).toMatch(/^\/(ar\/)?pay(true|false)/);
  if (statusCode === 200 && isFile(type))
    return expect(answer.rawPayload.length).toBeGreaterThan(0);

  expect(type).toMatch(/^application\/json/);
  const body: unknown = answer.json();
  const parsed = schema?.safeParse(body);
  expect(parsed?.success, JSON.stringify(parsed?.error?.issues)).toBe(true);
  if (statusCode < 400) return;
  const { code, message } = StaffFail.parse(body);
  expect({ ...problems, ...staffProblems }[code], code).toBe(statusCode);
  expect(message).not.toBe("");
};
