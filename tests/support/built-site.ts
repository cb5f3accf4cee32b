import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { onTestFinished, vi } from "vitest";
import { compressAnswers } from "../../server/http/compression.ts";
import { limitLoad } from "../../server/http/load.ts";
import { loadBuild, rendererOf } from "../../server/http/pages/built-pages.ts";
import { addPages } from "../../server/http/pages/pages.ts";
import type { TestApp } from "./test-app.ts";

const installation = {
  publicUrl: "http://localhost",
  isDemonstration: true,
  licenceNumber: "1",
  gatewayOrigin: "http://gateway.test",
};

/** The built pages, kept, over the application's calls. */
export const openBuiltSite = async (app: TestApp) => {
  const site = Fastify();
  onTestFinished(() => site.close());
  await compressAnswers(site);
  await site.register(cookie);
  const renderBuilt = rendererOf(await loadBuild(), installation);
  const send = async (path: string, { headers }: RequestInit) => {
    const answer = await app.call({ url: path, headers: Object.fromEntries(new Headers(headers)) });
    const type = String(answer.headers["content-type"]);
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { "content-type": type },
    });
  };
  const render = vi.fn<Parameters<typeof addPages>[1]["render"]>((request, given) =>
    renderBuilt(request, { ...given, send }),
  );
  const { publicUrl, gatewayOrigin } = installation;
  const load = limitLoad(site, 100);
  const { changes } = app.parts;
  await addPages(site, {
    load,
    render,
    publicUrl,
    gatewayOrigin,
    isSecure: false,
    changes,
    isBuilt: true,
  });
  const read = async (url: string) =>
    (await site.inject({ url, headers: { host: "localhost", cookie: "lang=en" } })).body;
  return { read, render };
};
