import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../tests/support/account-calls.ts";
import { newAddress, signUpVerified } from "../../../tests/support/accounts.ts";
import { erase, readData } from "../../../tests/support/privacy.ts";
import { refusalOf } from "../../../tests/support/refusals.ts";
import { openTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe("erasing the account", () => {
  it("needs the password, as a session may be in other hands (E9)", async () => {
    const person = await signUpVerified(app);
    for (const [password, statusCode, code] of [
      ["", 400, "accounts.password_required"],
      ["not the one", 403, "accounts.wrongPassword"],
    ] as const)
      expect(refusalOf(await erase(app, { ...person, password }, "account"))).toEqual({
        statusCode,
        code,
        field: "password",
      });
    const payload = { what: "account" };
    const { headers } = person;
    const url = "/api/users/me/erase";
    const bare = await app.call({ method: "POST", url, headers, payload });
    expect(refusalOf(bare)).toMatchObject({ code: "accounts.password_required" });
    expect((await readData(app, person)).user.email).toBe(person.email);
    expect((await erase(app, { ...person, password: "" }, "unsold")).statusCode).toBe(200);
    expect((await erase(app, person, "account")).statusCode).toBe(200);
  });

  it("counts wrong passwords as failed sign-ins", async () => {
    const [person, from] = [await signUpVerified(app), newAddress()];
    const wrong = { ...person, password: "not the one" };
    for (let count = 0; count < 10; count += 1)
      expect((await erase(app, wrong, "account", from)).statusCode).toBe(403);
    const refused = await erase(app, person, "account", from);
    expect(refusalOf(refused)).toMatchObject({ statusCode: 429, code: "request.tooMany" });
    expect((await signIn(app, person, { from })).statusCode).toBe(429);
    expect((await erase(app, person, "account", newAddress())).statusCode).toBe(200);
  });
});
