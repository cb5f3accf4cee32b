import { readMenu, resetMenu, saveMenu } from "../../../../contract/office/settings/navigation.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { MenuWork } from "../../navigation/menu-work.ts";

const status = "success" as const;

export const navigationSettingRoutes = (app: Api, menu: MenuWork) => {
  app.route({ ...readMenu, handler: async () => ({ status, data: await menu.read() }) });

  app.route({
    ...saveMenu,
    handler: async (request) => ({
      status,
      data: await menu.save(insideOf(request), request.body.version, request.body.menu),
    }),
  });

  app.route({
    ...resetMenu,
    handler: async (request) => ({
      status,
      data: await menu.reset(insideOf(request), request.body.version),
    }),
  });
};
