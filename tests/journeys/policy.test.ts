import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { coverEndsOn } from "../../domain/requests/cover-period.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Language } from "../../domain/language.ts";
import { officeAr, officeEn } from "../support/office-texts.ts";
import profileAr from "../../web/profile/ar.ts";
import profileEn from "../../web/profile/en.ts";
import oneAr from "../../web/profile/one-request/ar.ts";
import oneEn from "../../web/profile/one-request/en.ts";
import policyAr from "../../web/profile/policy/ar.ts";
import policyEn from "../../web/profile/policy/en.ts";
import type { CustomerClient } from "../support/api-client.ts";
import { paidRequest } from "../support/paid-requests.ts";
import { pdfWithLinks, plainPdf, refusedPdfs } from "../support/pdfs.ts";
import { CHASSIS } from "../support/policies.ts";
import { untilFound } from "../support/waiting.ts";
import { signIn } from "./account-steps.ts";
import { arrive, expectAccessible, product } from "./journey.ts";
import { officeNames } from "./policy-steps.ts";
import { patient } from "./profile-steps.ts";
import { enterAsStaff } from "./staff-entry.ts";

type Place = { language: Language; width: 768 | 1440 };

/** A text up to its first slot. */
const startsWith = (text: string) => new RegExp(`^${text.split("{{")[0]}`);

const everywhere: Place[] = (["en", "ar"] as const).flatMap((language) =>
  ([768, 1440] as const).map((width) => ({ language, width })),
);
const sampled: Place[] = process.env["TEST_LONG"]
  ? everywhere
  : [
      { language: "en", width: 1440 },
      { language: "ar", width: 768 },
    ];

let plate = 71_000;
let policies = 0;

const pdf = (name: string, buffer: Buffer) => ({
  name: `${name}.pdf`,
  mimeType: "application/pdf",
  buffer,
});

const openPolicy = async (place: Place) => {
  const made = await paidRequest(product, String((plate += 1)));
  const someone = await arrive(place);
  await enterAsStaff(someone);
  const { page } = someone;
  const names = officeNames(place.language);
  await page.goto(`${product.address}/office/requests/${made.requestId}?view=paidToRecord`);
  await page.getByRole("button", { name: textsOf(place).office.request.actions.take }).waitFor();
  await page.keyboard.press("KeyT");
  await page.getByRole("button", { name: names.record, exact: true }).waitFor();
  await page.keyboard.press("KeyP");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  return { ...made, someone, page, names, dialog, field, press };
};

const textsOf = ({ language }: Place) =>
  language === "ar"
    ? { office: officeAr, profile: profileAr, one: oneAr, policy: policyAr }
    : { office: officeEn, profile: profileEn, one: oneEn, policy: policyEn };

/** The server's answer to the next recording. */
const refuseOnce = (page: Page, json: { code: string; field: string }) =>
  page.route("**/policy", (route) => route.fulfill({ status: 422, json }), { times: 1 });

type Opened = Awaited<ReturnType<typeof openPolicy>>;

const fill = async ({ field, names }: Opened, premiumFils: number) => {
  await field(names.number).fill(`MTR/26/${process.pid}-${(policies += 1)}`);
  await field(names.chassis).fill(CHASSIS);
  await field(names.premium).fill(formatAmount(premiumFils));
};

/** Follows the mail's link in the customer's own browser. */
const customerAt = async (
  { language }: Place,
  { person, requestId }: { person: CustomerClient; requestId: string },
  mails = 1,
) => {
  const path = `/profile/requests/${requestId}`;
  await untilFound(async () => {
    const found = (await product.mailsTo(person.email)).filter(
      ({ text }) => text.includes(path) && !text.includes("PDF"),
    );
    return found.length > mails ? found : undefined;
  }, "the mail about the policy");
  const someone = await arrive({ language, width: 390 });
  await signIn(someone, person);
  await someone.open(language === "ar" ? `/ar${path}` : path);
  return { someone, page: someone.page };
};

/** The insurer cancelled it today. */
const cancelAtDesk = async ({ someone, page, requestId }: Opened, place: Place) => {
  const { office } = textsOf(place);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(`${product.address}/office/requests/${requestId}`);
  await button(office.policies.end.open).click();
  await button(office.policies.end.confirm).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(office.request.reasonMissing).waitFor();
  await expectAccessible(someone, "end of a policy");
  await dialog.getByRole("textbox").last().fill("The car was sold");
  await button(office.policies.end.confirm).click();
  await page.getByText(office.policies.states.cancelled, { exact: true }).waitFor();
  await expectAccessible(someone, "cancelled policy");
  await someone.context.close();
};

const downloaded = async (page: Page, control: Locator) => {
  const [download] = await Promise.all([page.waitForEvent("download"), control.click()]);
  return readFile(await download.path());
};

describe.each(sampled)("a policy in $language at $width px", (place) => {
  const { office, profile, one, policy } = textsOf(place);

  it("is recorded beside what was sold, and downloaded by its customer", async () => {
    const opened = await openPolicy(place);
    const { someone, page, names, dialog, field, press, sold } = opened;
    await expect.poll(() => field(names.startDate).inputValue()).toBe(sold.startDate);
    await press(names.save);
    await dialog.getByText(office.policies.missing.number).waitFor();
    await expectAccessible(someone, "form with mistakes");

    // The end follows a start that is typed, until it is typed itself.
    await field(names.startDate).fill("2026-12-08");
    const ends = field(office.policies.fields.endDate);
    expect(await ends.inputValue()).toBe("2028-01-07");
    const inWords = { en: "Tuesday 8 December 2026", ar: "الثلاثاء، 8 ديسمبر 2026" };
    await dialog.getByText(inWords[place.language], { exact: true }).waitFor();
    await ends.fill("2028-01-08");
    await field(names.startDate).fill(sold.startDate);
    expect(await ends.inputValue()).toBe("2028-01-08");
    await ends.fill(coverEndsOn(sold.startDate));
    await fill(opened, sold.selectedPlan.priceFils);
    await field(names.policy).setInputFiles(
      pdf("policy", refusedPdfs["JavaScript on opening"].make()),
    );
    // It is refused as soon as it is chosen.
    await dialog.getByText(office.problems.policies.pdfActive).waitFor();
    await field(names.certificate).setInputFiles(pdf("certificate", plainPdf("certificate")));
    await dialog.getByText(office.policies.checked_one.replace("{{count}}", "1")).waitFor();
    await press(names.save);
    await expect
      .poll(() => field(names.policy).evaluate((one) => one === document.activeElement))
      .toBe(true);
    expect(await field(names.chassis).inputValue()).toBe(CHASSIS);
    await expectAccessible(someone, "refused PDF");
    await field(names.policy).setInputFiles(pdf("policy", pdfWithLinks()));
    await refuseOnce(page, { code: "policies.pdfEncrypted", field: "certificate" });
    await press(names.save);
    await expect
      .poll(() => field(names.certificate).evaluate((one) => one === document.activeElement))
      .toBe(true);
    const { pdfEncrypted } = office.problems.policies;
    const [certificate] = [office.policies.files.certificate];
    await dialog.getByRole("alert").getByText(`${certificate}: ${pdfEncrypted}`).waitFor();
    await dialog.getByText(pdfEncrypted, { exact: true }).waitFor();
    await field(names.certificate).setInputFiles(pdf("certificate", plainPdf("certificate")));
    await press(names.save);
    await page.waitForURL((url) => !url.pathname.endsWith(opened.requestId));
    const name = office.request.done.policyIssued.split("{{name}}")[0] ?? "";
    const said = page.getByRole("status").filter({ hasText: name });
    await said.getByRole("link", { name: office.said.open }).click();
    await page.waitForURL((url) => url.pathname.endsWith(opened.requestId));

    await page.goto(`${product.address}/office/requests/${opened.requestId}`);
    await page.getByText(office.policies.states.active, { exact: true }).waitFor();
    await expectAccessible(someone, "recorded policy");
    await page
      .getByRole("button", { name: office.policies.markTraffic.confirmed, exact: true })
      .click();
    await page.getByText(office.policies.trafficStates.confirmed, { exact: true }).waitFor();
    await someone.context.close();

    const customer = await customerAt(place, opened);
    const heading = customer.page.getByRole("heading", { name: policy.heading });
    await heading.waitFor();
    // The day that was sold is not shown beside the policy's own.
    expect(await customer.page.getByText(one.cover.startDate, { exact: true }).count()).toBe(0);
    await expectAccessible(customer.someone, "customer's policy");
    expect(await customer.someone.shift()).toBeLessThan(0.01);
    await customer.page
      .getByRole("heading", { level: 1, name: startsWith(policy.begins) })
      .waitFor();
    const calls = customer.page.locator('a[href^="tel:"]');
    expect(await calls.first().getAttribute("href")).toBe("tel:999");
    // On paper, too: backgrounds are not printed.
    await customer.page.emulateMedia({ media: "print" });
    const [ink, ofPolice] = await calls
      .first()
      .evaluate((call) => [document.body, call].map((one) => getComputedStyle(one).color));
    expect(ofPolice).toBe(ink);
    await customer.page.emulateMedia({ media: "screen" });
    await customer.page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(customer.someone, "customer's policy on a wide screen");
    await customer.page.getByRole("button", { name: policy.cancel, exact: true }).click();
    await customer.page.getByRole("heading", { name: one.refund.heading }).waitFor();
    const link = (name: string) => customer.page.getByRole("link", { name, exact: true });
    const download = place.language === "en" ? "Download policy" : policy.download;
    const file = await downloaded(customer.page, link(download));
    expect(file.equals(pdfWithLinks())).toBe(true);
    const calendar = await downloaded(customer.page, link(policy.calendar));
    expect(calendar.toString()).toContain("BEGIN:VCALENDAR");
    await customer.someone.open(place.language === "ar" ? "/ar/profile" : "/profile");
    const card = customer.page.getByRole("list", { name: profile.cars.title });
    await card.getByText(startsWith(profile.cars.begins)).waitFor();
    await card.getByRole("link", { name: profile.cars.download, exact: true }).waitFor();
    await expectAccessible(customer.someone, "customer's cars");
    expect(customer.someone.troubles).toEqual([]);
    await customer.someone.context.close();
  });

  it("that is worse waits for its customer, who accepts it, and is ended by staff", async () => {
    const opened = await openPolicy(place);
    const { someone, page, names, dialog, field, press, sold } = opened;
    await fill(opened, sold.selectedPlan.priceFils + 10_000);
    await dialog.getByText(office.policies.kinds.worse).waitFor();
    await field(names.policy).setInputFiles(pdf("policy", plainPdf("policy")));
    await field(names.certificate).setInputFiles(pdf("certificate", plainPdf("certificate")));
    await expectAccessible(someone, "worse policy");
    await press(names.send);
    await page.waitForURL((url) => !url.pathname.endsWith(opened.requestId));

    const customer = await customerAt(place, opened);
    await customer.page.getByRole("heading", { name: policy.toAccept }).waitFor();
    await expectAccessible(customer.someone, "customer's comparison");
    await customer.page.getByRole("button", { name: policy.accept, exact: true }).click();
    const question = customer.page.getByRole("dialog");
    await question.waitFor();
    await expectAccessible(customer.someone, "question");
    await question.getByRole("button", { name: policy.acceptDialog.confirm, exact: true }).click();
    await customer.page.getByText(policy.accepted).waitFor();
    await customer.page.getByText(startsWith(policy.begins)).waitFor();
    await expect
      .poll(
        () => customer.page.getByText(profile.requests.state.issued, { exact: true }).count(),
        patient,
      )
      .toBeGreaterThan(0);

    await cancelAtDesk(opened, place);
    await customer.page.reload();
    await customer.page.getByText(one.policyCancelled.heading).waitFor();
    await expectAccessible(customer.someone, "customer's cancelled policy");
    await customer.someone.open(place.language === "ar" ? "/ar/profile" : "/profile");
    await customer.page
      .getByRole("cell", { name: profile.requests.endedPolicy.cancelled })
      .waitFor();
    await expectAccessible(customer.someone, "customer's list");
    await customer.someone.context.close();
  });
});
