import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { atDesk, leave, newLead, sampledDesk, sampledDesks } from "./desk-steps.ts";
import { type Hands, keyboardOf } from "./hands.ts";
import { product } from "./journey.ts";

type Desk = Awaited<ReturnType<typeof atDesk>>;

const mouse: Hands = {
  tap: (control) => control.click(),
  select: async (control, value) => void (await control.selectOption(value)),
  type: (control, text) => control.fill(text),
  tick: (control) => control.check(),
  add: (control, photo) => control.setInputFiles(photo),
};

const isolated = /[\u2066-\u2069]/g;

/** The audit of one request, its details, its CSV and the chain. */
const readAudit = async (desk: Desk, number: string, { tap, select, type }: Hands) => {
  const { page, texts } = desk;
  const { audit } = texts.settings;
  const entries = page.getByRole("list", { name: audit.list });
  const show = () => tap(page.getByRole("button", { name: audit.filters.apply, exact: true }));

  await entries.getByRole("listitem").first().waitFor();
  await desk.check("settings-audit");
  await type(page.getByLabel(audit.filters.request), number);
  await show();
  await page.waitForURL(/request=/);
  const isOfRequest = async () => {
    const rows = await entries.getByRole("link").allInnerTexts();
    return rows.length > 0 && rows.every((row) => row.replaceAll(isolated, "").includes(number));
  };
  await expect.poll(isOfRequest).toBe(true);
  expect(await entries.getByText(texts.request.events.submitted).count()).toBe(1);

  await tap(entries.getByRole("button", { expanded: false }).first());
  await page.getByText(audit.callHint).first().waitFor();
  await desk.check("settings-audit-details");

  await select(page.getByRole("combobox", { name: audit.filters.action }), "request.submitted");
  await show();
  await page.waitForURL(/action=request\.submitted/);
  await expect.poll(() => entries.getByRole("listitem").count()).toBe(1);

  const downloading = page.waitForEvent("download");
  await tap(page.getByRole("link", { name: audit.filters.csv }));
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file.charCodeAt(0)).toBe(0xfeff);
  expect(file.trim().split("\n")).toHaveLength(2);
  expect(file).toContain(number);

  await tap(page.getByRole("button", { name: audit.filters.clear, exact: true }));
  await page.waitForURL(/\/audit$/);
  await entries.getByText(audit.events.audit.exported).first().waitFor();

  await tap(page.getByRole("button", { name: audit.chain.check, exact: true }));
  await page.getByText(audit.chain.whole, { exact: true }).waitFor({ timeout: 30_000 });
  await desk.check("settings-audit-whole");
};

const numberOf = async ({ cookie }: Desk, requestId: string) => {
  const answer = await fetch(`${product.address}/api/office/requests/${requestId}`, {
    headers: { cookie: `staff=${cookie}` },
  });
  return ((await answer.json()) as { data: { number: string } }).data.number;
};

describe.each(sampledDesks)("the audit in $language at $width px", (place) => {
  it("is read, filtered, taken out and checked by compliance", async () => {
    const { requestId } = await newLead();
    const desk = await atDesk(place, "/settings/audit", "compliance");
    await readAudit(desk, await numberOf(desk, requestId), mouse);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});

describe.each(sampledDesk("en", 1440))("the audit with the keyboard alone", (place) => {
  it("does all of it", async () => {
    const { requestId } = await newLead();
    const desk = await atDesk(place, "/settings/audit", "compliance");
    await readAudit(desk, await numberOf(desk, requestId), keyboardOf(desk.page));
    await leave(desk);
  });
});

describe.each(sampledDesks)("health in $language at $width px", (place) => {
  it("says of each part how it is", async () => {
    const desk = await atDesk(place, "/settings/health", "admin");
    const { health } = desk.texts.settings;
    for (const name of Object.values(health.parts))
      await desk.page.getByRole("article", { name, exact: true }).waitFor();
    const jobs = desk.page.getByRole("article", { name: health.parts.jobs, exact: true });
    await jobs.getByText(health.says.jobs.works).waitFor();
    await desk.check("settings-health");
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});

/** Ends the session of another browser. */
const endOther = async (desk: Desk, { tap }: Hands) => {
  const { page, texts, loginAgain } = desk;
  const { sessions } = texts.settings;
  const other = await loginAgain();
  await page.reload();
  const list = page.getByRole("list", { name: sessions.heading });
  await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
  await list.getByText(sessions.isThis, { exact: true }).waitFor();
  await desk.check("settings-sessions");
  await tap(list.getByRole("button"));
  await page.getByText(sessions.ended, { exact: true }).first().waitFor();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
  await page.getByText(sessions.alone).waitFor();
  const refused = await fetch(`${product.address}/api/office/session`, {
    headers: { cookie: `staff=${other}` },
  });
  expect(refused.status).toBe(401);
};

describe.each(sampledDesks)("own sessions in $language at $width px", (place) => {
  it("are listed, and ended elsewhere", async () => {
    const desk = await atDesk(place, "/settings/sessions");
    await endOther(desk, mouse);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});

describe.each(sampledDesk("ar", 768))("own sessions with the keyboard alone", (place) => {
  it("are ended elsewhere", async () => {
    const desk = await atDesk(place, "/settings/sessions");
    await endOther(desk, keyboardOf(desk.page));
    await leave(desk);
  });
});
