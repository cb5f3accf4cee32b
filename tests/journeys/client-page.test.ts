import { describe, expect, it } from "vitest";
import { newClient } from "./client-steps.ts";
import { atDesk, leave, sampledDesks } from "./desk-steps.ts";
import { keyboardOf } from "./hands.ts";

/** Names that outside checks rely on, so the English ones are written out. */
const english = { client: "Client", open: "Open", all: "All", calls: "Calls", more: "More" };

describe.each(sampledDesks)("one person's page in $language at $width px", (place) => {
  it("says who calls and what is open, and what happened by kind", async () => {
    const other = place.language === "ar" ? "Khalid Al Mansoori" : "خالد المنصوري";
    const { requestId, number, person } = await newClient(other);
    const desk = await atDesk(place, `/requests/${requestId}`);
    const { page, texts } = desk;
    const { one } = texts.clients;
    const { tabs } = one.timeline;
    const names = place.language === "en" ? english : { ...tabs, client: texts.request.client };
    const tab = (name: string) => page.getByRole("tab", { name, exact: true });
    const panel = page.getByRole("tabpanel");

    await page.getByRole("link", { name: names.client, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: person.username }).waitFor();
    await page.getByText(other, { exact: true }).first().waitFor();
    await page.getByText(person.email).first().waitFor();
    await panel.getByText(texts.clients.one.timeline.message, { exact: true }).waitFor();
    await panel.getByRole("link", { name: one.timeline.chat, exact: true }).waitFor();
    await desk.check("client");

    const { tap } = keyboardOf(page);
    await tap(tab(names.all));
    const toward = place.language === "ar" ? "ArrowLeft" : "ArrowRight";
    for (let step = 0; step < 4; step += 1) await page.keyboard.press(toward);
    expect(await tab(names.calls).getAttribute("aria-selected")).toBe("true");
    await panel.getByText(texts.calls.outcomes.reached).waitFor();
    await expect.poll(() => panel.getByRole("listitem").count()).toBe(1);
    await page.keyboard.press("End");
    await panel.getByText(texts.request.events.noteAdded).waitFor();
    await tap(page.getByRole("button", { name: tabs.notes }));
    await expect.poll(() => panel.getByRole("listitem").count()).toBe(1);
    await desk.check("client-notes");

    const open = page.getByRole("link", {
      name: new RegExp(`^${one.open.link.split(" ")[0]}.*${number}`),
    });
    await tap(open);
    await page.waitForURL(new RegExp(`/requests/${requestId}`));
    expect(desk.someone.troubles).toEqual([]);
    await leave(desk);
  });
});
