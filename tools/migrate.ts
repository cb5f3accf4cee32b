import "../server/fast-imports.ts";
import { readConfiguration } from "../server/configuration.ts";
import { printAndExit } from "./run-tool.ts";

/** The only command that uses `DATABASE_OWNER_URL`. */
await printAndExit(async () => {
  const { databaseUrl, databaseOwnerUrl } = readConfiguration(process.env);
  if (!databaseUrl) return ["`npm start` migrates the embedded database by itself."];
  const { migratePostgres } =
    await import("../server/adapters/database/migrating/migrate-postgres.ts");
  const ran = await migratePostgres(databaseUrl, databaseOwnerUrl, {
    onError: (error) => console.error(`database: ${error.message}`),
  });
  if (ran === 0) return ["The database has all migrations of this version."];
  return [ran === 1 ? "1 migration was run." : `${ran} migrations were run.`];
});
