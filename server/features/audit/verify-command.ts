import { ToolRefused } from "../../tool-socket.ts";
import type { AuditParts } from "./audit-parts.ts";
import { createSealer } from "./sealer.ts";
import { type ChainFault, createVerification } from "./verify-chain.ts";

const words: Record<ChainFault["fault"], string> = {
  changed: "was changed",
  removed: "was removed",
  unsealed: "was written past the sealer",
  sealMissing: "is missing",
  cut: "is not in the database any more: the end was cut off",
};

export const describeFault = (fault: ChainFault): string =>
  "auditId" in fault
    ? `Audit row ${fault.auditId} ${words[fault.fault]}.`
    : `Seal ${fault.seq} ${words[fault.fault]}.`;

/** Lines to print. @throws {ToolRefused} naming the first fault */
export const verifyCommand = async (parts: AuditParts): Promise<string[]> => {
  await createSealer(parts).seal();
  const verified = await createVerification(parts)();
  if ("fault" in verified) throw new ToolRefused(describeFault(verified));
  return [`${verified.rows} audit rows are whole. Head: ${verified.head || "none"}`];
};
