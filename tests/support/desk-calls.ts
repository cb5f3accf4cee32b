import type { DeskRequest } from "../../contract/office/desk/requests.ts";
import { staffOf } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

/** What an agent does with requests through the API. */
export const deskOf = (app: TestApp) => {
  const staff = staffOf(app);

  return async (role = "agent") => {
    const { cookie, email, name } = await staff.enter(role);
    const act = (id: string, action: string, payload: object = {}) =>
      staff.post(`/requests/${id}/${action}`, payload, cookie);
    const get = (url: string) => staff.get(url, cookie);
    const read = async (id: string) =>
      (await get(`/requests/${id}`)).json<{ data: DeskRequest }>().data;
    return {
      cookie,
      email,
      name,
      act,
      get,
      read,
      post: (url: string, payload: object) => staff.post(url, payload, cookie),

      /** Acts on the current version. */
      write: async (id: string, action: string, payload: object = {}) =>
        act(id, action, { version: (await read(id)).version, ...payload }),

      take: async (id: string) => {
        await act(id, "take");
        return id;
      },

      idsIn: async (query: string) =>
        (await get(`/requests?limit=500&${query}`))
          .json<{ data: { id: string }[] }>()
          .data.map(({ id }) => id),
    };
  };
};

export type Desk = Awaited<ReturnType<ReturnType<typeof deskOf>>>;

type Colleague = {
  post: (url: string, payload: object) => Promise<unknown>;
  read: (id: string) => Promise<DeskRequest>;
};

/** A second person approves all that was asked about a request; answers it as it is then. */
export const approveAll = async (colleague: Colleague, { id, approvals }: DeskRequest) => {
  for (const approval of approvals)
    await colleague.post(`/approvals/${approval.id}/approve`, { digest: approval.digest });
  return colleague.read(id);
};
