import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./server/adapters/database/schema/*.ts",
  out: "./server/adapters/database/migrations",
});
