import * as paths from "../../../../contract/page-paths.ts";

/** Where the owner sees a request; mails lead here. */
export const requestPage = (id: string): `/${string}` => paths.request(id);
