import type { Bilingual } from "../../domain/language.ts";
import { staffProblems, type StaffProblemCode } from "../../contract/office/problems.ts";
import { problems, type ProblemCode } from "../../contract/problems.ts";

export type AnyProblemCode = ProblemCode | StaffProblemCode;

const statusOf = { ...problems, ...staffProblems };

export type Holder = { name: Bilingual; since: Date | null };

/** An expected refusal, answered as `{status:"fail", code, message, field?}`. */
export class Problem extends Error {
  readonly code: AnyProblemCode;
  readonly statusCode: number;
  readonly field: string | undefined;
  readonly extra: Record<string, unknown>;
  /** Seconds after which trying again makes sense, where they are known. */
  readonly retryAfter: number | undefined;
  /** Stands in the text as `{{time}}`. */
  readonly opensAt: Date | undefined;
  /** Who has what was asked for, and since when: `{{who}}` and `{{time}}` in the text. */
  readonly holder: Holder | undefined;

  constructor(
    code: AnyProblemCode,
    details: {
      field?: string;
      extra?: Record<string, unknown>;
      retryAfter?: number;
      opensAt?: Date;
      holder?: Holder;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.statusCode = statusOf[code];
    this.field = details.field;
    this.extra = details.extra ?? {};
    this.retryAfter = details.retryAfter;
    this.opensAt = details.opensAt;
    this.holder = details.holder;
  }
}
