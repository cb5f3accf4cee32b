import type { Api } from "../../http/api.ts";
import type { Accounts } from "./accounts.ts";

export const accountRoutes = (_app: Api, _accounts: Accounts) => {};
