import { Fail } from "../../contract/answers.ts";

/** The status and code of a refusal, and the field that it names. */
export const refusalOf = (answer: { statusCode: number; json: () => unknown }) => {
  const { code, field } = Fail.parse(answer.json());
  return { statusCode: answer.statusCode, code, ...(field !== undefined && { field }) };
};
