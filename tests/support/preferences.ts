import { eq } from "drizzle-orm";
import type { PreferencesBody } from "../../contract/preferences.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import type { TestApp } from "./test-app.ts";

type Person = { headers: Record<string, string> };

export const wanted = (more: Partial<PreferencesBody> = {}): PreferencesBody => ({
  channel: "phone",
  language: "ar",
  hours: { from: "16:00", until: "20:00" },
  version: 0,
  ...more,
});

/** What somebody says in their own profile. */
export const preferencesOf = (app: TestApp) => {
  const url = "/api/users/me/preferences";
  return {
    read: (person?: Person) => app.call({ url, ...(person && { headers: person.headers }) }),
    save: (person: Person | undefined, payload: object) =>
      app.call({ method: "PUT", url, payload, ...(person && { headers: person.headers }) }),
  };
};

/** What staff record of a client. */
export const recordedBy = (app: TestApp, cookie: string) => {
  const urlOf = (id: string) => `/api/office/clients/${id}/preferences`;
  const cookies = { staff: cookie };
  return {
    read: (id: string) => app.call({ url: urlOf(id), cookies }),
    save: (id: string, payload: object) =>
      app.call({
        method: "PUT",
        url: urlOf(id),
        headers: { "sec-fetch-site": "same-origin" },
        payload,
        cookies,
      }),
  };
};

export const clientAt = async ({ parts }: Pick<TestApp, "parts">, email: string) => {
  const { clients } = schema;
  const [client] = await parts.db.select().from(clients).where(eq(clients.email, email));
  return client?.id ?? "";
};
