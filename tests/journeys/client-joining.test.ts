import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { newCustomer } from "../support/api-client.ts";
import { atDesk, leave, type Place, sampledDesk, sampledDesks } from "./desk-steps.ts";
import { keyboardOf } from "./hands.ts";
import { product } from "./journey.ts";
import { sendLead } from "./profile-steps.ts";

type Desk = Awaited<ReturnType<typeof atDesk>>;

const someone = async () => {
  const person = await newCustomer(product);
  await sendLead(person, String(randomInt(60_000, 99_000)));
  return person;
};

/** The client's page, opened from the search by the whole address. */
const openClient = async (desk: Desk, email: string) => {
  await desk.open(`/clients?q=${encodeURIComponent(email)}`);
  await desk.page.getByRole("rowheader").getByRole("link").first().click();
  await desk.page.waitForURL(/\/office\/clients\/[\da-f-]{36}$/);
};

/** Names that outside checks rely on, so the English ones are written out. */
const namesFor = ({ language }: Place, { texts }: Desk) => {
  const { approvals, clients } = texts;
  return language === "en"
    ? { join: "Join with", separate: "Separate", erase: "Erase", approve: "Approve" }
    : {
        join: clients.joining.join,
        separate: clients.joining.separate,
        erase: clients.data.erase,
        approve: approvals.decision.approve,
      };
};

/** The link of what waits for a second person, in the list of approvals. */
const waitingLink = ({ page, texts }: Desk, kind: "clientJoin" | "erasure", name: string) =>
  page
    .getByRole("list", { name: texts.approvals.lists.waiting })
    .getByRole("listitem")
    .filter({ hasText: name })
    .getByRole("link", { name: texts.approvals.kinds[kind] });

const approveByKeys = async (desk: Desk, kind: "clientJoin" | "erasure", name: string) => {
  const { approvals } = desk.texts;
  const { tap } = keyboardOf(desk.page);
  const link = waitingLink(desk, kind, name);
  await link.waitFor();
  await tap(link);
  const approve = desk.button(approvals.decision.approve);
  await approve.waitFor();
  await tap(approve);
  await desk.page.getByText(approvals.states.used).first().waitFor();
};

const approveFirst = async (
  desk: Desk,
  kind: "clientJoin" | "erasure",
  approve: string,
  name: string,
) => {
  await desk.open("/approvals");
  await waitingLink(desk, kind, name).click();
  await desk.button(approve).waitFor();
};

describe.each(sampledDesks)("one person in two records, in $language at $width px", (place) => {
  it("is joined by a mail with a second person, and separated", async () => {
    const [one, other] = [await someone(), await someone()];
    const agent = await atDesk(place, "/clients", "agent");
    const names = namesFor(place, agent);
    const { joining } = agent.texts.clients;
    await openClient(agent, one.email);
    await agent.button(names.join).click();
    const { dialog, page } = agent;
    await dialog.getByLabel(joining.find, { exact: true }).fill(other.email);
    await dialog.getByRole("button", { name: joining.search, exact: true }).click();
    await dialog.getByRole("listitem").getByRole("button").click();
    await dialog.getByRole("button", { name: joining.ask, exact: true }).click();
    await dialog.getByText(joining.missing.mail).waitFor();
    await agent.check("client-join");
    await dialog.getByLabel(joining.day, { exact: true }).fill(dayInDubai(new Date()));
    await dialog.getByRole("button", { name: joining.ask, exact: true }).click();
    await page
      .getByText(joining.asked.replace("{{name}}", other.username), { exact: false })
      .waitFor();
    await agent.check("client-join-asked");

    const colleague = await atDesk(place, "/approvals", "agent");
    const { approvals } = colleague.texts;
    await approveFirst(colleague, "clientJoin", names.approve, one.username);
    await colleague.check("client-join-approval");
    await colleague.button(names.approve).click();
    await colleague.page.getByText(approvals.states.used).first().waitFor();

    await openClient(agent, other.email);
    const joined = page.getByRole("region", {
      name: `${agent.texts.clients.one.open.joined} ${one.username}`,
    });
    await joined.getByRole("link", { name: /MZ-/ }).waitFor();
    await agent.check("client-joined");
    await page.getByRole("button", { name: names.separate }).click();
    await dialog.getByRole("button", { name: names.separate, exact: true }).click();
    await page.getByText(joining.none).waitFor();
    await joined.waitFor({ state: "hidden" });
    expect([agent.someone.troubles, colleague.someone.troubles]).toEqual([[], []]);
    await leave(agent);
    await leave(colleague);
  });

  it("has their data exported by compliance, and erased by two people", async () => {
    const person = await someone();
    const compliance = await atDesk(place, "/clients", "compliance");
    const names = namesFor(place, compliance);
    const { data } = compliance.texts.clients;
    const { dialog, page } = compliance;
    await openClient(compliance, person.email);
    for (const format of ["json", "pdf"] as const) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        compliance.button(data.export[format]).click(),
      ]);
      const file = await readFile(await download.path());
      expect(file.toString("latin1")).toContain(format === "json" ? person.email : "%PDF");
    }
    await compliance.button(names.erase).click();
    await dialog.getByLabel(data.how, { exact: true }).selectOption("phone");
    await compliance.check("client-erase");
    await dialog.getByRole("button", { name: data.ask, exact: true }).click();
    await page.getByText(data.asked).waitFor();

    const admin = await atDesk(place, "/approvals", "admin");
    const { approvals } = admin.texts;
    await approveFirst(admin, "erasure", names.approve, person.username);
    await admin.check("client-erase-approval");
    await admin.button(names.approve).click();
    await admin.page.getByText(approvals.states.used).first().waitFor();
    await compliance.open(`/clients?q=${encodeURIComponent(person.email)}`);
    await page.getByRole("heading", { name: compliance.texts.clients.finding.noneFound }).waitFor();
    expect([compliance.someone.troubles, admin.someone.troubles]).toEqual([[], []]);
    await leave(compliance);
    await leave(admin);
  });
});

describe.each(sampledDesk("en", 1440))("one person in two records", (place) => {
  it("is joined, separated, exported and erased with the keyboard alone", async () => {
    const [one, other] = [await someone(), await someone()];
    const agent = await atDesk(place, "/clients", "agent");
    const { joining } = agent.texts.clients;
    await openClient(agent, one.email);
    const { tap, type } = keyboardOf(agent.page);
    await tap(agent.button(joining.join));
    await type(agent.dialog.getByLabel(joining.find, { exact: true }), other.email);
    await agent.page.keyboard.press("Enter");
    const found = agent.dialog.getByRole("listitem").getByRole("button");
    await found.waitFor();
    await tap(found);
    const day = agent.dialog.getByLabel(joining.day, { exact: true });
    const [year, month, date] = dayInDubai(new Date()).split("-");
    // In the order of the browser's own language.
    await type(day, `${month}${date}${year}`);
    await tap(agent.dialog.getByRole("button", { name: joining.ask, exact: true }));
    await agent.page.getByText(joining.asked.replace("{{name}}", other.username)).waitFor();

    const colleague = await atDesk(place, "/approvals", "agent");
    await approveByKeys(colleague, "clientJoin", one.username);
    await openClient(agent, one.email);
    const separate = agent.page.getByRole("button", { name: joining.separate });
    await separate.waitFor();
    await tap(separate);
    await tap(agent.dialog.getByRole("button", { name: joining.separate, exact: true }));
    await agent.page.getByText(joining.none).waitFor();
    expect([agent.someone.troubles, colleague.someone.troubles]).toEqual([[], []]);
    await leave(agent);
    await leave(colleague);

    const compliance = await atDesk(place, "/clients", "compliance");
    const { data } = compliance.texts.clients;
    await openClient(compliance, one.email);
    const keys = keyboardOf(compliance.page);
    for (const format of ["json", "pdf"] as const)
      await Promise.all([
        compliance.page.waitForEvent("download"),
        keys.tap(compliance.button(data.export[format])),
      ]);
    await keys.tap(compliance.button(data.erase));
    await keys.tap(compliance.dialog.getByRole("button", { name: data.ask, exact: true }));
    await compliance.page.getByText(data.asked).waitFor();
    const admin = await atDesk(place, "/approvals", "admin");
    await approveByKeys(admin, "erasure", one.username);
    expect([compliance.someone.troubles, admin.someone.troubles]).toEqual([[], []]);
    await leave(compliance);
    await leave(admin);
  });
});
