import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { describe, expect, it } from "vitest";
import { isolated } from "../../web/i18n/isolated.ts";
import { atDesk, leave, newLead, newSale, sampledDesks } from "./desk-steps.ts";
import { patient } from "./profile-steps.ts";

describe.each(sampledDesks)("around a request in $language at $width px", (place) => {
  it("a call is noted, the insurer is asked and answers, and the files are downloaded", async () => {
    const { requestId } = await newSale();
    const desk = await atDesk(place, `/requests/${requestId}?view=paidToRecord`);
    const { page, texts, button, dialog, check } = desk;
    const { actions } = texts.request;
    await button(actions.take).click();
    await button(actions.contacted).click();
    await dialog.getByRole("radio", { name: texts.calls.outcomes.noAnswer }).check();
    const again = dialog.getByLabel(texts.calls.again, { exact: true });
    await expect.poll(() => again.inputValue(), patient).toMatch(/T\d\d:(00|15|30|45)$/);
    const day = (await again.inputValue()).slice(0, 10);
    await again.fill(`${day}T21:30`);
    await check("call");
    await again.fill("");
    await dialog.getByRole("button", { name: texts.calls.save, exact: true }).click();
    await page.getByRole("listitem").filter({ hasText: texts.calls.outcomes.noAnswer }).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: texts.documents.download }).click(),
    ]);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files).length).toBeGreaterThan(3);
    expect(strFromU8(Object.values(files)[0] ?? new Uint8Array())).toContain("MZ-");

    await button(actions.sentToInsurer).click();
    await dialog.getByLabel(texts.calls.insurer.reference).fill("HZM-2026-118");
    await check("insurer");
    await dialog.getByRole("button", { name: texts.calls.save, exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(requestId));
    await desk.open("/requests?view=waitingForInsurer");
    await page.locator(`tbody a[href*="${requestId}"]`).click();
    await page.getByText("HZM-2026-118").waitFor();
    await button(actions.insurerAnswered).click();
    await button(actions.sentToInsurer).waitFor();
    await check("contacts");
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });

  it("the files are for who took it, and a refusal says when they open again", async () => {
    const { requestId } = await newSale();
    const desk = await atDesk(place, `/requests/${requestId}`);
    const { page, texts, button, check } = desk;
    const link = page.getByRole("link", { name: texts.documents.download });
    await button(texts.request.actions.take).waitFor();
    expect(await link.count()).toBe(0);
    await button(texts.request.actions.take).click();
    const json = {
      status: "fail",
      code: "staff.tooManyPacks",
      opensAt: `${dayInDubai(new Date())}T10:05:00.000Z`,
    };
    await page.route("**/files", (route) => route.fulfill({ status: 429, json }));
    await link.click();
    const words = texts.problems.staff.tooManyPacks.replace("{{time}}", "14:05");
    await page.getByText(words, { exact: true }).waitFor();
    await check("files-refused");
    await leave(desk);
  });

  it("compliance says why it needs the files", async () => {
    const { requestId } = await newLead();
    const desk = await atDesk(place, `/requests/${requestId}`, "compliance");
    const { page, texts, button, dialog, check } = desk;
    await button(texts.documents.download).click();
    const confirm = dialog.getByRole("button", { name: texts.documents.filesDialog.download });
    await confirm.click();
    await dialog.getByText(texts.request.reasonMissing, { exact: true }).waitFor();
    await check("files-reason");
    await dialog.getByLabel(texts.request.reason, { exact: true }).fill("Sanadak asks for them");
    const [download] = await Promise.all([page.waitForEvent("download"), confirm.click()]);
    expect(download.suggestedFilename()).toMatch(/^MZ-\w+\.zip$/);
    expect(Object.keys(unzipSync(await readFile(await download.path()))).length).toBeGreaterThan(3);
    await page.getByText("Sanadak asks for them").waitFor();
    await page.getByText(texts.request.events.filesDownloaded, { exact: true }).waitFor();
    expect(await dialog.count()).toBe(0);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });

  it("a search finds nothing in one view, and goes on in all of them", async () => {
    const { requestId } = await newLead();
    const desk = await atDesk(place, `/requests/${requestId}`);
    const { page, texts, check } = desk;
    const number = await page.getByText(/^MZ-/).first().innerText();
    await desk.open(`/requests?view=paidToRecord&q=${number}`);
    await page.getByText(texts.desk.noneFound, { exact: true }).waitFor();
    const heading = page.getByRole("heading", { level: 1 });
    expect(await heading.textContent()).toContain(isolated(number, place.language));
    await check("found-nothing");
    await page.getByRole("link", { name: texts.desk.searchAll, exact: true }).click();
    await page.locator(`tbody a[href*="${requestId}"]`).waitFor();
    await leave(desk);
  });

  it("a request is rejected, its mail is seen to leave and is sent again", async () => {
    const { requestId } = await newLead();
    const desk = await atDesk(place, `/requests/${requestId}`);
    const { page, texts, button, dialog, check } = desk;
    await button(texts.request.actions.take).click();
    await button(texts.request.actions.reject).click();
    await check("reject");
    await dialog.getByRole("button", { name: texts.request.reject.confirm, exact: true }).click();
    await dialog.getByText(texts.request.reasonMissing).waitFor();
    await dialog.getByText(texts.request.reject.whyMissing).waitFor();
    await dialog.getByLabel(texts.request.reason, { exact: true }).fill("Nobody insures it.");
    await dialog.getByLabel(texts.request.reject.why, { exact: true }).selectOption("noInsurer");
    await dialog.getByRole("button", { name: texts.request.reject.confirm, exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(requestId));

    await desk.open(`/requests/${requestId}`);
    const name = texts.mails.kinds.requestRejected;
    const mails = page.getByRole("listitem").filter({ hasText: name });
    const sendAgain = page.getByRole("button", {
      name: texts.mails.againNamed.replace("{{name}}", name),
    });
    await expect
      .poll(async () => {
        await page.reload();
        await mails.first().waitFor();
        return sendAgain.count();
      }, patient)
      .toBe(1);
    await check("mails");
    await sendAgain.click();
    await expect.poll(() => mails.count(), patient).toBe(2);
    await page.getByText(texts.request.events.mailSentAgain, { exact: true }).waitFor();
    await leave(desk);
  });
});
