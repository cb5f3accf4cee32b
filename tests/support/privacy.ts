import { expect } from "vitest";
import { KeptData } from "../../contract/privacy.ts";
import { schema } from "../../server/adapters/database/schema.ts";
import type { TestApp } from "./test-app.ts";

type Callable = Pick<TestApp, "call">;
type Person = { headers: Record<string, string>; password: string };

/** All that is stored about a person. */
export const readData = async ({ call }: Callable, { headers }: Pick<Person, "headers">) => {
  const answer = await call({ url: "/api/users/me/data", headers });
  expect(answer.statusCode).toBe(200);
  return KeptData.parse(answer.json().data);
};

export const erase = (
  { call }: Callable,
  { headers, password }: Person,
  what: string,
  remoteAddress = "127.0.0.1",
) =>
  call({
    method: "POST",
    url: "/api/users/me/erase",
    headers,
    payload: { what, password },
    remoteAddress,
  });

export const leaveMessage = ({ parts }: Pick<TestApp, "parts">, email: string) =>
  parts.db.insert(schema.messages).values({
    name: "A driver",
    email,
    message: "Please call me back",
    consent: true,
    language: "en",
    createdAt: parts.now(),
  });

export const soldPolicy = {
  state: "issued",
  capturedFils: 55_125,
  startDate: "2026-12-01",
} as const;
