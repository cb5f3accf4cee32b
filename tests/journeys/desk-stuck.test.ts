import { describe, expect, it } from "vitest";
import { atDesk, leave, newLead, type Place } from "./desk-steps.ts";
import { patient } from "./profile-steps.ts";

const places: Place[] = [
  { language: "en", width: 1440 },
  { language: "ar", width: 768 },
];
/** Also a small screen and a tablet on its side. */
const sizes = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
] as const;

describe.each(places)("work of a colleague in $language at $width px", (place) => {
  it("is taken over, assigned, put aside and woken, and nothing is left with who goes away", async () => {
    const lead = await newLead();
    const path = `/requests/${lead.requestId}`;
    const omar = await atDesk(place, path);
    await omar.button(omar.texts.request.actions.take).click();
    await omar.button(omar.texts.request.actions.release).waitFor();
    const note = omar.page.getByLabel(omar.texts.request.notes.label, { exact: true });
    await note.fill("Calls ba");
    // Opened before the page can hear that a colleague takes the request over.
    await omar.button(omar.texts.request.actions.snooze).click();
    await omar.dialog.waitFor();

    const sara = await atDesk(place, path);
    const { texts, page, button, dialog } = sara;
    const { actions } = texts.request;
    await button(actions.takeOver).click();
    const confirm = dialog.getByRole("button", { name: actions.takeOver, exact: true });
    await confirm.click();
    await dialog.getByText(texts.request.reasonMissing, { exact: true }).waitFor();
    await dialog.getByLabel(texts.request.reason, { exact: true }).fill("She waits since Monday.");
    await sara.check("take-over");
    await confirm.click();
    await button(actions.release).waitFor();
    await page.getByText("She waits since Monday.").first().waitFor();

    // Typed on a page of before: the refusal says who has it, and keeps what was typed.
    await omar.dialog
      .getByRole("button", { name: omar.texts.request.actions.snooze, exact: true })
      .click();
    await omar.button(texts.typed.copy).waitFor();
    await omar.check("taken-meanwhile");
    await omar.open("");
    await omar.page.getByText("She waits since Monday.").waitFor();
    await omar.check("told");
    await omar.page.getByRole("button", { name: texts.notices.read }).click();
    await expect
      .poll(() => omar.page.getByText("She waits since Monday.").count(), patient)
      .toBe(0);

    await button(actions.snooze).click();
    await dialog.getByRole("button", { name: actions.snooze, exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(lead.requestId));
    await sara.open("/requests?view=snoozed");
    const row = page.getByRole("row").filter({
      has: page.locator(`a[href*="${lead.requestId}"]`),
    });
    await row.waitFor();
    await sara.check("snoozed");
    await row.getByRole("button", { name: actions.wake }).click();
    await row.waitFor({ state: "detached" });

    await sara.open(path);
    await button(actions.assign).click();
    await expect.poll(() => dialog.locator("option").count(), patient).toBeGreaterThan(1);
    await dialog
      .getByLabel(texts.request.assign.to, { exact: true })
      .selectOption({ label: omar.name[place.language] });
    await sara.check("assign");
    await dialog.getByRole("button", { name: actions.assign, exact: true }).click();
    await dialog.waitFor({ state: "detached" });

    await omar.open("");
    const told = omar.page.getByRole("listitem").filter({ hasText: texts.notices.assigned });
    await told.waitFor();
    for (const size of sizes) {
      await omar.page.setViewportSize(size);
      await omar.check(`dashboard-${size.width}`);
    }
    await omar.button(texts.away.go).click();
    await omar.check("away-asked");
    await omar.dialog.getByRole("button", { name: texts.away.confirm }).click();
    await omar.button(texts.away.back).waitFor();
    await omar.check("away");
    await omar.open(path);
    await omar.page.getByText(texts.desk.news.released).first().waitFor();
    expect(await note.inputValue()).toBe("Calls ba");
    for (const size of sizes) {
      await omar.page.setViewportSize(size);
      await omar.check(`request-${size.width}`);
    }
    await omar.button(actions.take).click();
    await omar.page.getByText(texts.away.ended, { exact: true }).waitFor();
    expect(sara.someone.troubles).toEqual([]);
    await leave(omar);
    await leave(sara);
  });
});
