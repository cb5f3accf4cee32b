import { randomUUID } from "node:crypto";
import { schema } from "../../server/adapters/database/schema.ts";
import type { TestApp } from "./test-app.ts";

type ChatRow = typeof schema.chats.$inferInsert;
type LineRow = typeof schema.chatLines.$inferInsert;
type Line = Pick<LineRow, "kind" | "text"> & Partial<LineRow>;

const said: Line[] = [
  { kind: "customer", text: "Is my windscreen covered?" },
  { kind: "note", text: "Her brother called, too." },
  { kind: "staff", text: "It is." },
  { kind: "event", event: "ended" },
];

/** A chat that has ended now, unless another state is named. */
export const storedChat = async (
  { parts }: Pick<TestApp, "parts">,
  chat: Partial<ChatRow>,
  lines: Line[] = said,
) => {
  const [id, at] = [randomUUID(), parts.now()];
  const isEnded = (chat.state ?? "ended") === "ended";
  await parts.db.insert(schema.chats).values({
    id,
    state: "ended",
    visitorHash: randomUUID(),
    visitorUntil: at,
    language: "en",
    page: "/help",
    lines: lines.length,
    lastBy: "staff",
    lastLineAt: at,
    createdAt: at,
    ...(isEnded && { endedAt: at, endedBy: "customer" }),
    ...chat,
  });
  await parts.db
    .insert(schema.chatLines)
    .values(lines.map((line, index) => ({ at, ...line, chatId: id, number: index + 1 })));
  return id;
};
