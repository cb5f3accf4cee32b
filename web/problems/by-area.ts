import type { ProblemCode } from "../../contract/problems.ts";

/** Answers to calls for files and data, which no page reads. */
type Unshown =
  "documents.damaged" | "quotes.unknownEdition" | "quotes.unknownShared" | "quotes.sharedExpired";

export type ShownCode = Exclude<ProblemCode, Unshown>;

type Areas = ShownCode extends `${infer Area}.${string}` ? Area : never;

/** Nested as i18next wants it: `accounts.emailTaken` is a path. */
export type ByArea = {
  readonly [Area in Areas]: {
    readonly [Code in ShownCode as Code extends `${Area}.${infer Name}` ? Name : never]: string;
  };
};
