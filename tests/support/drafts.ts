import { signUpVerified } from "./accounts.ts";
import { multipart, type Part } from "./multipart.ts";
import { photo } from "./pictures.ts";
import type { TestApp } from "./test-app.ts";

type Callable = Pick<TestApp, "call">;
type Person = { headers: Record<string, string> };

/** What the browser saves to the account of a renewal on its way. */
export const draftToSave = {
  draft: { type: "renew", emirate: "dubai", plateCode: "B", plateNumber: "12345" },
  choice: { packageId: "falak-basic", priceFils: 55_125 },
  emiratesID: "784-1990-1234567-1",
};

export const draftUrl = "/api/users/me/draft";
export const draftPictureUrl = (slot: string) => `${draftUrl}/documents/${slot}`;

export const saveDraft = ({ call }: Callable, { headers }: Person, payload: object = draftToSave) =>
  call({ method: "PUT", url: draftUrl, headers, payload });

export const readDraft = ({ call }: Callable, { headers }: Person) =>
  call({ url: draftUrl, headers });

export const saveDraftPicture = async (
  { call }: Callable,
  { headers }: Person,
  slot: string,
  parts?: readonly Part[],
) => {
  const body = multipart(parts ?? [["picture", { bytes: await photo(320, 200) }]]);
  return call({
    method: "PUT",
    url: draftPictureUrl(slot),
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  });
};

/** A new person with a saved draft that has two pictures. */
export const personWithDraft = async (app: Pick<TestApp, "call" | "parts">) => {
  const person = await signUpVerified(app);
  await saveDraft(app, person);
  await saveDraftPicture(app, person, "license_front");
  await saveDraftPicture(app, person, "id_front");
  return person;
};
