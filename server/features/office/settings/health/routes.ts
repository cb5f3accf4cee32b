import { readHealth } from "../../../../../contract/office/settings/health.ts";
import type { Api } from "../../../../http/api.ts";
import { createHealth } from "./health.ts";

export const healthSettingRoutes = (app: Api, parts: Parameters<typeof createHealth>[0]) => {
  const read = createHealth(parts);
  app.route({
    ...readHealth,
    handler: async () => ({ status: "success" as const, data: await read() }),
  });
};
