import { problems, type ProblemCode } from "../../contract/problems.ts";

/** An expected refusal, answered as `{status:"fail", code, message, field?}`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly statusCode: number;
  readonly field: string | undefined;
  readonly extra: Record<string, unknown>;

  constructor(
    code: ProblemCode,
    details: { field?: string; extra?: Record<string, unknown> } = {},
  ) {
    super(code);
    this.code = code;
    this.statusCode = problems[code];
    this.field = details.field;
    this.extra = details.extra ?? {};
  }
}
