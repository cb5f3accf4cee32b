import { type Answering, answeringAt } from "../../../domain/chat/answering.ts";
import type { Database, Transaction } from "../../adapters/database/database.ts";
import { calendarIn } from "../../records/calendar/calendar-store.ts";
import { isAnybodyAtWork } from "./chat-store.ts";

export const answeringIn = async (handle: Database | Transaction, now: Date): Promise<Answering> =>
  answeringAt(await calendarIn(handle), now, await isAnybodyAtWork(handle));

export const presentAnswering = ({ isOpen, until, opensAt, answersBy }: Answering) => ({
  isOpen,
  until: until?.toISOString() ?? null,
  opensAt: opensAt?.toISOString() ?? null,
  answersBy: answersBy.toISOString(),
});
