import { describe, expect, it, onTestFinished } from "vitest";
import type { CommissionOverview } from "../../contract/office/settings/commission-shapes.ts";
import { addDays, addMonths, dayInDubai } from "../../domain/calendar-day.ts";
import { coverEndsOn } from "../../domain/requests/cover-period.ts";
import { enterOffice } from "../support/office.ts";
import { paidRequest } from "../support/paid-requests.ts";
import { plainPdf } from "../support/pdfs.ts";
import { policyFields } from "../support/policies.ts";
import { startProduct, type StartedProduct } from "../support/product.ts";
import { atDesk, leave, type Place, sampledDesk, sampledDesks } from "./desk-steps.ts";
import { keyboardOf } from "./hands.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const english = {
  import: "Import statement",
  run: "Import",
  enter: "Enter by hand",
  csv: "Bordereau (CSV)",
  pdf: "Bordereau (PDF)",
  belong: "These lines belong to",
  takeBack: "Take this import back",
  confirm: "Take back",
};

const headersOf = (cookie: string) => ({
  "sec-fetch-site": "same-origin",
  cookie: `staff=${cookie}`,
});

/** An agent who records policies of requests that are paid. */
const recorder = async (shop: StartedProduct) => {
  const { cookie } = await enterOffice(shop, "agent");
  const requests = `${shop.address}/api/office/requests`;
  const post = async (path: string, body: FormData | object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${requests}/${path}`, {
      method: "POST",
      headers: { ...headersOf(cookie), ...(!isForm && { "content-type": "application/json" }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: { version: number } }).data;
  };
  const record = async (plate: string, number: string) => {
    const { requestId, sold } = await paidRequest(shop, plate);
    const taken = await post(`${requestId}/take`, {});
    const form = new FormData();
    const { priceFils } = sold.selectedPlan;
    const fields = policyFields({
      version: String(taken.version),
      number,
      startDate: sold.startDate,
      endDate: coverEndsOn(sold.startDate),
      premium: String(priceFils / 100),
      plate: `B ${plate}`,
      insuredName: sold.userInfo.username,
    });
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) form.append(name, value);
    for (const name of ["policy", "certificate"]) {
      const bytes = Uint8Array.from(plainPdf(`${name} ${number}`));
      form.append(name, new Blob([bytes], { type: "application/pdf" }), `${name}.pdf`);
    }
    const { version } = await post(`${requestId}/policy`, form);
    return { requestId, version, number, premium: priceFils / 100 };
  };
  const cancel = ({ requestId, version }: Awaited<ReturnType<typeof record>>, day: string) =>
    post(`${requestId}/policy/end`, { version, ending: "cancelled", day, reason: "By letter." });
  return { record, cancel };
};

/** A month with a policy, and a second one that was cancelled. */
const openShop = async () => {
  const shop = await startProduct({ RATE_LIMITS: "off" });
  onTestFinished(() => shop.stop());
  const { record, cancel } = await recorder(shop);
  const sold = await record("71001", "EX/2026/1");
  const cancelled = await record("71002", "EX/2026/2");
  const day = dayInDubai(new Date());
  await cancel(cancelled, day);
  const { cookie } = await enterOffice(shop, "admin");
  const url = `${shop.address}/api/office/settings/commission`;
  const answer = await fetch(url, { headers: headersOf(cookie) });
  const { months } = ((await answer.json()) as { data: CommissionOverview }).data;
  const [month] = months;
  if (!month) throw new Error("No commission is expected.");
  return { shop, sold, cancelled, month, day };
};

const atMonths = async (place: Place, shop: StartedProduct) => {
  const desk = await atDesk(place, "/settings/commission", "admin", shop);
  const { commission } = desk.texts.settings;
  const names =
    place.language === "en"
      ? english
      : {
          import: commission.import,
          run: commission.run,
          enter: commission.enter,
          csv: commission.bordereau.csv,
          pdf: commission.bordereau.pdf,
          belong: commission.belong.replace("{{month}}", "").trim(),
          takeBack: commission.takeBack.name,
          confirm: commission.takeBack.confirm,
        };
  const monthOf = (name: string) =>
    desk.page
      .getByRole("table", { name: commission.months })
      .getByRole("link", { name, exact: true })
      .first();
  const lineOf = (number: string) =>
    desk.page
      .getByRole("table", { name: commission.lines })
      .getByRole("row")
      .filter({
        has: desk.page.getByRole("rowheader").filter({ hasText: number }),
      });
  const imports = desk.page
    .getByRole("region", { name: commission.imports, exact: true })
    .getByRole("listitem");
  const takeBack = imports.getByRole("button", { name: names.takeBack }).first();
  const belong = desk.page.getByRole("checkbox", { name: names.belong });
  return { ...desk, commission, names, monthOf, lineOf, imports, takeBack, belong };
};

/** Of the month before. */
const earlier = (day: string) => `${addMonths(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-15`;

const statement = (rows: readonly (readonly (string | number)[])[]) => ({
  name: "statement.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    [
      ["policy_number", "premium", "commission", "date"].join(";"),
      ...rows.map((row) => row.join(";")),
    ].join("\r\n"),
  ),
});

describe.each(sampledDesks)("a month's commission in $language at $width px", (place) => {
  it("is compared with a statement that has a line short, one unknown and one negative", async () => {
    const { shop, sold, cancelled, month, day } = await openShop();
    const desk = await atMonths(place, shop);
    const { page, commission, names, lineOf, button, dialog } = desk;
    const { standings, states } = commission;
    await desk.monthOf(month.insurer.name[place.language]).waitFor();
    await desk.check("commission");
    await desk.monthOf(month.insurer.name[place.language]).click();
    await lineOf(sold.number).getByText(standings.waiting).waitFor();
    await lineOf(cancelled.number).getByText(commission.cancelled).waitFor();

    const file = page.getByLabel(names.import, { exact: true }).and(page.locator("input"));
    await file.setInputFiles(statement([["EX/2026/1", "much", "1", day]]));
    await page.getByRole("table").filter({ hasText: "much" }).waitFor();
    await desk.check("commission-wrong-file");
    expect(await button(names.run).isDisabled()).toBe(true);

    const late = [sold.number, sold.premium, "1.00", addDays(day, 1)];
    await file.setInputFiles(statement([late, ["EX/2026/8", 800, "80.00", earlier(day)]]));
    await page.getByText(commission.inFuture_one.replace("{{count}}", "1")).waitFor();
    await desk.check("commission-future");
    expect(await button(names.run).isDisabled()).toBe(true);

    await file.setInputFiles(statement([["EX/2026/8", 800, "80.00", earlier(day)]]));
    await desk.belong.waitFor();
    expect(await button(names.run).isDisabled()).toBe(true);
    await desk.check("commission-outside");
    await desk.belong.check();
    await button(names.run).click();
    await lineOf("EX/2026/8").getByText(standings.unknown).waitFor();
    await desk.takeBack.click();
    await dialog.getByRole("button", { name: names.confirm, exact: true }).click();
    await dialog.getByText(commission.reasonMissing).waitFor();
    await desk.check("commission-take-back");
    await dialog.getByRole("textbox").fill("It is the statement of the month before.");
    await dialog.getByRole("button", { name: names.confirm, exact: true }).click();
    await desk.imports.getByText(commission.takeBack.taken).waitFor();
    expect(await lineOf("EX/2026/8").count()).toBe(0);
    await lineOf(sold.number).getByText(standings.waiting).waitFor();
    await desk.check("commission-taken-back");

    const expected = month.expectedFils / 100;
    await file.setInputFiles(
      statement([
        [sold.number, sold.premium, (expected - 10).toFixed(2), day],
        ["EX/2026/9", 800, "80.00", day],
        [cancelled.number, cancelled.premium, "-5.00", day],
      ]),
    );
    const found = page.getByRole("status");
    for (const standing of ["short", "unknown", "negative"] as const)
      await found.getByText(`${standings[standing]}: 1`).waitFor();
    await desk.check("commission-preview");
    await button(names.run).click();
    await lineOf(sold.number).getByText(standings.short).waitFor();
    await lineOf("EX/2026/9").getByText(standings.unknown).waitFor();
    await lineOf(cancelled.number).getByText(standings.negative).waitFor();
    await desk.check("commission-compared");

    await button(`${commission.work} EX/2026/9`).click();
    await dialog.getByRole("radio", { name: commission.acts.writtenOff, exact: true }).check();
    await dialog.getByRole("button", { name: commission.confirm.writtenOff, exact: true }).click();
    await dialog.getByText(commission.reasonMissing).waitFor();
    await desk.check("commission-difference");
    await dialog.getByRole("textbox").fill("Not ours; their letter of today.");
    await dialog.getByRole("button", { name: commission.confirm.writtenOff, exact: true }).click();
    await lineOf("EX/2026/9").getByText(states.writtenOff).waitFor();

    for (const name of [names.csv, names.pdf]) {
      const address = await page.getByRole("link", { name, exact: true }).getAttribute("href");
      const paper = await page.request.get(`${shop.address}${address}`);
      expect(paper.status()).toBe(200);
    }
    await desk.open("/settings/commission");
    await page.getByText(commission.mine.replace("{{count}}", "2")).waitFor();
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});

describe.each(sampledDesk("en", 1440))("a month's commission with the keyboard alone", (place) => {
  it("is imported, put right by hand and taken back", async () => {
    const { shop, sold, cancelled, month, day } = await openShop();
    const desk = await atMonths(place, shop);
    const { page, commission, names, lineOf, button, dialog } = desk;
    const { tap, type, tick, add } = keyboardOf(page);
    const { entry, standings } = commission;
    await tap(desk.monthOf(month.insurer.name.en));
    const expected = month.expectedFils / 100;
    const short = [sold.number, sold.premium, (expected - 10).toFixed(2), day];
    const unknown = ["EX/2026/9", 800, "80.00", earlier(day)];
    const negative = [cancelled.number, cancelled.premium, "-5.00", day];
    await add(button(names.import), statement([short, unknown, negative]));
    await tick(desk.belong);
    await tap(button(names.run));
    await lineOf(sold.number).getByText(standings.short).waitFor();
    await lineOf("EX/2026/9").getByText(standings.unknown).waitFor();
    await lineOf(cancelled.number).getByText(standings.negative).waitFor();

    await tap(button(names.enter));
    await type(dialog.getByLabel(commission.columns.policy), sold.number);
    await type(dialog.getByLabel(entry.amount), "١٠");
    await type(dialog.getByLabel(entry.note), "By transfer.");
    await tap(dialog.getByRole("button", { name: entry.confirm, exact: true }));
    await lineOf(sold.number).getByText(standings.equal).waitFor();

    await tap(desk.takeBack);
    await type(dialog.getByRole("textbox"), "Of another month.");
    await tap(dialog.getByRole("button", { name: names.confirm, exact: true }));
    await desk.imports.getByText(commission.takeBack.taken).waitFor();
    await lineOf(sold.number).getByText(standings.short).waitFor();
    expect(await lineOf("EX/2026/9").count()).toBe(0);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});
