import { describe, expect, it } from "vitest";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { documentSlots } from "../../domain/documents/documents.ts";
import type { Misfit } from "../../domain/purchase/fit-check.ts";
import fitAr from "../../web/purchase/check-answers/fit/ar.ts";
import fitEn from "../../web/purchase/check-answers/fit/en.ts";
import type { Visitor } from "../support/browser.ts";
import { expectAccessible, product, sampled } from "./journey.ts";
import { customerWith, textsOf } from "./profile-steps.ts";
import {
  chooseCheapest,
  confirmAndSend,
  INSURED,
  keepDraft,
  nameInsured,
} from "./purchase-steps.ts";
import { wordsOf } from "./words.ts";

describe.each(sampled(["ar", 390], ["en", 1440]))(
  "the fit check in $language at $width px",
  (place) => {
    const words = wordsOf(place.language);
    const { one, purchase } = textsOf(place.language);
    const fit = place.language === "ar" ? fitAr : fitEn;
    const { cover, price, problems } = purchase.check;
    const label = (field: keyof typeof fit.hints) =>
      place.language === "ar"
        ? fit[field]
        : {
            bank: "Bank",
            registrationEnds: "Registration ends",
            drivingToOman: "Driving to Oman",
            driverUnder25: "Another driver under 25",
          }[field];

    const note = ({ page }: Visitor, misfit: Misfit) =>
      page
        .getByRole("status")
        .getByRole("listitem")
        .filter({ hasText: fit.misfits[misfit].says.split(/[.،]|\{\{/)[0] ?? "" });

    it("says what does not fit and how to change it, and never blocks", async () => {
      const { someone, page, person, requestId } = await customerWith("renewal", place, "62000");
      await keepDraft(someone, {
        plateNumber: "62001",
        documentsFrom: requestId,
        documentsOnFile: documentSlots,
        financed: "true",
      });
      await someone.open("/packages");
      await chooseCheapest(someone, words);

      await note(someone, "financeNeedsComprehensive").waitFor();
      await note(someone, "bankNotNamed").getByRole("link").click();
      const bank = page.getByLabel(label("bank"), { exact: true });
      expect(await bank.evaluate((field) => field === document.activeElement)).toBe(true);
      await bank.fill("123");
      await note(someone, "bankNotNamed").waitFor({ state: "detached" });

      const now = new Date();
      await page.getByLabel(label("registrationEnds")).fill(dayInDubai(now, -30));
      await page.getByLabel(label("drivingToOman")).selectOption("true");
      await page.getByLabel(label("driverUnder25")).selectOption("true");
      await note(someone, "registrationGap").waitFor();
      await note(someone, "omanNotCovered").waitFor();
      await note(someone, "youngDriverThirdParty").waitFor();
      await expectAccessible(someone, "the fit check");
      await note(someone, "registrationGap").getByRole("link").click();
      const start = page.getByLabel(cover.startDate);
      expect(await start.evaluate((field) => field === document.activeElement)).toBe(true);

      const side = page.getByRole("complementary");
      for (const line of [price.premium, price.vat]) await side.getByText(line).first().waitFor();
      await side.getByText("0.00", { exact: true }).waitFor();

      const submit = page.getByRole("button", { name: words.confirmAndSend, exact: true });
      await submit.click();
      const alert = page.getByRole("alert").first();
      for (const problem of [problems.nameRequired, problems.fit.bank])
        await alert.getByText(problem).waitFor();
      await page.getByLabel(words.fullName, { exact: true }).fill("Maryam 2");
      await submit.click();
      await alert.getByText(problems.nameNoNumbers).waitFor();
      await bank.fill("Emirates NBD");
      await nameInsured(someone, words);

      await page.reload();
      const name = page.getByLabel(words.fullName, { exact: true });
      await expect.poll(() => name.inputValue()).toBe(INSURED);
      expect(await bank.inputValue()).toBe("Emirates NBD");
      await confirmAndSend(someone, words);

      const { data } = (await person.get("/api/carins/insurance-requests")) as {
        data: { _id: string; userInfo: { username: string } }[];
      };
      expect(data[0]?.userInfo.username).toBe(INSURED);
      await page.goto(`${product.address}/profile/requests/${data[0]?._id}`);
      await page.getByText("Emirates NBD").waitFor();
      await page.getByText(one.vehicle.driverUnder25).waitFor();
      expect(someone.troubles).toEqual([]);
      await someone.context.close();
    });
  },
);
