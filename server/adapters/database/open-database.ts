import type { Configuration } from "../../configuration.ts";
import type { OpenDatabase } from "./database.ts";

export const openDatabase = async (configuration: Configuration): Promise<OpenDatabase> => {
  const report = (error: Error) => console.error(`database: ${error.message}`);
  if (configuration.databaseUrl) {
    const { openPostgres } = await import("./open-postgres.ts");
    const { databaseUrl, databaseOwnerUrl: ownerUrl } = configuration;
    return openPostgres(databaseUrl, report, { ownerUrl });
  }
  const { openPglite } = await import("./open-pglite.ts");
  return openPglite(configuration.dataDir);
};
