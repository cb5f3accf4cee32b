import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TwoProcesses } from "../support/two-processes.ts";
import { atChats, startChatDesk } from "./chat-desk-steps.ts";
import { chatOn, expectOnce } from "./chat-steps.ts";
import { sampledDesks } from "./desk-steps.ts";
import { visitorOf } from "./journey.ts";

let world: TwoProcesses;
beforeAll(async () => {
  world = await startChatDesk();
}, 120_000);
afterAll(() => world.stop());

describe.each(sampledDesks)("a chat over two processes in $language at $width px", (place) => {
  it("loses and doubles no line while the visitor's process starts again", async () => {
    const [here, there] = world.products;
    const desk = await atChats(world, place);
    const visitor = await visitorOf(there, { language: place.language, width: 390 });
    const chat = chatOn(visitor.page, place.language);
    await visitor.open(chat.words.prefix || "/");
    await chat.link.click();
    const said = [`Is Oman in the price? ${crypto.randomUUID()}`];
    const say = async (text: string) => {
      said.push(text);
      await chat.send(text);
    };
    const answer = async (text: string) => {
      said.push(text);
      await desk.field.fill(text);
      await desk.button(desk.names.send).click();
      await desk.log.getByText(text, { exact: true }).waitFor();
    };
    await chat.send(said[0] ?? "");
    await desk
      .rowOf(said[0] ?? "")
      .getByRole("link")
      .click();
    await desk.button(desk.names.answer).click();
    await desk.field.waitFor();
    await answer("Not by itself.");
    await expectOnce(chat, ...said);

    await there.kill("SIGTERM");
    await answer("It costs AED 105.00 more.");
    await say("Are you still there?");
    await chat.button(chat.words.sendAgain).first().waitFor();
    await there.startAgain();
    await chat.button(chat.words.sendAgain).first().click();
    await desk.log.getByText("Are you still there?", { exact: true }).waitFor();
    await answer("I am.");
    await expectOnce(chat, ...said);

    await visitor.page.reload();
    await chat.link.click();
    await expectOnce(chat, ...said);
    expect(await desk.log.getByText("Are you still there?", { exact: true }).count()).toBe(1);
    expect(here.output()).not.toContain("error");
    await desk.leave();
    await visitor.context.close();
  });
});
