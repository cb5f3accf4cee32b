import { describe, expect, it } from "vitest";
import { atDesk, changeLead, leave, newLead } from "./desk-steps.ts";
import { patient } from "./profile-steps.ts";

describe("two members at one request", () => {
  it("see each other's lease and changes, and lose nothing that they typed", async () => {
    const lead = await newLead();
    const path = `/requests/${lead.requestId}`;
    const first = await atDesk({ language: "en", width: 1440 }, path);
    const second = await atDesk({ language: "ar", width: 768 }, path);
    await second.button(second.texts.request.actions.take).waitFor();
    const { changed, events, actions, notes } = second.texts.request;
    const floating = (event: "taken" | "noteAdded") =>
      second.page
        .getByRole("status")
        .filter({ hasText: changed.byStaff.replace("{{what}}", events[event]) });
    const take = second.button(actions.take);
    const place = () => take.boundingBox();

    // What the second one has before them is old, so that the server has to refuse.
    const reading = `**/api/office${path}`;
    await second.page.route(reading, (route) => route.abort());
    await first.button("Take").click();
    await first.button("Release").waitFor();
    await floating("taken").getByRole("button", { name: changed.show }).waitFor();
    await take.click();
    const [taken = ""] = second.texts.problems.staff.takenByOther.split("{{who}}");
    await second.page.getByRole("alert").filter({ hasText: taken.trim() }).waitFor();
    await second.page.unroute(reading);
    await second.button(second.texts.retry).click();
    await take.waitFor({ state: "detached" });
    await first.button("Release").click();
    await first.page.waitForURL((url) => !url.pathname.endsWith(lead.requestId));
    await first.open(path);
    await take.waitFor();

    // The second one types, so the page stays as it was.
    const note = second.page.getByLabel(notes.label, { exact: true });
    await note.fill("Typed meanwhile");
    const before = await place();
    await first.button("Take").click();
    await first.button("Release").waitFor();
    await floating("taken").getByRole("button", { name: changed.show }).waitFor();
    await second.check("changed");
    expect(await place()).toEqual(before);
    await second.page.keyboard.press("Shift+Tab");
    // Nobody types any more: it is applied, and said.
    await take.waitFor({ state: "detached" });
    await floating("taken").waitFor();

    await note.focus();
    await first.page.getByLabel("Note", { exact: true }).fill("By the first");
    await first.button("Add note").click();
    await floating("noteAdded").getByRole("button", { name: changed.show }).click();
    await second.page.getByText("By the first").waitFor();
    expect(await note.inputValue()).toBe("Typed meanwhile");

    await first.button("Reject").click();
    const reason = first.dialog.getByLabel("Reason", { exact: true });
    await reason.fill("Nobody insures it.");
    await first.dialog.getByLabel("What the customer reads").selectOption("noInsurer");
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
