/** Where the owner sees a request; mails lead here. */
export const requestPage = (id: string): `/${string}` => `/profile/requests/${id}`;
