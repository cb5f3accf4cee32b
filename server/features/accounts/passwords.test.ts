import { expect, test } from "vitest";
import { createPasswords, DUMMY_HASH } from "./passwords.ts";

test("a password matches its own hash only", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("a rainy morning");
  expect(await passwords.matches(stored, "a rainy morning")).toBe(true);
  expect(await passwords.matches(stored, "a sunny morning")).toBe(false);
  expect(await passwords.matches(undefined, "a rainy morning")).toBe(false);
});

test("a missing account costs the same work as a wrong password", async () => {
  const settings = (hash: string) => hash.split("$").slice(0, 4);
  expect(settings(DUMMY_HASH)).toEqual(settings(await createPasswords().hash("a rainy morning")));
});

test("with four hashing and thirty-two waiting the server is busy, and recovers", async () => {
  const passwords = createPasswords(60_000);
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, () => passwords.hash("a rainy morning")),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(36);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "request.busy" });
  expect(await passwords.hash("a rainy morning")).toMatch(/^\$argon2id\$/);
});
