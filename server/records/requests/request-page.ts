import * as paths from "../../../contract/page-paths.ts";

export const requestPage = (id: string): `/${string}` => paths.request(id);
