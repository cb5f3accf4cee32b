import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { previewRoutes } from "./dev-mail-preview.ts";
import { mailSamples } from "../templates/mail-samples.ts";
import { renderMail } from "../templates/render-mail.ts";

const PUBLIC_URL = "http://localhost:5000";

const app = Fastify();
beforeAll(async () => {
  previewRoutes(app, PUBLIC_URL);
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, remoteAddress = "127.0.0.1") => app.inject({ url, remoteAddress });

const samples = Object.entries(mailSamples("Mariam"));
const kinds = samples.map(([name]) => name);

test.each(samples)("the mail %s is shown in both languages", async (name, mail) => {
  const list = await get("/dev/mail/preview");
  for (const language of ["en", "ar"] as const) {
    const { subject } = await renderMail({ key: "", to: "", language, mail }, PUBLIC_URL);
    const address = `/dev/mail/preview/${name}/${language}`;
    expect(list.body).toContain(`<a href="${address}">${subject}</a>`);
    expect(list.body).toContain(`src="${address}/html"`);

    const page = await get(address);
    expect(page.body).toContain(`<title>${subject}</title>`);
    expect(page.headers["content-security-policy"]).not.toContain("unsafe");
    const html = await get(`${address}/html`);
    expect(html.body).toContain(`<html dir="${language === "ar" ? "rtl" : "ltr"}"`);
    expect(html.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    expect(html.headers["x-frame-options"]).toBeUndefined();
  }
});

test.each([
  "/dev/mail/preview/nothing/en",
  "/dev/mail/preview/activationCode/fr",
  "/dev/mail/preview/toString/en",
  "/dev/mail/preview/activationCode/fr/html",
])("%s is not found", async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test.each(["", `/${kinds[0]}/en`, `/${kinds[0]}/en/html`])(
  "/dev/mail/preview%s is not found from another machine",
  async (path) => {
    expect((await get(`/dev/mail/preview${path}`, "192.0.2.1")).statusCode).toBe(404);
  },
);
