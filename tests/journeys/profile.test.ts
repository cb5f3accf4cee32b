import { describe, expect, it } from "vitest";
import { type Place, product, sampled } from "./journey.ts";
import {
  chooseCylinders,
  confirmAndSave,
  customerWith,
  goOnWithNewPrice,
  patient,
  startEdit,
  textsOf,
} from "./profile-steps.ts";
import { atTheGateway } from "./purchase-steps.ts";

let plate = 20_000;

const arriveWith = async (what: "renewal" | "lead", place: Place) => {
  const number = String(plate++);
  return { number, ...(await customerWith(what, place, number)) };
};

describe.each(sampled(["ar", 390]))("a request's page in $language at $width px", (place) => {
  const { one, profile } = textsOf(place.language);
  const { requests, cancelDialog } = profile;

  it("shows its state, documents and history, and cancels it", async () => {
    const { someone, page, number, requestId } = await arriveWith("renewal", place);
    await someone.open("/profile");
    await page.getByRole("row").filter({ hasText: number }).getByRole("link").click();
    await page.waitForURL(`**/profile/requests/${requestId}`);
    await page.getByRole("heading", { name: one.standing.awaiting_payment.heading }).waitFor();
    await page.getByText(one.history.events.submitted, { exact: true }).waitFor();
    expect(await page.getByText("551.25").count()).toBeGreaterThan(1);
    expect(await someone.axe()).toEqual([]);

    const documents = page.locator("main").getByRole("img");
    await expect.poll(() => documents.count(), patient).toBe(6);
    await documents.first().scrollIntoViewIfNeeded();
    await page.locator("main li button").first().click();
    await page.getByRole("dialog").getByRole("img").waitFor();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: requests.cancel, exact: true }).click();
    await page.getByRole("button", { name: cancelDialog.confirm, exact: true }).click();
    await page.getByRole("alert").getByText(requests.cancelled).waitFor();
    await page.getByRole("heading", { name: one.standing.cancelled.heading }).waitFor();
    expect(await someone.axe()).toEqual([]);
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });

  it("says that a file is damaged, also where it failed before the page was alive", async () => {
    const { someone, page, requestId } = await arriveWith("renewal", place);
    const json = { status: "fail", code: "documents.damaged", message: "" };
    await page.route("**/documents/*", (route) => route.fulfill({ status: 410, json }));
    await someone.open(`/profile/requests/${requestId}`);
    await expect.poll(() => page.getByText(one.documents.damaged).count(), patient).toBe(6);
    await someone.context.close();
  });

  it("helps a customer who follows a link to an unknown request", async () => {
    const { someone, page } = await arriveWith("renewal", place);
    await someone.open("/profile/requests/8f0d6a51-2f06-4c1b-93a5-3f1d8a1f9a11");
    await page.getByRole("link", { name: one.unknown.list }).waitFor();
    expect(await someone.axe()).toEqual([]);
    await someone.context.close();
  });
});

describe.each(sampled(["en", 1440], ["ar", 390]))("the list in $language at $width px", (place) => {
  const { profile } = textsOf(place.language);
  const { cancelDialog, cars, next, requests } = profile;

  it("begins with the car, and its totals follow a cancellation without a reload", async () => {
    const { someone, page, number } = await arriveWith("renewal", place);
    await someone.open("/profile");
    const car = page.getByRole("list", { name: cars.title }).getByRole("listitem");
    await car.filter({ hasText: number }).getByText(cars.notYet).waitFor();
    await car.getByRole("link", { name: requests.pay, exact: true }).waitFor();
    const totals = page.getByLabel(requests.totals, { exact: true });
    expect(await totals.innerText()).not.toContain("(");
    expect(await someone.axe()).toEqual([]);

    const row = page.getByRole("row").filter({ hasText: number });
    await row.getByRole("button", { name: requests.cancel, exact: true }).click();
    await page.getByRole("button", { name: cancelDialog.confirm, exact: true }).click();
    await row.getByText(requests.state.cancelled, { exact: true }).waitFor();
    const parts = requests.parts.replace("{{open}}", "0").replace("{{ended}}", "1");
    await totals.getByText(parts, { exact: true }).waitFor();
    await row.getByText(next.nothing).waitFor();
    await car.getByText(cars.none, { exact: true }).waitFor();
    expect(await row.getByRole("button").count()).toBe(0);
    expect(await someone.axe()).toEqual([]);
    expect(await someone.shift()).toBeLessThan(0.01);
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });
});

describe.each(sampled(["en", 1440]))("a failed payment in $language at $width px", (place) => {
  const { one, profile } = textsOf(place.language);
  const { requests } = profile;

  it("is retried from the request's page, which then offers the PDF and the reminder", async () => {
    const { someone, page, person, number, requestId } = await arriveWith("renewal", place);
    await someone.open(`/profile/requests/${requestId}`);
    await page.getByRole("button", { name: requests.pay, exact: true }).click();
    await page.waitForURL((url) => url.origin === product.gateway);
    await atTheGateway(someone, "decline");
    await page.waitForURL(/\/payfalse/);

    await someone.open(`/profile/requests/${requestId}`);
    await page.getByRole("heading", { name: one.retry.heading }).waitFor();
    await page.getByRole("button", { name: one.tryAgain, exact: true }).click();
    await page.waitForURL((url) => url.origin === product.gateway);
    await atTheGateway(someone, "pay");
    await page.waitForURL(/\/paytrue/);

    await someone.open(`/profile/requests/${requestId}`);
    await page.getByRole("heading", { name: one.standing.paid.heading }).waitFor();
    await page.getByRole("heading", { name: one.nextForCar.claim }).waitFor();
    const renew = page.getByRole("link", { name: one.nextForCar.renew, exact: true });
    expect(await renew.getAttribute("href")).toContain(`plateNumber=${number}`);
    for (const name of [one.papers.summary, one.papers.reminder]) {
      const address = await page.getByRole("link", { name }).getAttribute("href");
      const paper = await fetch(product.address + address, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      expect(paper.status, name).toBe(200);
    }
    expect(await someone.axe()).toEqual([]);
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });
});

describe.each(sampled(["en", 390]))("changing a request in $language at $width px", (place) => {
  const { one, profile, purchase } = textsOf(place.language);
  const { conflict, stop } = purchase.editing;

  it("opens the form with its answers, shows the new price and replaces the old one", async () => {
    const { someone, page, number, requestId } = await arriveWith("renewal", place);
    await startEdit(someone, place, number);
    expect(await page.getByText(purchase.vehicle.documents.onFile).count()).toBe(6);
    expect(await someone.axe()).toEqual([]);
    await chooseCylinders(someone, place, "6");
    await goOnWithNewPrice(someone, place);
    await page.getByText(purchase.editing.lead, { exact: true }).waitFor();
    expect(await page.getByText(purchase.check.lead).count()).toBe(0);
    expect(await someone.axe()).toEqual([]);
    await confirmAndSave(someone, place);

    await page.waitForURL(`**/profile/requests/${requestId}`);
    await page.getByText(one.savedToPay).waitFor();
    await page.getByText("735.00").first().waitFor();
    expect(await page.getByText("551.25").count()).toBe(0);
    await page.getByText(one.history.events.edited, { exact: true }).waitFor();

    await page.getByRole("button", { name: profile.requests.pay, exact: true }).click();
    await page.waitForURL((url) => url.origin === product.gateway);
    await page.getByText("735.00").first().waitFor();
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });

  it("in two tabs asks in the second one, and can keep what was typed there", async () => {
    const { someone, page, number, person, requestId } = await arriveWith("renewal", place);
    const other = { ...someone, page: await someone.context.newPage() };
    other.open = (path) => other.page.goto(product.address + path);
    await startEdit(someone, place, number);
    await startEdit(other, place, number);

    await chooseCylinders(someone, place, "6");
    await goOnWithNewPrice(someone, place);
    await confirmAndSave(someone, place);
    await page.waitForURL(`**/profile/requests/${requestId}`);

    await chooseCylinders(other, place, "8");
    await goOnWithNewPrice(other, place);
    await confirmAndSave(other, place);
    const dialog = other.page.getByRole("dialog", { name: conflict.heading });
    await dialog.waitFor();
    await dialog.getByRole("button", { name: conflict.keepTyped, exact: true }).click();
    await other.page.waitForURL(`**/profile/requests/${requestId}`);
    const { data } = (await person.get(`/api/carins/insurance-requests/${requestId}`)) as {
      data: { answers: { cylinderType: string } };
    };
    expect(data.answers.cylinderType).toBe("8");
    await someone.context.close();
  });

  it("can load a change that was made on another device in the meantime", async () => {
    const { someone, page, number, person, requestId } = await arriveWith("renewal", place);
    await startEdit(someone, place, number);
    await chooseCylinders(someone, place, "6");
    await goOnWithNewPrice(someone, place);
    const elsewhere = await fetch(`${product.address}/api/carins/insurance-requests/${requestId}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      body: JSON.stringify({ plateNumber: "31337" }),
    });
    expect(elsewhere.status).toBe(200);

    await confirmAndSave(someone, place);
    const dialog = page.getByRole("dialog", { name: conflict.heading });
    await dialog.getByRole("button", { name: conflict.loadNewest, exact: true }).click();
    await page.waitForURL(/\/vehicle-insurance/);
    const plateNumber = page.getByLabel(purchase.vehicle.plate.number);
    await expect.poll(() => plateNumber.inputValue(), patient).toBe("31337");
    await page.getByRole("region", { name: purchase.editing.label }).waitFor();
    await someone.context.close();
  });

  it("saves nothing at a price that has just changed until it is accepted", async () => {
    const { someone, page, number, requestId } = await arriveWith("renewal", place);
    await startEdit(someone, place, number);
    await chooseCylinders(someone, place, "6");
    await goOnWithNewPrice(someone, place);
    const refusal = { status: "fail", code: "requests.priceChanged", message: "", priceFils: 1 };
    await page.route(
      `**/api/carins/insurance-requests/${requestId}`,
      (route) => route.fulfill({ status: 409, json: refusal }),
      { times: 1 },
    );
    await confirmAndSave(someone, place);
    const { priceChanged } = purchase.editing;
    await page.getByText(priceChanged.help).waitFor();
    expect(await someone.axe()).toEqual([]);
    await page.getByRole("button", { name: purchase.check.priceChanged.accept }).click();
    await page.getByText(priceChanged.accepted).waitFor();
    await someone.context.close();
  });

  it("can be stopped, which brings the unfinished purchase back", async () => {
    const { someone, page, number, requestId } = await arriveWith("renewal", place);
    await someone.open("/vehicle-insurance?emirate=sharjah&plateNumber=777");
    const plateNumber = page.getByLabel(purchase.vehicle.plate.number);
    await expect.poll(() => plateNumber.inputValue(), patient).toBe("777");
    await plateNumber.fill("778");
    await plateNumber.blur();

    await startEdit(someone, place, number);
    await page.getByRole("button", { name: stop, exact: true }).click();
    await page.waitForURL(`**/profile/requests/${requestId}`);
    await someone.open("/vehicle-insurance");
    await expect.poll(() => plateNumber.inputValue(), patient).toBe("778");
    await someone.context.close();
  });
});

describe.each(sampled(["ar", 1440]))("changing a lead in $language at $width px", (place) => {
  const { one, purchase } = textsOf(place.language);

  it("goes through the personal details and stays with the team", async () => {
    const { someone, page, number, requestId, person } = await arriveWith("lead", place);
    await startEdit(someone, place, number);
    await chooseCylinders(someone, place, "8");
    await page.getByRole("button", { name: purchase.vehicle.continue, exact: true }).click();
    await page.waitForURL(/\/non_khaleegy/);
    const save = page.getByRole("button", { name: purchase.editing.save, exact: true });
    await save.waitFor();
    expect(await page.getByLabel(purchase.personal.name).inputValue()).toBe("Mariam Al Ali");
    expect(await someone.axe()).toEqual([]);
    await save.click();

    await page.waitForURL(`**/profile/requests/${requestId}`);
    await page.getByText(one.saved, { exact: true }).waitFor();
    await page.getByRole("heading", { name: one.standing.lead.heading }).waitFor();
    await page.getByText(person.email).first().waitFor();
    expect(await someone.axe()).toEqual([]);
    expect(someone.troubles).toEqual([]);
    await someone.context.close();
  });
});
