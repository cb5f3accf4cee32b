import type { DeskRequest } from "../../contract/office/desk/requests.ts";
import type { PictureFault } from "../../domain/documents/document-request.ts";
import type { DocumentSlot } from "../../domain/documents/documents.ts";
import { multipart, type Part } from "./multipart.ts";
import { photo } from "./pictures.ts";
import type { staffOf } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

const LINK = /\/documents\/([\w-]{43})$/m;

export const linkTokenIn = (text: string) => LINK.exec(text)?.[1];

/** One desk with a member of staff who takes requests, and the customer's side of it. */
export const deskWithDocuments = (
  app: TestApp,
  staff: ReturnType<typeof staffOf>,
  cookie: () => string,
) => {
  const read = async (id: string) =>
    (await staff.get(`/requests/${id}`, cookie())).json<{ data: DeskRequest }>().data;

  const write = async (id: string, action: string, payload: object) => {
    const { version } = await read(id);
    return staff.post(`/requests/${id}/${action}`, { version, ...payload }, cookie());
  };

  const idsOf = async (id: string, slots: readonly DocumentSlot[], isWaiting: boolean) =>
    (await read(id)).documents
      .filter((one) => one.isWaiting === isWaiting && slots.some((slot) => slot === one.slot))
      .map(({ _id }) => _id);

  const ask = (id: string, slots: readonly DocumentSlot[], more: object = {}) =>
    write(id, "document-requests", { slots, reason: "blurred", ...more });

  return {
    read,
    write,
    idsOf,
    ask,
    take: (id: string) => staff.post(`/requests/${id}/take`, {}, cookie()),

    judge: async (
      id: string,
      verdict: "accepted" | "rejected",
      slots: readonly DocumentSlot[],
      { isWaiting = false, reason = "blurred" as PictureFault } = {},
    ) =>
      write(id, "documents/verdict", {
        documents: await idsOf(id, slots, isWaiting),
        verdict,
        ...(verdict === "rejected" && { reason }),
      }),

    /** Asks, and answers the token of the link that was mailed. */
    mailedToken: async (
      id: string,
      email: string,
      slots: readonly DocumentSlot[],
      more: object = {},
    ) => {
      const before = new Set(app.sent.map(({ text }) => linkTokenIn(text)));
      const answer = await ask(id, slots, more);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const isNew = (text: string) => {
        const token = linkTokenIn(text);
        return token !== undefined && !before.has(token);
      };
      const { text } = await app.mailTo(email, (mail) => isNew(mail.text));
      return linkTokenIn(text) ?? "";
    },

    open: (token: string) => app.call({ url: `/api/document-requests/${token}` }),

    upload: async (
      url: string,
      slots: readonly string[],
      headers: Record<string, string> = {},
      bytes?: Buffer,
    ) => {
      const parts = await Promise.all(
        slots.map(async (slot): Promise<Part> => [
          slot,
          { bytes: bytes ?? (await photo(300, 200)) },
        ]),
      );
      const form = multipart(parts);
      return app.call({
        method: "POST",
        url,
        payload: form.payload,
        headers: { ...form.headers, ...headers },
      });
    },
  };
};
