import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { limitLoad } from "../load.ts";
import { compressAnswers } from "../compression.ts";
import { addPages } from "./pages.ts";

const publicUrl = "http://mizalla.test";

/** Sends the raw address: `inject` would read "//x" as a host. */
const openSite = async (more: Record<string, string> = {}) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await compressAnswers(app);
  await app.register(cookie);
  app.get("/api/users/me", async (request, reply) =>
    reply.code(request.cookies["token"] === "live" ? 200 : 401).send({}),
  );
  await addPages(app, {
    render: async ({ url }) =>
      new Response(url, { headers: { "content-type": "text/html", ...more } }),
    load: limitLoad(app, 100),
    publicUrl,
    gatewayOrigin: "http://gateway.test",
    isSecure: false,
    changes: { onChange: () => {} },
    isBuilt: true,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;

  return async (path: string, host = "mizalla.test", more: Record<string, string> = {}) => {
    const call = get({ host: "127.0.0.1", port, path, headers: { host, ...more }, agent: false });
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    const { statusCode, headers } = answer;
    const encoding = headers["content-encoding"];
    const caching = headers["cache-control"];
    return { statusCode, location: headers.location, encoding, caching, body: await text(answer) };
  };
};

test.each([
  ["/", "/"],
  ["/about?next=//evil.test", "/about?next=//evil.test"],
])("the page of %s is rendered", async (asked, shown) => {
  const answer = await (await openSite())(asked);
  expect([answer.statusCode, answer.body]).toEqual([200, publicUrl + shown]);
});

test.each([
  ["//", "/"],
  ["//evil.test/x", "/evil.test/x"],
  ["/\\evil.test", "/evil.test"],
  ["http://evil.test/about?a=1", "/about?a=1"],
  ["/ar//", "/ar/"],
  ["/ar//evil.test/x?a=//b", "/ar/evil.test/x?a=//b"],
  ["/a\\\\/b", "/a/b"],
])("%s leads to the one address %s", async (asked, plain) => {
  const answer = await (await openSite())(asked);
  expect([answer.statusCode, answer.location]).toEqual([302, publicUrl + plain]);
});

test.each([
  ["/about?a=1", "/about?a=1"],
  ["//evil.test/", "/evil.test/"],
])("%s under another name leads to ours", async (asked, plain) => {
  const answer = await (await openSite())(asked, "127.0.0.1");
  expect([answer.statusCode, answer.location]).toEqual([302, publicUrl + plain]);
});

test.each([
  ["/ar/about?a=1", "/about?a=1"],
  ["/ar?a=1", "/?a=1"],
  ["/arabic", "/arabic"],
  ["/أ", "/%D8%A3"],
])("the switch of language leads from %s to %s", async (next, path) => {
  const send = await openSite();
  const answer = await send(`/lang?to=en&next=${encodeURIComponent(next)}`);
  expect([answer.statusCode, answer.location]).toEqual([303, path]);
});

test.each(["//evil.test", "/\\evil.test", "/ar//evil.test", "https://evil.test"])(
  "the switch of language does not lead to %s",
  async (next) => {
    const send = await openSite();
    const answer = await send(`/lang?to=en&next=${encodeURIComponent(next)}`);
    expect([answer.statusCode, answer.location]).toEqual([303, "/"]);
  },
);

test("a page without its data says when to retry, and is not cached", async () => {
  let isAway = true;
  const app = Fastify();
  onTestFinished(() => app.close());
  await compressAnswers(app);
  await app.register(cookie);
  app.get("/api/some", async (_request, reply) => reply.code(isAway ? 503 : 200).send({}));
  await addPages(app, {
    load: limitLoad(app, 100),
    render: async ({ url }, { send }) => {
      const { status } = await send("/api/some", {});
      const kind = url.endsWith("/about") ? { "x-page-kind": "still" } : {};
      return new Response(String(status), { headers: { "content-type": "text/html", ...kind } });
    },
    publicUrl,
    gatewayOrigin: "http://gateway.test",
    isSecure: false,
    changes: { onChange: () => {} },
    isBuilt: true,
  });
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({
      url,
      headers: { host: "mizalla.test" },
    });
    return [statusCode, headers["retry-after"], body];
  };

  expect(await ask("/profile")).toEqual([503, "5", "503"]);
  expect(await ask("/about")).toEqual([200, undefined, "503"]);
  isAway = false;
  expect(await ask("/profile")).toEqual([200, undefined, "200"]);
  expect(await ask("/about")).toEqual([200, undefined, "200"]);
  isAway = true;
  expect(await ask("/about")).toEqual([200, undefined, "200"]);
});

test.each([
  ["a visitor", {}, "br"],
  ["a signed-in customer", { cookie: "token=abc" }, undefined],
])(
  "a page rendered for %s, who sends %j, is sent in the encoding %s",
  async (_who, more, encoding) => {
    const send = await openSite();
    const answer = await send("/", "mizalla.test", { "accept-encoding": "br", ...more });
    expect([answer.statusCode, answer.encoding]).toEqual([200, encoding]);
  },
);

test.each([
  ["/login", "live", 302, `/profile`],
  ["/ar/signup", "live", 302, `/ar/profile`],
  ["/login?next=/packages", "live", 302, "/packages"],
  ["/login", "ended", 200, undefined],
  ["/about", "live", 200, undefined],
])("%s with a session that is %s is answered with %d %s", async (path, token, status, location) => {
  const send = await openSite();
  const answer = await send(path, "mizalla.test", { cookie: `token=${token}` });
  expect([answer.statusCode, answer.location]).toEqual([status, location]);
});

test("a question in the address of a calculator is answered each time, and kept by nobody", async () => {
  const ask = await openSite({ "x-page-kind": "still" });
  for (const path of ["/refund-calculator", "/ar/refund-calculator"]) {
    const plain = await ask(path);
    expect([plain.body, plain.caching]).toEqual([publicUrl + path, "no-cache"]);
    for (const query of ["?price=1", "?price=2"]) {
      const answer = await ask(path + query);
      expect([answer.body, answer.caching]).toEqual([
        publicUrl + path + query,
        "no-store, private",
      ]);
    }
    expect((await ask(path)).body).toBe(publicUrl + path);
  }
});

test("a page that says how long it is kept is rendered again after that", async () => {
  let rendered = 0;
  const app = Fastify();
  onTestFinished(() => app.close());
  await compressAnswers(app);
  await app.register(cookie);
  await addPages(app, {
    render: async () => {
      rendered += 1;
      const headers = { "x-page-kind": "still", "x-page-kept-seconds": "0.3" };
      return new Response(String(rendered), { headers });
    },
    load: limitLoad(app, 100),
    publicUrl,
    gatewayOrigin: "http://gateway.test",
    isSecure: false,
    changes: { onChange: () => {} },
    isBuilt: true,
  });
  const ask = () => app.inject({ url: "/our-times", headers: { host: "mizalla.test" } });
  const first = await ask();
  expect([first.body, first.headers["cache-control"]]).toEqual(["1", "no-cache"]);
  expect(first.headers["x-page-kept-seconds"]).toBeUndefined();
  expect((await ask()).body).toBe("1");
  await expect.poll(async () => (await ask()).body).toBe("2");
});

test("the query of any other still page changes nothing", async () => {
  const ask = await openSite({ "x-page-kind": "still" });
  expect((await ask("/about?price=1")).body).toBe(`${publicUrl}/about`);
});
