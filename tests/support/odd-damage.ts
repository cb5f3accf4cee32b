import fc from "fast-check";

const damages = ["cut", "wrongType", "noType", "empty", "junk"] as const;

const wrongTypes = [
  "text/plain",
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/mixed; boundary=x",
  "application/xml",
  "; ; =",
  "x".repeat(300),
] as const;

export type Body = { payload: string | Buffer; headers: Record<string, string> };

const damage = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant("none" as const) },
    { weight: 2, arbitrary: fc.constantFrom(...damages) },
  ),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  type: fc.constantFrom(...wrongTypes),
  junk: fc.uint8Array({ maxLength: 200 }),
});

const harm = (
  { payload, headers }: Body,
  { kind, at, type, junk }: { kind: string; at: number; type: string; junk: Uint8Array },
): Body => {
  if (kind === "cut")
    return { payload: payload.slice(0, Math.floor(payload.length * at)), headers };
  if (kind === "wrongType") return { payload, headers: { "content-type": type } };
  if (kind === "noType") return { payload, headers: {} };
  if (kind === "empty") return { payload: "", headers };
  if (kind === "junk") return { payload: Buffer.from(junk), headers };
  return { payload, headers };
};

export const damaged = (bodies: fc.Arbitrary<Body>) =>
  fc.tuple(bodies, damage).map(([body, one]) => harm(body, one));
