import * as z from "zod/mini";
import { Fail, refusals } from "../answers.ts";
import { bilingual } from "../values.ts";
import { problems, type ProblemCode } from "../problems.ts";
import { staffProblems, type StaffProblemCode } from "./problems.ts";

const codes = [...Object.keys(problems), ...Object.keys(staffProblems)] as [
  ProblemCode | StaffProblemCode,
];

export const StaffFail = z.extend(Fail, {
  code: z.enum(codes),
  /** When a limit of the caller's opens again. */
  opensAt: z.optional(z.string()),
  /** Who has taken the request meanwhile, and when. */
  holder: z.optional(z.object({ name: bilingual, since: z.nullable(z.string()) })),
  /** The draft that is open already. */
  draft: z.optional(z.string()),
  /** What a kept text names that it may not, or what nobody filled. */
  placeholder: z.optional(z.string()),
});

type Status = keyof typeof refusals;

/** Refusals that any staff call may give: spread into `response`. */
export const staffRefusals = Object.fromEntries(
  Object.keys(refusals).map((status) => [status, StaffFail]),
) as Record<Status, typeof StaffFail>;
