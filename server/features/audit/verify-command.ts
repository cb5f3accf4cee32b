import { ToolRefused } from "../../tool-socket.ts";
import type { AuditParts } from "./audit-parts.ts";
import { createChainChecks } from "./chain-checks.ts";
import { describeFault } from "./describe-fault.ts";
import { createSealer } from "./sealer.ts";

/** Lines to print. @throws {ToolRefused} naming the first fault, and what to do */
export const verifyCommand = async (parts: AuditParts): Promise<string[]> => {
  await createSealer(parts).seal();
  const verified = await createChainChecks(parts).verify("command");
  if ("fault" in verified) throw new ToolRefused(describeFault(verified));
  return [`${verified.rows} audit rows are whole. Head: ${verified.head || "none"}`];
};
