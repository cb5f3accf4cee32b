import type {
  HealthCause,
  HealthKind,
  HealthPart,
  HealthState,
} from "../../../../domain/health.ts";

export default {
  name: "Health",
  about: "Whether payments, mail, files and jobs work",
  lead: "What the product needs, measured at most 30 seconds ago. This page follows by itself.",
  measured: "Measured at {{time}}",
  parts: {
    gateway: "Payment gateway",
    mail: "Mail",
    store: "Document store",
    jobs: "Jobs",
    sealer: "Sealing of the audit",
    database: "Database",
  } satisfies Record<HealthPart, string>,
  states: { works: "Works", waits: "Look at it", fails: "Does not work" } satisfies Record<
    HealthState,
    string
  >,
  kinds: {
    practice: "Practice gateway: no money moves",
    ccavenue: "CCAvenue",
    smtp: "Mail server",
    files: "Written to files: nothing leaves this machine",
    folder: "Folder of this machine",
    bucket: "Bucket",
    embedded: "Embedded, on one machine",
    postgres: "PostgreSQL",
  } satisfies Record<HealthKind, string>,
  says: {
    gateway: {
      works: "It answers. No payment waits for it.",
      unused: "Nobody has paid yet. No payment waits for it.",
      unanswered_one: "{{count}} payment waits since {{since}}: the gateway does not answer.",
      unanswered_other: "{{count}} payments wait since {{since}}: the gateway does not answer.",
    },
    mail: {
      works: "Last mail left at {{good}}.",
      unused: "No mail has been written in the last days.",
      waiting_one: "{{count}} mail waits since {{since}}: {{cause}}.",
      waiting_other: "{{count}} mails wait since {{since}}: {{cause}}.",
      refused_one: "{{count}} mail could not be delivered in the last day: {{cause}}.",
      refused_other: "{{count}} mails could not be delivered in the last day: {{cause}}.",
    },
    store: {
      works: "Files can be written and read.",
      away: "Files cannot be written or read: {{cause}}.",
      full: "There is no room for another file. Reading still works.",
    },
    jobs: {
      works: "All due jobs are done.",
      late_one: "{{count}} job is due since {{since}} and has not begun.",
      late_other: "{{count}} jobs are due, the oldest since {{since}}, and have not begun.",
      failed_one: "{{count}} job failed in the last day, after all its tries.",
      failed_other: "{{count}} jobs failed in the last day, after all their tries.",
      restoring: "No job runs: the database is older than the store, and restoring has not ended.",
    },
    sealer: {
      works: "Every entry of the audit is sealed within seconds.",
      waiting_one: "{{count}} entry of the audit waits for its seal since {{since}}.",
      waiting_other: "{{count}} entries of the audit wait for their seal since {{since}}.",
      behind: "The database ends before the last known seal: it is older, or its end was cut off.",
      forked:
        "The database does not hold the last known seal: it is another one, or was rewritten.",
      headMissing: "The note of the last seal is missing in the store.",
    },
    database: {
      works: "It answers.",
      away: "It does not answer: {{cause}}.",
    },
  },
  causes: {
    refused: "the connection is refused",
    silent: "there is no answer",
    login: "our login is refused",
    unknownHost: "its name is not known",
    address: "an address is refused",
    noRoom: "there is no room",
    other: "the reason stands in the log",
  } satisfies Record<HealthCause, string>,
  good: "Last success",
  bad: "Last failure",
  badBecause: "{{when}}: {{cause}}",
  none: "none known",
  todo: "What to do",
  todos: {
    gateway:
      "Wait a few minutes: we keep asking. If it goes on, call the gateway’s support; nobody is charged twice meanwhile.",
    mail: "Check the mail server’s address and login (SMTP_URL). Letters wait and leave by themselves, for about nine hours. See docs/operations.md, “Production”.",
    store: "Free disk space, or check the bucket (STORAGE_URL). See docs/operations.md, “Health”.",
    jobs: "Look for “jobs” in the server’s log, then start the product again. See docs/operations.md, “Health”.",
    sealer:
      "Keep the database as it is and run npm run audit:verify. See docs/operations.md, “The audit”.",
    database: "Check the database server (DATABASE_URL). See docs/operations.md, “Health”.",
  } satisfies Record<HealthPart, string>,
};
