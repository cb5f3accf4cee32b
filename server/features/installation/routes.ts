import { readInstallation } from "../../../contract/office/installation.ts";
import type { Api } from "../../http/api.ts";
import type { Parts } from "../../parts.ts";

export const installationRoutes = (app: Api, { restoring }: Pick<Parts, "restoring">) => {
  app.route({
    ...readInstallation,
    handler: async () => ({
      status: "success" as const,
      data: { restoring: restoring.isOn() },
    }),
  });
};
