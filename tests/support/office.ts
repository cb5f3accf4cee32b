import { Secret, TOTP } from "otpauth";
import { askServer } from "../../server/tool-socket.ts";

export const STAFF_PASSWORD = "palm-tree-garden-7";

/** Adds staff as `npm run staff` does beside a running server; answers the one-time link. */
export const addStaff = async (dataDir: string, email: string, role: string): Promise<string> => {
  const words = ["add", email, "--role", role];
  const lines = await askServer(dataDir, { tool: "staff", words });
  return lines.at(-1) ?? "";
};

const PERIOD_MS = 30_000;

/** A code works once, and the clock may be one step off: the second login takes the next. */
export const codeOf = (key: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + stepsAhead * PERIOD_MS,
  });
