import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CustomerClient, newCustomer } from "../support/api-client.ts";
import type { Visitor } from "../support/browser.ts";
import { signIn } from "./account-steps.ts";
import { arrive, holdBack, product } from "./journey.ts";
import { sendRenewal } from "./profile-steps.ts";
import { keepDraft } from "./purchase-steps.ts";

let customer: CustomerClient;
let someone: Visitor;

beforeAll(async () => {
  customer = await newCustomer(product);
  await sendRenewal(customer, "54321");
});
beforeEach(async () => {
  someone = await arrive({ language: "en", width: 390 });
});
afterEach(() => someone.context.close());

const says = (text: string) =>
  someone.page.locator("main").getByText(text, { exact: true }).first().waitFor();
const press = (name: string) =>
  someone.page.locator("main").getByRole("button", { name, exact: true }).first().click();

describe("the quotes", () => {
  it("[2-8 noInsuranceData] ask for a vehicle first", async () => {
    await someone.open("/packages");
    await says("We do not have your car's details yet.");
    expect(await someone.axe()).toEqual([]);
  });

  it("ask for a vehicle even without JavaScript", async () => {
    const reader = await arrive({ language: "en", width: 390 }, false);
    await reader.open("/packages");
    await expect
      .poll(() => reader.page.getByRole("main").innerText())
      .toContain("not have your car's details");
    await reader.context.close();
  });

  it("[2-8 missingFields] [2-5.4 payment start] need cylinders and body", async () => {
    await keepDraft(someone, { cylinderType: "" });
    await someone.open("/packages");
    await says("Some of your car's details are missing.");
  });

  it("[2-8 noPackageSelected] need a choice before sending", async () => {
    await keepDraft(someone);
    await someone.open("/packages");
    await someone.page.getByRole("button", { name: "Select", exact: true }).first().waitFor();
    await press("Send request");
    await says("Please select a quote first.");
  });

  it("[2-8 packages not loaded] can be loaded again", async () => {
    await keepDraft(someone);
    await someone.page.route("**/api/packages/**", (route) => route.abort(), { times: 1 });
    await someone.open("/packages");
    await says("We could not reach our server. Check your connection and try again.");
    await press("Try again");
    await someone.page.getByRole("button", { name: "Select", exact: true }).first().waitFor();
  });

  it("[2-8 login first] send a visitor to log in", async () => {
    await keepDraft(someone);
    await someone.open("/packages");
    await press("Select");
    await press("Send request");
    await someone.page.waitForURL(/\/login\?next=/);
    await says("Please login first");
  });
});

describe("a page after a failure", () => {
  it("[2-8 paymentFailed] takes its text from a code, never from the address", async () => {
    await someone.open("/fail?code=paymentFailed&message=<b>You owe us</b>");
    await someone.page.getByRole("heading", { name: "That did not work" }).waitFor();
    expect(await someone.page.getByText("We could not start the payment.").count()).toBe(0);
    await someone.page.evaluate(() => {
      history.replaceState({ usr: { code: "paymentFailed" }, key: "x", idx: 0 }, "");
    });
    await someone.page.reload();
    await says("We could not start the payment.");
    expect(await someone.page.getByText("You owe us").count()).toBe(0);
  });
});

describe("the dashboard", () => {
  beforeEach(async () => {
    await signIn(someone, customer);
  });

  const confirmCancelling = async () => {
    await press("Cancel");
    await someone.page.getByRole("button", { name: "Yes, cancel it", exact: true }).click();
  };

  it("[2-8 cancel failed] says so if the call fails", async () => {
    await someone.open("/profile");
    await someone.page.route("**/cancel", (route) => route.abort());
    await confirmCancelling();
    await says("Failed to cancel request");
  });

  it("[2-8 login to act] asks to log in when the session has ended", async () => {
    await someone.open("/profile");
    await someone.context.clearCookies({ name: "token" });
    await confirmCancelling();
    await says("Please login to perform this action");
  });

  it("[2-8 invalid payment response] stays on the page if the answer is incomplete", async () => {
    await someone.open("/profile");
    await someone.page.route("**/payment", (route) =>
      route.fulfill({ json: { status: "success", requestId: "x", ref: "x", encRequest: "" } }),
    );
    await someone.page.locator("main").getByRole("button", { name: /^Pay/ }).first().click();
    await says("Invalid payment response");
  });

  it("handles a click from before its script was loaded", async () => {
    const freeLine = await holdBack(someone.page, "**/assets/entry.client*.js");
    await someone.page.goto(`${product.address}/profile`, { waitUntil: "commit" });
    await press("Cancel");
    freeLine();
    await someone.page.getByRole("button", { name: "Yes, cancel it", exact: true }).waitFor();
  });

  it("[2-8 cancelled] says that a request is cancelled", async () => {
    await someone.open("/profile");
    await confirmCancelling();
    await says("Request cancelled successfully");
    expect(await someone.axe()).toEqual([]);
    expect(someone.troubles).toEqual([]);
  });
});

describe("the profile", () => {
  it("[2-8 profile login required] asks a visitor to log in", async () => {
    await someone.open("/profile/update");
    await says("Please login to access your profile.");
  });

  it.each([
    [
      "[2-8 profile not updated] if the call fails",
      undefined,
      "Failed to update profile. Please try again.",
    ],
    ["[2-8 profile not found] when the account is gone", 404, "We found no data for this account."],
    [
      "[2-8 profile login required] if the session has ended",
      401,
      "Please login to access your profile.",
    ],
  ])("%s", async (_row, status, text) => {
    await signIn(someone, customer);
    await someone.open("/profile/update");
    await someone.page.route("**/api/users/*", (route) => {
      if (route.request().method() !== "PATCH") return route.continue();
      if (status === undefined) return route.abort();
      return route.fulfill({
        status,
        json: { status: "fail", code: "accounts.notFound", message: "" },
      });
    });
    await press("Save");
    await says(text);
  });

  it("[2-8 profile updated] [2-5.5 email read-only] is saved, except for the e-mail", async () => {
    await signIn(someone, customer);
    await someone.open("/profile/update");
    expect(await someone.page.getByLabel("Email", { exact: true }).isEditable()).toBe(false);
    await someone.page.getByLabel("Username", { exact: true }).fill(`${customer.username} jr`);
    await press("Save");
    await says("Profile updated successfully");
  });
});
