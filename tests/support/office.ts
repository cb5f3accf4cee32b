import { Secret, TOTP } from "otpauth";
import type { StaffName } from "../../contract/office/staff-name.ts";
import { askServer } from "../../server/tool-socket.ts";

export const STAFF_PASSWORD = "palm-tree-garden-7";

let named = 0;

/** Words of the command line that give the next member a name of their own. */
export const nameWords = () => {
  named += 1;
  const own = `${process.pid} ${named}`;
  const names = ["--name-en", `Member ${own}`, "--name-ar", `موظف ${own}`];
  return [...names, "--extension", String(100 + named)];
};

/** Adds staff as `npm run staff` does beside a running server; answers the one-time link. */
export const addStaff = async (dataDir: string, email: string, role: string): Promise<string> => {
  const words = ["add", email, "--role", role, ...nameWords()];
  const lines = await askServer(dataDir, { tool: "staff", words });
  return lines.at(-1) ?? "";
};

const PERIOD_MS = 30_000;

/** A code works once, and the clock may be one step off: the second login takes the next. */
export const codeOf = (key: string, stepsAhead = 0, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: now + stepsAhead * PERIOD_MS,
  });

let members = 0;

export const newStaffEmail = () => {
  members += 1;
  return `member-${process.pid}-${members}-${Date.now()}@example.test`;
};

export const tokenOf = (link: string) => link.split("/").at(-1) ?? "";

/** Calls a path under `/api/office` with the cookies of before. @throws {Error} unless 200 */
type Post = (path: string, body: object) => Promise<unknown>;

/** Lets a new member in: password, login and authenticator, as the pages of the office call it. */
export const goInside = async (
  post: Post,
  { email, link, now = Date.now }: { email: string; link: string; now?: () => number },
) => {
  await post("/set-password", { token: tokenOf(link), password: STAFF_PASSWORD });
  await post("/login", { email, password: STAFF_PASSWORD });
  const { data } = (await post("/authenticator", {})) as { data: { key: string } };
  const verified = await post("/verify", { code: codeOf(data.key, 0, now()) });
  const { recoveryCodes, data: inside } = verified as {
    recoveryCodes: string[];
    data: StaffName;
  };
  return { key: data.key, recoveryCodes, id: inside.id, name: inside.name };
};

/** A new member inside a running product: the cookie's value. `add` answers the link. */
export const enterOffice = async (
  product: { address: string; dataDir: string },
  role = "agent",
  add = (email: string) => addStaff(product.dataDir, email, role),
  now = Date.now,
) => {
  const email = newStaffEmail();
  let cookie = "";
  const post = async (path: string, body: object): Promise<unknown> => {
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
    return answer.json();
  };
  const { name, key } = await goInside(post, { email, link: await add(email), now });
  const first = cookie;
  return {
    email,
    name,
    cookie: first,
    /** From another browser; answers its cookie. */
    loginAgain: async () => {
      cookie = "";
      await post("/login", { email, password: STAFF_PASSWORD });
      await post("/verify", { code: codeOf(key, 1, now()) });
      return cookie;
    },
  };
};
