import { languageOf } from "../../http/language.ts";
import { eraseKeptData, readKeptData } from "../../../contract/privacy.ts";
import { customerOf } from "../../http/access.ts";
import type { Api } from "../../http/api.ts";
import type { Accounts } from "../accounts/accounts.ts";
import type { Privacy } from "./privacy.ts";

const status = "success" as const;

export const privacyRoutes = (
  app: Api,
  privacy: Privacy,
  accounts: Pick<Accounts, "confirmPassword" | "cookies">,
) => {
  app.route({
    ...readKeptData,
    handler: async (request) => ({
      status,
      data: await privacy.read(customerOf(request), languageOf(request)),
    }),
  });

  app.route({
    ...eraseKeptData,
    handler: async (request, reply) => {
      const { what, password = "" } = request.body;
      const customer = customerOf(request);
      if (what === "account") await accounts.confirmPassword(customer, password, request);
      const result = await privacy.erase(customer, what);
      if (what === "account") accounts.cookies.clear(reply);
      return { status, ...result };
    },
  });
};
