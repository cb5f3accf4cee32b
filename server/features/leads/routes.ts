import type { Api } from "../../http/api.ts";
import type { Leads } from "./leads.ts";

export const leadRoutes = (_app: Api, _leads: Leads) => {};
