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

let members = 0;

/** A new member who stands inside, through the API: the cookie's value. */
export const enterOffice = async (
  product: { address: string; dataDir: string },
  add: (email: string) => Promise<string> = (email) => addStaff(product.dataDir, email, "agent"),
) => {
  members += 1;
  const email = `member-${process.pid}-${members}-${Date.now()}@example.test`;
  const link = await add(email);
  let cookie = "";
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${product.address}/api/office${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        cookie: `staff=${cookie}`,
      },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    const set = answer.headers.getSetCookie().find((one) => one.startsWith("staff="));
    cookie = set?.split(";")[0]?.slice("staff=".length) ?? cookie;
    return answer.json() as Promise<{ data: { key: string } }>;
  };
  await post("/set-password", { token: link.split("/").at(-1), password: STAFF_PASSWORD });
  await post("/login", { email, password: STAFF_PASSWORD });
  const { data } = await post("/authenticator", {});
  await post("/verify", { code: codeOf(data.key) });
  return { email, cookie };
};
