import type { ProblemCode } from "../../contract/problems.ts";

type Areas = ProblemCode extends `${infer Area}.${string}` ? Area : never;

/** Nested as i18next wants it: `accounts.emailTaken` is a path. */
export type ByArea = {
  readonly [Area in Areas]: {
    readonly [Code in ProblemCode as Code extends `${Area}.${infer Name}` ? Name : never]: string;
  };
};
