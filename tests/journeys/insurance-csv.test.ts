import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { CsvKind } from "../../contract/office/insurance/csv.ts";
import { atDesk, leave, type Place, sampledDesks } from "./desk-steps.ts";

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const inRoom = async (place: Place, kind: CsvKind) => {
  const desk = await atDesk(place, `/insurance/${kind}`);
  const { page, texts } = desk;
  const { csv, plan } = texts.insurance;
  const input = page.locator("input[type=file]");

  const saved = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent("download"), press()]);
    return readFile(await download.path(), "utf8");
  };

  return {
    ...desk,
    csv,
    plan,
    saved,
    exported: () => saved(() => page.getByRole("link", { name: csv.export, exact: true }).click()),
    choose: (text: string, name = "changed.csv") =>
      input.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) }),
    says: (words: string) => page.getByText(words).first().waitFor(),
    run: desk.button(csv.run),
  };
};

/** Each place changes a plan of its own: both work in one product. */
const ownOf = ({ language, width }: Place, text: string, pattern: RegExp) => {
  const rows = text.split("\n").filter((row) => pattern.test(row));
  return rows.at((language === "en" ? 0 : 2) + (width === 1440 ? 0 : 1)) ?? "";
};

describe.each(sampledDesks)("files of insurance in $language at $width px", (place) => {
  it("change one value of the editions on sale", async () => {
    const room = await inRoom(place, "editions");
    const { page, csv, says } = room;
    await page.getByRole("table", { name: csv.kinds.editions }).waitFor();
    const text = await room.exported();
    await room.check("insurance-editions");

    const row = ownOf(place, text, /,discount,all,/);
    const changed = text.replace(row, row.replace(/[^,]*$/, "1.11"));
    await room.choose(changed);
    const same = text.trimEnd().split("\n").length - 2;
    await says(fill(csv.counts, { created: 0, changed: 1, same, removed: 0 }));
    await room.check("insurance-csv-preview");
    await room.run.click();
    await page.getByText(csv.imported_one.replace("{{count}}", "1")).waitFor();
    await room.check("insurance-csv-imported");
    await page.getByRole("status").getByRole("link").click();
    await page.getByRole("heading", { name: room.texts.insurance.draft.kinds.edition }).waitFor();
    await leave(room);
  });

  it("are refused with a wrong column, and for one bad row among 10,000", async () => {
    const room = await inRoom(place, "editions");
    const { page, csv, says } = room;
    const text = await room.exported();
    await room.choose(text.replace("unit", "units"));
    await says(csv.reasons.missingColumn);
    expect(await room.run.isDisabled()).toBe(true);

    const [plan = ""] = ownOf(place, text, /,discount,all,/).split(",");
    const rows = Array.from({ length: 10_000 }, (_, at) =>
      [plan, "valueCurve", at + 1, "percent", at === 7_000 ? "=1+1" : "2"].join(","),
    );
    await room.choose(["plan,table,row,unit,value", ...rows].join("\r\n"), "many.csv");
    await says(fill(csv.at, { row: 7_002, column: "value" }));
    await says(csv.reasons.notNumber);
    expect(await room.run.isDisabled()).toBe(true);
    await room.check("insurance-csv-errors");
    const errors = await room.saved(() => room.button(csv.download).click());
    expect(errors).toContain(`"7002","value","'=1+1"`);
    await page.getByRole("button", { name: csv.cancel }).click();
    await leave(room);
  });

  it("bring a text that looks like a formula, as text", async () => {
    const room = await inRoom(place, "plans");
    const { page, plan } = room;
    await page.getByRole("table", { name: room.csv.kinds.plans }).waitFor();
    const text = await room.exported();
    const row = ownOf(place, text, /,description\.en,/);
    const head = row.split(",").slice(0, 3).join(",");
    await room.choose(text.replace(row, `${head},'=1+1`));
    await room.run.click();
    await page.getByRole("status").getByRole("link").click();
    const field = page.getByLabel(plan.description.en, { exact: true });
    await field.waitFor();
    expect(await field.inputValue()).toBe("=1+1");
    await room.check("insurance-plan-draft");

    await field.fill("Cover for every day");
    await room.button(room.texts.insurance.draft.save).click();
    await page.getByText(room.texts.insurance.draft.saved).waitFor();
    await page.getByRole("radio", { name: plan.widths.narrow }).check({ force: true });
    await room.check("insurance-plan-saved");
    await leave(room);
  });
});
