import type { KeptData } from "../../../contract/privacy.ts";
import { momentOf } from "../../../contract/values.ts";
import { chatErasedOn } from "../../../domain/chat/retention.ts";
import type { chatsOf } from "./chats-store.ts";

type OwnRequest = Pick<KeptData["requests"][number], "_id" | "number" | "erasedOn" | "mayErase">;

/** One that belongs to a request has its end; that of another person is not named. */
export const presentChats = (
  chats: Awaited<ReturnType<typeof chatsOf>>,
  requests: readonly OwnRequest[],
): KeptData["chats"] =>
  chats.map(({ requestId, state, page, name, email, lines, hasNote, createdAt, endedAt }) => {
    const request = requests.find(({ _id }) => _id === requestId);
    const isOfRequest = requestId !== null;
    const ownEnd = endedAt && chatErasedOn(endedAt);
    return {
      state,
      page,
      name,
      email,
      isOfRequest,
      request: request?.number ?? null,
      lines: lines.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
      hasNote,
      at: createdAt.toISOString(),
      endedAt: momentOf(endedAt),
      erasedOn: isOfRequest ? (request?.erasedOn ?? null) : ownEnd,
      mayErase: isOfRequest ? (request?.mayErase ?? false) : true,
    };
  });
