import { eraseKeptData, readKeptData } from "../../../contract/privacy.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import type { Accounts } from "../accounts/accounts.ts";
import type { Privacy } from "./privacy.ts";

const status = "success" as const;

export const privacyRoutes = (
  app: Api,
  privacy: Privacy,
  { cookies }: Pick<Accounts, "cookies">,
) => {
  app.route({
    ...readKeptData,
    handler: async (request) => ({ status, data: await privacy.read(customerOf(request)) }),
  });

  app.route({
    ...eraseKeptData,
    handler: async (request, reply) => {
      const { what } = request.body;
      const result = await privacy.erase(customerOf(request), what);
      if (what === "account") cookies.clear(reply);
      return { status, ...result };
    },
  });
};
