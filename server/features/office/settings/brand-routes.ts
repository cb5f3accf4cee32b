import { readBrand, resetBrand, saveBrand } from "../../../../contract/office/settings/brand.ts";
import type { Api } from "../../../http/api.ts";
import { insideOf } from "../../../http/staff-access.ts";
import type { BrandWork } from "../../brand/brand-work.ts";

const status = "success" as const;

export const brandSettingRoutes = (app: Api, work: BrandWork) => {
  app.route({ ...readBrand, handler: async () => ({ status, data: await work.read() }) });

  app.route({
    ...saveBrand,
    handler: async (request) => {
      const { version, values } = request.body;
      return { status, data: await work.save(insideOf(request), version, values) };
    },
  });

  app.route({
    ...resetBrand,
    handler: async (request) => ({
      status,
      data: await work.reset(insideOf(request), request.body.version),
    }),
  });
};
