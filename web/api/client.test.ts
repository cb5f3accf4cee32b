import { expect, test } from "vitest";
import { readRequest } from "../../contract/requests.ts";
import { callWith } from "./client.ts";

const unreachable = { code: "unreachable", data: {} };

test("an answer brings its status and what it says", async () => {
  const call = callWith(async () => Response.json({ code: "requests.unknown" }, { status: 404 }));
  expect(await call(readRequest, { params: { id: "R1" } })).toEqual({
    code: 404,
    data: { code: "requests.unknown" },
  });
});

test.each([
  ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["it took too long", () => Promise.reject(new DOMException("Too long", "TimeoutError"))],
  ["something between answers in HTML", async () => new Response("<h1>502</h1>", { status: 502 })],
])("a call is answered as unreachable when %s", async (_, send) => {
  expect(await callWith(send)(readRequest)).toEqual(unreachable);
});

test("a call that is given up is answered as unreachable", async () => {
  const leaving = new AbortController();
  const call = callWith(async (_, { signal }) => {
    signal?.throwIfAborted();
    return Response.json({});
  });
  leaving.abort();
  expect(await call(readRequest, { signal: leaving.signal })).toEqual(unreachable);
});

test("the parameters of an address are escaped", async () => {
  const sent: string[] = [];
  const call = callWith(async (path) => {
    sent.push(path);
    return Response.json({});
  });
  await call(readRequest, { params: { id: "a/b" }, query: { part: "1&2" } });
  expect(sent).toEqual([`${readRequest.url.replace(":id", "a%2Fb")}?part=1%262`]);
});
