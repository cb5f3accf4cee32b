import type { Api } from "../../http/api.ts";
import type { Visits } from "./visits.ts";

export const visitRoutes = (_app: Api, _visits: Visits) => {};
