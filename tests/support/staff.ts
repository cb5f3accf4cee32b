import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { runStaffCommand } from "../../server/features/office/access/staff-command.ts";
import type { TestApp } from "./test-app.ts";

export const PASSWORD = "palm-tree-garden-7";

export const tokenIn = (lines: readonly string[]) => lines.at(-1)?.split("/").at(-1) ?? "";

export const cookieOf = (answer: Awaited<ReturnType<TestApp["call"]>>) =>
  answer.cookies.find(({ name }) => name === "staff")?.value ?? "";

let added = 0;

/** Staff of an application, as the command line and the login make them. */
export const staffOf = (app: TestApp) => {
  const command = (...words: string[]) =>
    runStaffCommand(words, app.staff.accounts, app.parts.configuration.publicUrl);

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

  const codeOf = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: app.parts.now().getTime(),
    });

  const login = (email: string, password = PASSWORD) => post("/login", { email, password });

  /** A new member with password, not yet with an authenticator. */
  const addMember = async (role = "agent") => {
    added += 1;
    const email = `member-${process.pid}-${added}@example.test`;
    const token = tokenIn(await command("add", email, "--role", role));
    expect((await post("/set-password", { token, password: PASSWORD })).statusCode).toBe(200);
    return { email, token };
  };

  return {
    command,
    post,
    get,
    codeOf,
    login,
    addMember,

    /** A new member who stands inside. */
    enter: async (role?: string) => {
      const { email } = await addMember(role);
      const entering = cookieOf(await login(email));
      const { key } = (await post("/authenticator", {}, entering)).json<{
        data: { key: string };
      }>().data;
      const verified = await post("/verify", { code: codeOf(key) }, entering);
      expect(verified.statusCode).toBe(200);
      const { recoveryCodes } = verified.json<{ recoveryCodes: string[] }>();
      return { email, key, entering, cookie: cookieOf(verified), recoveryCodes };
    },
  };
};
