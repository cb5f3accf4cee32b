import { HOUR_MS, MINUTE_MS } from "../../../domain/durations.ts";
import type { MessageState } from "../../../domain/contact/message-states.ts";
import { messageProducts, messageTexts } from "./message-texts.ts";
import { randomFor } from "./random.ts";
import type { Person } from "./seeded-person.ts";
import type { AuditRow, SeededRows } from "./seeded-rows-store.ts";

const MESSAGE = 62;
/** One for so many requests. */
const REQUESTS_PER_MESSAGE = 20;
const OLDEST_DAYS = 300;
/** Most are answered within a day. */
const ANSWER_HOURS = [1, 30] as const;
const CLOSED_SHARE = 0.2;
const PHONE_SHARE = 0.6;

type Left = { now: Date; person: Person; staffId: string };

/** The message that came with a position of the contact form; most positions have none. */
export const messageAt = (
  position: number,
  { now, person, staffId }: Left,
): Pick<SeededRows, "messages" | "audit"> => {
  if (position % REQUESTS_PER_MESSAGE !== 3) return { messages: [], audit: [] };
  const random = randomFor(MESSAGE, position);
  const [id, minutes] = [random.uuid(), random.whole(1, OLDEST_DAYS * 24 * 60)];
  const createdAt = new Date(now.getTime() - minutes * MINUTE_MS);
  const answeredAt = new Date(createdAt.getTime() + random.whole(...ANSWER_HOURS) * HOUR_MS);
  const isAnswered = answeredAt < now;
  const isClosed = isAnswered && random.chance(CLOSED_SHARE);
  const state: MessageState = isClosed ? "closed" : isAnswered ? "answered" : "new";
  const subject = { subject: "message", subjectId: id } as const;
  const received: AuditRow = {
    ...subject,
    at: createdAt,
    actor: "customer",
    actorId: null,
    event: "received",
    fromState: null,
    toState: "new",
    version: 1,
  };
  const changed: AuditRow = {
    ...received,
    at: answeredAt,
    actor: "staff",
    actorId: staffId,
    event: state,
    fromState: "new",
    toState: state,
    version: 2,
  };
  return {
    messages: [
      {
        id,
        name: person.username,
        email: person.email,
        phone: random.chance(PHONE_SHARE) ? person.phone : null,
        product: random.pick(messageProducts),
        message: random.pick(messageTexts[person.language]),
        consent: true,
        language: person.language,
        createdAt,
        state,
        note: isAnswered && random.chance(0.5) ? "Answered by e-mail." : "",
        changedBy: isAnswered ? staffId : null,
        changedAt: isAnswered ? answeredAt : null,
        version: isAnswered ? 2 : 1,
      },
    ],
    audit: isAnswered ? [received, changed] : [received],
  };
};
