import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { Analytics } from "../../contract/office/analytics/analytics.ts";
import { figureRowsPath } from "../../contract/office/analytics/figure-rows.ts";
import { periodBefore } from "../../domain/analytics/period.ts";
import { dayAfter, dayInDubai } from "../../domain/calendar-day.ts";
import { untilFound } from "../support/waiting.ts";
import {
  atDesk,
  leave,
  newLead,
  newSale,
  type Place,
  sampledDesk,
  sampledDesks,
} from "./desk-steps.ts";
import { keyboardOf } from "./hands.ts";
import { patient } from "./profile-steps.ts";
import { staffCalls } from "./staff-entry.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const english = {
  from: "From",
  to: "To",
  by: "By",
  funnel: "Funnel",
  premium: "Premium",
  times: "Times",
  visits: "Visits",
  speed: "Page speed",
  csv: "Export CSV",
};

const atFigures = async (place: Place, role = "admin") => {
  const desk = await atDesk(place, "/analytics", role);
  const { page, button } = desk;
  const { analytics } = desk.texts;
  const { period } = analytics;
  const names =
    place.language === "en"
      ? english
      : {
          from: period.from,
          to: period.to,
          by: period.by,
          funnel: analytics.funnel.name,
          premium: analytics.premium.name,
          times: analytics.times.name,
          visits: analytics.visits.name,
          speed: analytics.speed.name,
          csv: analytics.csv,
        };
  const table = (name: string) => page.getByRole("table", { name, exact: true });
  const funnel = table(names.funnel);
  await funnel.waitFor();
  const all = funnel.getByRole("row", { name: new RegExp(`^${analytics.funnel.all}`) });

  return {
    ...desk,
    analytics,
    names,
    table,
    funnel,
    /** Of all requests that were sent. */
    sent: all.getByRole("link").first(),
    /** The requests at the desk. */
    rowsOfSent: page.getByRole("table", { name: desk.texts.desk.table, exact: true }),
    field: (name: string) => page.getByLabel(name, { exact: true }),
    preset: (name: keyof typeof period.presets) => button(period.presets[name]),
    exportOf: (name: string) => button(`${names.csv} ${name}`),
    asked: () => Object.fromEntries(new URL(page.url()).searchParams),
    beside: (from: string, to: string) => {
      const { from: first, to: last } = periodBefore({ from, to });
      const shown = [first, last].map((day) => `${day.slice(8)}/${day.slice(5, 7)}`).join(" – ");
      return page.getByText(period.beside.replace("{{days}}", `\u2066${shown}\u2069`));
    },
  };
};

const today = dayInDubai(new Date());
const week = { from: dayAfter(today, -6), to: today };

/** What is sealed is counted within a minute. */
const counted = async () => {
  const { get } = await staffCalls("admin");
  return untilFound(async () => {
    const { data } = (await get("/analytics")) as { data: Analytics };
    const { requests, paid } = data.funnel.total;
    return (requests.now ?? 0) > 0 && (paid.now ?? 0) > 0 ? data : undefined;
  }, "figures that are counted");
};

beforeAll(async () => {
  await newLead();
  await newSale();
  await counted();
});

describe.each(sampledDesks)("figures in $language at $width px", (place) => {
  it("are compared, broken down, opened to their rows and exported", async () => {
    const desk = await atFigures(place);
    const { page, analytics, names, field, asked, preset } = desk;
    const { commission } = analytics.key;
    await page.getByRole("heading", { level: 1, name: analytics.name, exact: true }).waitFor();
    for (const name of [names.premium, names.times, names.visits, names.speed])
      await desk.table(name).waitFor();
    await page.getByText(commission, { exact: true }).first().waitFor();
    await desk.check("analytics");

    await preset("week").click();
    await expect.poll(asked, patient).toMatchObject(week);
    await desk.beside(week.from, week.to).waitFor();
    expect(await preset("week").getAttribute("aria-pressed")).toBe("true");
    await page.getByRole("img", { name: /\d/ }).first().waitFor();
    await page.goBack();
    await expect.poll(asked, patient).toEqual({});
    expect(await preset("fourWeeks").getAttribute("aria-pressed")).toBe("true");

    await field(names.to).fill(dayAfter(today, -60));
    await page.getByText(analytics.period.problems.order).waitFor();
    expect(await field(names.to).inputValue()).toBe(dayAfter(today, -60));
    expect(asked()).toEqual({});
    await desk.check("analytics-reversed");
    await field(names.to).fill(today);
    await field(names.from).fill(dayAfter(today, -120));
    await page.getByRole("table", { name: analytics.chart.tables.month, exact: true }).waitFor();
    await desk.check("analytics-months");

    await preset("week").click();
    await field(names.by).selectOption("cover");
    await desk.funnel
      .getByRole("columnheader", { name: analytics.dimensions.cover, exact: true })
      .waitFor();
    expect(asked()).toEqual({ ...week, by: "cover" });
    const rows = figureRowsPath({ figure: "sent", ...week });
    expect(await desk.sent.getAttribute("href")).toBe(rows);
    await desk.sent.click();
    await page.waitForURL((url) => url.pathname + url.search === rows);
    await desk.rowsOfSent.waitFor();
    await page.goBack();
    await desk.sent.waitFor();
    expect(asked()).toEqual({ ...week, by: "cover" });

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      desk.exportOf(names.funnel).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`funnel-${week.from}-${week.to}.csv`);
    expect(await readFile(await file.path(), "utf8")).toMatch(/cover.*requests.*leads/);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});

describe.each(sampledDesk("en", 1440))("figures with the keyboard alone", (place) => {
  it("are compared, broken down, exported and opened", async () => {
    const desk = await atFigures(place);
    const { page, names, asked, field } = desk;
    const { tap, select } = keyboardOf(page);
    await tap(desk.preset("week"));
    await desk.beside(week.from, week.to).waitFor();
    await select(field(names.by), "kind");
    await expect.poll(asked, patient).toEqual({ ...week, by: "kind" });
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      tap(desk.exportOf(names.funnel)),
    ]);
    expect(file.suggestedFilename()).toContain("funnel");
    await tap(desk.sent);
    const rows = figureRowsPath({ figure: "sent", ...week });
    await page.waitForURL((url) => url.pathname + url.search === rows);
    await desk.rowsOfSent.waitFor();
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});

describe.each(sampledDesk("ar", 1440))("figures for an agent", (place) => {
  it("say nothing of what we earn", async () => {
    const desk = await atFigures(place, "agent");
    const { page, analytics } = desk;
    await page.getByText(analytics.key.premium, { exact: true }).waitFor();
    expect(await page.getByText(analytics.key.commission).count()).toBe(0);
    await page.getByText(analytics.workload.own).waitFor();
    await desk.check("analytics-agent");
    await leave(desk);
  });
});
