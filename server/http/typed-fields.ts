import { Problem } from "./problem.ts";

/** @throws {Problem} request.invalid */
export const readMoment = (text: string, field: string): Date => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9_999)
    throw new Problem("request.invalid", { field });
  return at;
};

/** PostgreSQL refuses a null character. @throws {Problem} request.invalid when nothing is left */
export const readWritten = (text: string, field: string): string => {
  const trimmed = text.replaceAll("\0", "").trim();
  if (trimmed === "") throw new Problem("request.invalid", { field });
  return trimmed;
};
