import type { ShownProblemCode } from "../../contract/problems.ts";

type Areas = ShownProblemCode extends `${infer Area}.${string}` ? Area : never;

/** Nested as i18next wants it: `accounts.emailTaken` is a path. */
export type ByArea = {
  readonly [Area in Areas]: {
    readonly [
      Code in ShownProblemCode as Code extends `${Area}.${infer Name}` ? Name : never
    ]: string;
  };
};
