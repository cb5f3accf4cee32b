import { createHash } from "node:crypto";

export const contentTag = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);
