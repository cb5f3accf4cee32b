import { type PagedRoom, pagedRooms } from "../../../contract/office/rooms.ts";
import { sameOriginPath } from "../../../domain/accounts/same-origin-path.ts";

/** Apart from `contract/page-paths.ts`, which customers receive. */
export const dashboard = "/office";
export const login = "/office/login";

export const pathOf = (room: PagedRoom) => `${dashboard}/${pagedRooms[room].path}`;
export const requests = pathOf("requests");
export const messages = pathOf("messages");
export const message = (id: string) => `${messages}/${id}`;
export const chats = pathOf("chats");
export const chat = (id: string) => `${chats}/${id}`;
export const approvals = pathOf("approvals");
export const approval = (id: string) => `${approvals}/${id}`;
export const refunds = pathOf("refunds");
export const refund = (id: string) => `${refunds}/${id}`;
export const clients = pathOf("clients");
export const client = (id: string) => `${clients}/${id}`;
export const analytics = pathOf("analytics");
export const analyticsOf = (days: { from: string; to: string }) =>
  `${analytics}?${new URLSearchParams(days).toString()}`;
export const insurance = pathOf("insurance");
export const insurer = (slug: string) => `${insurance}/${slug}`;
export const draft = (id: string) => `${insurance}/drafts/${id}`;
export const openingHours = `${pathOf("settings")}/hours`;
export const request = (id: string) => `${requests}/${id}`;

/** Where to go after the login: only a page of the office. */
export const nextOf = (search: URLSearchParams): string => {
  const next = sameOriginPath(search.get("next"));
  const isOffice = next !== undefined && /^\/office(?:[/?#]|$)/.test(next);
  return isOffice && !/^\/office\/(?:login|set-password)\b/.test(next) ? next : dashboard;
};

export const loginThen = (next: string) => `${login}?${new URLSearchParams({ next }).toString()}`;
