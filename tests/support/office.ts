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

const stepOf =
  (address: string, cookie = "") =>
  async (path: string, body: object) => {
    const answer = await fetch(`${address}/api/office${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        ...(cookie && { cookie: `staff=${cookie}` }),
      },
      body: JSON.stringify(body),
    });
    const given = /staff=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1];
    return { cookie: given ?? "", data: (await answer.json()) as { data: { key: string } } };
  };

/** A new member of staff who stands inside: the session's token, without the door's pages. */
export const enterOffice = async (product: { address: string; dataDir: string }, email: string) => {
  const { address, dataDir } = product;
  const token = (await addStaff(dataDir, email, "agent")).split("/").at(-1);
  const outside = stepOf(address);
  await outside("/set-password", { token, password: STAFF_PASSWORD });
  const { cookie } = await outside("/login", { email, password: STAFF_PASSWORD });
  const entering = stepOf(address, cookie);
  const { data } = await entering("/authenticator", {});
  return (await entering("/verify", { code: codeOf(data.data.key) })).cookie;
};
