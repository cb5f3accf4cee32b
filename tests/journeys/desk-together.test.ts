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
    await first.button("Take").click();
    await first.button("Release").waitFor();

    // The second one's page is of before, so that the server has to refuse.
    const changed = second.page.getByRole("status").filter({
      hasText: second.texts.request.changed.staff,
    });
    await changed.waitFor();
    await second.check("changed");
    await second.button(second.texts.request.actions.take).click();
    const [taken = ""] = second.texts.problems.staff.takenByOther.split("{{who}}");
    await second.page.getByRole("alert").filter({ hasText: taken.trim() }).waitFor();

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
