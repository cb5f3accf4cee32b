import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct } from "../support/product.ts";
import { atDesk, leave, sampledDesks } from "./desk-steps.ts";

let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  product = await startProduct({
    CHAT_WIDGET: "https://chat.example.test/widget",
    RATE_LIMITS: "off",
  });
});
afterAll(() => product.stop());

describe.each(sampledDesks)("chats at the desk in $language at $width px", (place) => {
  it("say where new ones go while another widget takes them", async () => {
    const desk = await atDesk(place, "/chats", "agent", product);
    const { page, texts, button } = desk;
    const { chats } = texts;
    await page.getByText(chats.elsewhere.text).waitFor();
    await page.getByText(chats.elsewhere.short).waitFor();
    await page.getByText(chats.elsewhere.none).waitFor();
    await desk.check("chats-elsewhere");
    expect(await button(chats.sound.on).or(button(chats.sound.off)).count()).toBe(0);
    expect(await page.getByText(chats.there.heading).count()).toBe(0);
    expect(await page.title()).not.toMatch(/^\(/);
    await leave(desk);
  });
});
