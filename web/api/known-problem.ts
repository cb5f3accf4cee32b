import { getI18n } from "react-i18next";
import type { ShownProblemCode } from "../../contract/problems.ts";

/** The code of a refusal if pages have words for it: the contract's table stays on the server. */
export const knownProblem = (code: unknown): ShownProblemCode =>
  typeof code === "string" && code.includes(".") && getI18n().exists(code, { ns: "problems" })
    ? (code as ShownProblemCode)
    : "request.unexpected";
