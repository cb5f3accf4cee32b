import type { Api } from "../../http/api.ts";
import type { Quotes } from "./quotes.ts";

export const quoteRoutes = (_app: Api, _quotes: Quotes) => {};
