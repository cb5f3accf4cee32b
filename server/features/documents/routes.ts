import type { Api } from "../../http/api.ts";
import type { Documents } from "./documents.ts";

export const documentRoutes = (_app: Api, _documents: Documents) => {};
