import { ToolRefused } from "../../tool-socket.ts";
import type { AuditParts } from "./audit-parts.ts";
import { createDayVerification, type PromiseParts } from "../../records/promises/verify-days.ts";
import { createChainChecks } from "./chain-checks.ts";
import { describeFault, describeFaultyDay } from "./describe-fault.ts";
import { createSealer } from "./sealer.ts";

/** Lines to print. @throws {ToolRefused} naming what is wrong, and what to do */
export const verifyCommand = async (parts: AuditParts & PromiseParts): Promise<string[]> => {
  await createSealer(parts).seal();
  const verified = await createChainChecks(parts).verify("command");
  const { days, cases, faults } = await createDayVerification(parts).verifyDays();
  const wrong = faults.map(describeFaultyDay);
  if ("fault" in verified) wrong.unshift(describeFault(verified));
  if ("fault" in verified || wrong.length > 0) throw new ToolRefused(wrong.join("\n"));
  const whole = `${verified.rows} audit rows are whole. Head: ${verified.head || "none"}`;
  return days === 0 ? [whole] : [whole, `${cases} cases of our times are whole, on ${days} days.`];
};
