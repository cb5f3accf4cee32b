import type { Api } from "../../http/api.ts";
import type { Requests } from "./requests.ts";

export const requestRoutes = (_app: Api, _requests: Requests) => {};
