import { Fail } from "../../contract/answers.ts";

export const refusalOf = (answer: { statusCode: number; json: () => unknown }) => {
  const { code, field } = Fail.parse(answer.json());
  return { statusCode: answer.statusCode, code, ...(field !== undefined && { field }) };
};
