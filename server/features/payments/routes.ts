import type { Api } from "../../http/api.ts";
import type { Payments } from "./payments.ts";

export const paymentRoutes = (_app: Api, _payments: Payments) => {};
