import type { Configuration } from "../../configuration.ts";
import type { Parts } from "../../parts.ts";
import { ToolRefused } from "../../tool-socket.ts";
import { noteEarlierCommissions } from "../../records/policies/note-commission-store.ts";
import { seedFiles } from "./seed-files.ts";
import { seedRequests } from "./seed-requests.ts";

const usage = "npm run seed -- --requests <number>";

/** Runs the words after `npm run seed --`; answers lines to print. @throws {ToolRefused} */
export const seedCommand = async (
  words: readonly string[],
  parts: Pick<Parts, "db" | "keys" | "store" | "now" | "restoring"> & {
    configuration: Pick<Configuration, "isDemo">;
  },
): Promise<string[]> => {
  const [option, text = ""] = words;
  if (option !== "--requests" || !/^[1-9]\d{0,6}$/.test(text)) throw new ToolRefused(usage);
  if (!parts.configuration.isDemo)
    throw new ToolRefused("Invented requests do not belong into a production database.");
  const started = performance.now();
  const written = await seedRequests(parts, Number(text));
  await seedFiles(parts);
  await noteEarlierCommissions(parts.db, parts.now);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return [`${written} requests written in ${seconds} s.`];
};
