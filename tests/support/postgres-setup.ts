import pg from "pg";
import type { TestProject } from "vitest/node";
import { openJobs } from "../../server/adapters/jobs/jobs.ts";
import { openPostgres } from "../../server/adapters/database/open-postgres.ts";
import { startPostgres } from "./postgres-server.ts";

const TEMPLATE = "mizalla_template";

const databaseUrl = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

export default async (project: TestProject) => {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`drop database if exists ${TEMPLATE}`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();

  const database = await openPostgres(databaseUrl(server.url, TEMPLATE), () => {});
  const jobs = await openJobs(database, () => {});
  await jobs.stop();
  await database.close();

  project.provide("postgres", { url: server.url, template: TEMPLATE });
  return () => server.stop();
};
