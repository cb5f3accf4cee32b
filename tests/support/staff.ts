import { expect } from "vitest";
import { runStaffCommand } from "../../server/features/office/access/staff-command.ts";
import { codeOf, goInside, nameWords, newStaffEmail, STAFF_PASSWORD, tokenOf } from "./office.ts";
import type { TestApp } from "./test-app.ts";

export const cookieOf = (answer: Awaited<ReturnType<TestApp["call"]>>) =>
  answer.cookies.find(({ name }) => name === "staff")?.value ?? "";

/** Staff of an application, as the command line and the login make them. */
export const staffOf = (app: TestApp) => {
  const command = (...words: string[]) =>
    runStaffCommand(words, app.staff.accounts, app.parts.configuration.publicUrl);

  const now = () => app.parts.now().getTime();

  const post = (url: string, payload: object = {}, cookie?: string) =>
    app.call({
      method: "POST",
      url: `/api/office${url}`,
      headers: { "sec-fetch-site": "same-origin" },
      payload,
      ...(cookie && { cookies: { staff: cookie } }),
    });

  const get = (url: string, cookie?: string) =>
    app.call({ url: `/api/office${url}`, ...(cookie && { cookies: { staff: cookie } }) });

  const add = async (role = "agent") => {
    const email = newStaffEmail();
    const lines = await command("add", email, "--role", role, ...nameWords());
    return { email, link: lines.at(-1) ?? "" };
  };

  return {
    command,
    post,
    get,
    codeOf: (key: string) => codeOf(key, 0, now()),
    login: (email: string, password = STAFF_PASSWORD) => post("/login", { email, password }),

    /** A new member with password, not yet with an authenticator. */
    addMember: async (role?: string) => {
      const { email, link } = await add(role);
      const token = tokenOf(link);
      const set = await post("/set-password", { token, password: STAFF_PASSWORD });
      expect(set.statusCode).toBe(200);
      return { email, token };
    },

    /** A new member inside. `entering` is the session's cookie before the authenticator's code. */
    enter: async (role?: string) => {
      const { email, link } = await add(role);
      const cookies: string[] = [];
      const step = async (url: string, payload: object): Promise<unknown> => {
        const answer = await post(url, payload, cookies.at(-1));
        expect(answer.statusCode, url).toBe(200);
        const set = cookieOf(answer);
        if (set) cookies.push(set);
        return answer.json();
      };
      const entered = await goInside(step, { email, link, now });
      const [entering = "", cookie = ""] = cookies;
      return { email, entering, cookie, ...entered };
    },
  };
};
