import type { Api } from "../../http/api.ts";
import type { Navigation } from "./navigation.ts";

export const navigationRoutes = (_app: Api, _navigation: Navigation) => {};
