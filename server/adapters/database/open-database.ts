import type { Configuration } from "../../configuration.ts";
import { loggedError } from "../../logged-error.ts";
import type { OpenDatabase } from "./database.ts";

const report = (error: Error) => {
  const { type, code, message } = loggedError(error);
  console.error(`database: ${type} ${code} ${message}`);
};

export const openDatabase = async (configuration: Configuration): Promise<OpenDatabase> => {
  if (configuration.databaseUrl) {
    const { openPostgres } = await import("./open-postgres.ts");
    const { databaseUrl, databaseOwnerUrl: ownerUrl } = configuration;
    return openPostgres(databaseUrl, report, { ownerUrl });
  }
  const { openPglite } = await import("./open-pglite.ts");
  return openPglite(configuration.dataDir);
};
