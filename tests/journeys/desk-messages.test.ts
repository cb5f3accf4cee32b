import { describe, expect, it } from "vitest";
import { atDesk, leave, newLead, sampledDesks } from "./desk-steps.ts";
import { product } from "./journey.ts";
import { patient } from "./profile-steps.ts";

const leaveMessage = async (message: string) => {
  const person = { name: "Mariam Al Ali", email: "mariam@example.test", phone: "+971501234567" };
  const answer = await fetch(`${product.address}/api/leads/messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...person, message, consent: true }),
  });
  expect(answer.status).toBe(201);
};

describe.each(sampledDesks)("the desk in $language at $width px", (place) => {
  it("a message is read and answered, with a note", async () => {
    const words = `Do you insure classic cars? ${Date.now()}`;
    await leaveMessage(words);
    await newLead();
    const desk = await atDesk(place, "");
    const { page, texts, button, check } = desk;
    await page.getByRole("heading", { name: texts.dashboard.health }).waitFor();
    await page.getByRole("table").first().waitFor();
    await check("dashboard");
    await page.getByRole("link", { name: texts.requests.name, exact: true }).click();
    await page.getByRole("link", { name: new RegExp(`^${texts.messages.name}`) }).click();
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
    await page.getByRole("heading", { name: texts.messages.name }).waitFor();
    await expect.poll(() => page.getByText(words).count(), patient).toBe(0);
    await leave(desk);
  });
});
