import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TwoProcesses } from "../support/two-processes.ts";
import { atChats, chatVisitor, endWaiting, startChatDesk } from "./chat-desk-steps.ts";
import { sampledDesks } from "./desk-steps.ts";
import { patient } from "./profile-steps.ts";

let world: TwoProcesses;
beforeAll(async () => {
  world = await startChatDesk();
}, 120_000);
beforeEach(() => endWaiting(world));
afterAll(() => world.stop());

describe.each(sampledDesks)("a chat of two colleagues in $language at $width px", (place) => {
  it("is handed over to one in another process, which starts again, and released", async () => {
    const [here, there] = world.products;
    const first = await atChats(world, place);
    const second = await atChats(world, place, { product: there });
    const { names, texts } = first;
    const { away } = texts;
    const visitor = chatVisitor(there, place.language);
    const asked = `Where is my policy? ${crypto.randomUUID()}`;
    await visitor.say(asked);
    await first.rowOf(asked).getByRole("link").click();
    await first.button(names.answer).click();
    await first.field.fill("I shall ask.");
    await first.button(names.send).click();
    await first.log.getByText("I shall ask.").waitFor();

    await first.button(names.handOver).click();
    const inDialog = (name: string) => first.dialog.getByLabel(name, { exact: true });
    const confirm = first.dialog.getByRole("button", { name: names.handOver, exact: true });
    await confirm.click();
    await first.dialog.getByText(texts.chats.handOver.missing).waitFor();
    await first.check("chat-handing-over");
    await inDialog(names.colleague).selectOption({ label: second.name });
    await inDialog(names.note).fill("You know this insurer.");
    const heard = await second.rung();
    await confirm.click();
    await expect.poll(second.rung, patient).toBe(heard + 2);
    await first.field.waitFor({ state: "detached" });
    await first.check("chat-handed-over");

    await there.kill("SIGTERM");
    await there.startAgain();
    await second.open("/chats?view=mine");
    await second.rowOf(asked.slice(0, 5)).or(second.rowOf("I shall ask.")).first().waitFor();
    await second.rowOf("I shall ask.").getByRole("link").click();
    await second.log.getByText("You know this insurer.").waitFor();
    await second.check("chat-with-note");
    await second.field.fill("It came today.");
    await second.button(names.send).click();
    await first.log.getByText("It came today.").waitFor();
    expect(await visitor.heard()).toEqual([asked, "I shall ask.", "It came today."]);

    // Whoever goes away has no chats.
    await second.button(away.go).click();
    await second.button(away.confirm).click();
    await first.button(names.answer).waitFor();
    await expect.poll(async () => (await visitor.read()).chat?.state).toBe("waiting");
    await second.field.waitFor({ state: "detached" });
    await first.button(names.answer).click();
    await first.field.waitFor();
    await visitor.end();
    await first.field.waitFor({ state: "detached" });
    await first.log.getByText(texts.chats.events.endedByCustomer).waitFor();
    expect(here.output()).not.toContain("error");
    await first.leave();
    await second.leave();
  });
});
