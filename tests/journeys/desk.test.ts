import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { atDesk, changeLead, type Desk, leadsOf, newLead, type Place } from "./desk-steps.ts";
import { randomLetters } from "../../server/random-letters.ts";
import { product } from "./journey.ts";
import { patient } from "./profile-steps.ts";

const isLong = process.env["TEST_LONG"] !== undefined;
const places: Place[] = (["en", "ar"] as const).flatMap((language) =>
  ([1440, 768] as const).map((width) => ({ language, width })),
);
const sampled = isLong
  ? places
  : places.filter(({ language, width }) => (language === "en") === (width === 1440));

const leave = (desk: Desk) => desk.someone.context.close();

const leaveMessage = async (message: string) => {
  const person = { name: "Mariam Al Ali", email: "mariam@example.test", phone: "+971501234567" };
  const answer = await fetch(`${product.address}/api/leads/messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...person, message, consent: true }),
  });
  expect(answer.status).toBe(201);
};

describe.each(sampled)("around a request in $language at $width px", (place) => {
  it("a call is noted, the insurer is asked and answers, and the files are downloaded", async () => {
    const { requestId } = await newLead();
    const desk = await atDesk(place, `/requests/${requestId}?view=leads`);
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

  it("a request is rejected, its mail is seen to leave and is sent again", async () => {
    const { requestId } = await newLead();
    const desk = await atDesk(place, `/requests/${requestId}`);
    const { page, texts, button, dialog, check } = desk;
    await button(texts.request.actions.take).click();
    await button(texts.request.actions.reject).click();
    await check("reject");
    await dialog.getByRole("button", { name: texts.request.reject.confirm, exact: true }).click();
    await dialog.getByText(texts.request.reasonMissing).waitFor();
    await dialog.getByLabel(texts.request.reason, { exact: true }).fill("Nobody insures it.");
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

  it("a message is read and answered, with a note", async () => {
    const words = `Do you insure classic cars? ${Date.now()}`;
    await leaveMessage(words);
    await newLead();
    const desk = await atDesk(place, "");
    const { page, texts, button, check } = desk;
    await page.getByRole("heading", { name: texts.dashboard.health }).waitFor();
    await page.getByRole("table").first().waitFor();
    await check("dashboard");
    await page.getByRole("link", { name: texts.frame.requests, exact: true }).click();
    await page.getByRole("link", { name: new RegExp(`^${texts.desk.messages}`) }).click();
    await page.getByText(words).waitFor();
    await check("messages");

    const later = `And boats? ${Date.now()}`;
    await leaveMessage(later);
    const came = page.getByRole("status").getByRole("button");
    await came.waitFor();
    expect(await page.getByText(later).count()).toBe(0);
    await check("messages-came");
    await came.click();
    await page.getByText(later).waitFor();

    await page.getByRole("listitem").filter({ hasText: words }).getByRole("link").click();
    await page.getByLabel(texts.messages.note.label).fill("Wrote back: yes.");
    await button(texts.messages.moves.answered).click();
    await button(texts.messages.moves.closed).waitFor();
    await check("message");
    await page.getByRole("link", { name: texts.messages.back }).click();
    await page.getByRole("heading", { name: texts.desk.messages }).waitFor();
    await expect.poll(() => page.getByText(words).count(), patient).toBe(0);
    await leave(desk);
  });
});

describe("two members at one request", () => {
  it("see each other's lease and changes, and lose nothing that they typed", async () => {
    const lead = await newLead();
    const path = `/requests/${lead.requestId}`;
    const first = await atDesk({ language: "en", width: 1440 }, path);
    const second = await atDesk({ language: "ar", width: 768 }, path);
    await second.button(second.texts.request.actions.take).waitFor();
    await first.button("Take").click();
    await first.button("Release").waitFor();

    // The second one's page is of before, so that the server has to refuse.
    const changed = second.page.getByRole("status").filter({
      hasText: second.texts.request.changed.staff,
    });
    await changed.waitFor();
    await second.check("changed");
    await second.button(second.texts.request.actions.take).click();
    await second.page.getByText(second.texts.problems.staff.takenByOther).waitFor();

    const note = second.page.getByLabel(second.texts.request.notes.label, { exact: true });
    await note.fill("Typed meanwhile");
    await first.page.getByLabel("Note", { exact: true }).fill("By the first");
    await first.button("Add note").click();
    await changed.waitFor();
    await changed.getByRole("button", { name: second.texts.request.changed.show }).click();
    await second.page.getByText("By the first").waitFor();
    expect(await note.inputValue()).toBe("Typed meanwhile");

    await first.button("Reject").click();
    const reason = first.dialog.getByLabel("Reason", { exact: true });
    await reason.fill("Nobody insures it.");
    await changeLead(lead);
    const confirm = first.dialog.getByRole("button", { name: "Reject", exact: true });
    await confirm.click();
    await first.dialog.getByText(first.texts.problems.requests.changedMeanwhile).waitFor();
    expect(await reason.inputValue()).toBe("Nobody insures it.");
    await expect
      .poll(async () => {
        // It closes as soon as it succeeds.
        await confirm.click({ timeout: 500 }).catch(() => undefined);
        return first.page.url();
      }, patient)
      .not.toContain(lead.requestId);
    await leave(first);
    await leave(second);
  });
});

/** Per request: T, then S and Enter, or C, an arrow and Enter. */
const KEYSTROKES = 37;

describe.each([
  { language: "en", width: 1440, requests: 10 },
  { language: "ar", width: 768, requests: 2 },
] as const)("with the keyboard alone in $language", ({ requests, ...place }) => {
  it(`works ${requests} requests`, async () => {
    // Other journeys take their own leads meanwhile.
    const name = `Keyboard ${randomLetters(10).replaceAll(/\d/g, "e")}`;
    await leadsOf(name, requests);
    const found = new URLSearchParams({ view: "leads", q: name }).toString();
    const desk = await atDesk(place, `/requests?${found}`);
    const { page, texts, button, dialog } = desk;
    await page.getByRole("table", { name: texts.desk.table }).waitFor();
    let strokes = 0;
    const press = async (...keys: string[]) => {
      for (const key of keys) {
        strokes += 1;
        await page.keyboard.press(key);
      }
    };
    const shown = () => /requests\/([\da-f-]{36})/.exec(page.url())?.[1];

    await press("KeyJ", "Enter");
    for (let worked = 0; worked < requests; worked += 1) {
      await button(texts.request.actions.take).waitFor();
      const id = shown();
      await press("KeyT");
      await button(texts.request.actions.contacted).waitFor();
      if (worked % 2 === 0) {
        await press("KeyS");
        await dialog.waitFor();
      } else {
        await press("KeyC");
        await dialog.waitFor();
        await press("ArrowDown");
      }
      await press("Enter");
      await expect.poll(shown, patient).not.toBe(id);
    }
    if (requests === 10) expect(strokes).toBeLessThanOrEqual(KEYSTROKES);
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});
