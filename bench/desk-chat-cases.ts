import type { DeskCase, Viewer } from "./desk-case.ts";
import type { DeskStores } from "./desk-stores.ts";

/** The lists of chats, one conversation, and what looks for chats elsewhere. */
export const chatCases = async (
  { chats }: DeskStores,
  { staffId, now }: Viewer,
  page: number,
): Promise<DeskCase[]> => {
  const newest = await chats.all(undefined, 10 * page);
  const last = newest.at(-1)?.chat;
  const [message] = await chats.messages(undefined, page);
  const ofAccount = newest.find(({ chat }) => chat.userId !== null)?.chat;
  if (!last || !message || !ofAccount?.userId) throw new Error("No chats were seeded.");
  const after = { at: last.createdAt, id: last.id };
  const afterMessage = { at: message.chat.createdAt, id: message.chat.id };
  const { userId } = ofAccount;

  return [
    { name: "chats: waiting", run: (all) => all.chats.waiting() },
    { name: "chats: messages", run: (all) => all.chats.messages(undefined, page) },
    { name: "chats: messages, next page", run: (all) => all.chats.messages(afterMessage, page) },
    { name: "chats: mine", run: (all) => all.chats.mine(staffId) },
    { name: "chats: all", run: (all) => all.chats.all(undefined, page) },
    { name: "chats: all, page 11", run: (all) => all.chats.all(after, page) },
    { name: "chats: one", run: (all) => all.chats.find(last.id) },
    { name: "chats: lines of one", run: (all) => all.chats.linesOf(last.id) },
    { name: "chats: count waiting", run: (all) => all.chats.countWaiting() },
    { name: "chats: count mine", run: (all) => all.chats.countMine(staffId) },
    { name: "chats: who is there", run: (all) => all.chats.colleagues() },
    { name: "chats: requests of a visitor", run: (all) => all.chats.requestsOf(userId, 10) },
    {
      name: "chats: of a visitor's browser",
      run: (all) => all.chats.ofVisitor(last.visitorHash, now),
    },
    {
      name: "chats: of a person, for the audit",
      run: (all) => all.audit.chatsOfPerson(userId, "visitor-1@example.test"),
    },
  ];
};
