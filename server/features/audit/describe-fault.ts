import type { ChainFault } from "../../../domain/chain-fault.ts";
import type { DayFault } from "../../records/promises/promises-store.ts";
import type { FaultyDay } from "../../records/promises/verify-days.ts";

type Told = { what: string; todo: string };

const tampered =
  "Somebody changed the database past the product: keep the database and the logs as they are, compare them with a backup, and find out who may own its tables.";

const end =
  "If it shall be the one to keep, run: npm run restore -- --end <reason>. It writes down both heads and you as the one who decided.";

const tell = (fault: ChainFault): Told => {
  switch (fault.fault) {
    case "changed":
      return { what: `Audit row ${fault.auditId} was changed.`, todo: tampered };
    case "removed":
      return { what: `Audit row ${fault.auditId} was removed.`, todo: tampered };
    case "unsealed":
      return {
        what: `Audit row ${fault.auditId} was written past the sealer.`,
        todo: `It has waited for more than five minutes. Start the product once; if the row stays, ${tampered}`,
      };
    case "sealMissing":
      return { what: `Seal ${fault.seq} is missing.`, todo: tampered };
    case "behind":
      return {
        what: `The store knows seal ${fault.seq}, but the database ends at seal ${fault.last}: it is an older database, or its end was cut off.`,
        todo: `Check DATABASE_URL, and whether somebody restored a backup. ${end}`,
      };
    case "forked":
      return {
        what: `Seal ${fault.seq} of the store is not the one in the database, which goes on to seal ${fault.last}: it is another database, or its end was cut off and written anew.`,
        todo: `Check DATABASE_URL, and whether somebody restored a backup. ${end}`,
      };
    case "headMissing":
      return {
        what: `The store has no audit-head.json, though the database has ${fault.last} seals.`,
        todo: "Compare the last daily letter: if the chain still holds its digest, run npm run restore -- --end <reason>, which writes the head again.",
      };
  }
};

/** What is wrong, and what to do about it, as two lines. */
export const describeFault = (fault: ChainFault): string => {
  const { what, todo } = tell(fault);
  return `${what}\n${todo}`;
};

const faultsOfDays: Record<DayFault, string> = {
  casesChanged: "its cases are not those that were counted: some were changed, added or removed",
  auditChanged: "a case names a seal of the audit that is missing, or that ended something else",
};

/** What is wrong with a day of the published times (ruling O11), and what to do, as two lines. */
export const describeFaultyDay = ({ day, fault }: FaultyDay): string =>
  `Our times of ${day} cannot be verified: ${faultsOfDays[fault]}.\n${tampered} The page leaves the day out and says so; put promise_cases and promise_days of that day back from a backup.`;
