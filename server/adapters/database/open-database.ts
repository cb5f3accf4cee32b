import type { Configuration } from "../../configuration.ts";
import { loggedError } from "../../logged-error.ts";
import type { OpenDatabase } from "./database.ts";

const report = (error: Error) => {
  const { type, code, message } = loggedError(error);
  console.error(`database: ${type} ${code} ${message}`);
};

/** @throws {OtherHistory} */
export const openDatabase = async (
  { databaseUrl, dataDir }: Configuration,
  options: { mayUpgrade?: boolean } = {},
): Promise<OpenDatabase> => {
  if (databaseUrl) {
    const { openPostgres } = await import("./open-postgres.ts");
    return openPostgres(databaseUrl, report, options);
  }
  const { openPglite } = await import("./open-pglite.ts");
  return openPglite(dataDir);
};
