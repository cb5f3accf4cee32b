import type { Locator, Page } from "playwright-core";
import type { Photos } from "./purchase-steps.ts";

export type Hands = {
  tap: (control: Locator) => Promise<void>;
  select: (control: Locator, value: string) => Promise<void>;
  type: (control: Locator, text: string) => Promise<void>;
  /** A radio or a checkbox. */
  tick: (control: Locator) => Promise<void>;
  add: (control: Locator, photo: Photos[number]) => Promise<void>;
};

/** A thumb that is counted: a select is one tap, focusing a field none, a photo is one photo. */
export const countedThumb = () => {
  const done = { taps: 0, typed: 0, photos: 0 };
  const thumb: Hands = {
    tap: async (control) => {
      done.taps += 1;
      await control.click();
    },
    select: async (control, value) => {
      done.taps += 1;
      await control.selectOption(value);
    },
    type: async (control, text) => {
      done.typed += 1;
      await control.fill(text);
    },
    tick: async (control) => {
      done.taps += 1;
      await control.check();
    },
    add: async (control, photo) => {
      done.photos += 1;
      await control.setInputFiles(photo);
    },
  };
  return { done, thumb };
};

const MAX_STOPS = 120;
const MAX_PRESSES = 3;

const isFocused = (control: Locator) =>
  control.evaluate((one) => one === one.ownerDocument.activeElement);

const isRadioOfSameName = (control: Locator) =>
  control.evaluate((one) => {
    const active = one.ownerDocument.activeElement;
    return (
      one instanceof HTMLInputElement &&
      active instanceof HTMLInputElement &&
      one.type === "radio" &&
      active.type === "radio" &&
      one.name === active.name
    );
  });

/** Tab, arrows, Space, Enter and letters, nothing else. */
export const keyboardOf = (page: Page): Hands => {
  const reach = async (control: Locator, isThere = isFocused) => {
    await control.waitFor({ state: "attached" });
    for (let stop = 0; stop < MAX_STOPS && !(await isThere(control)); stop += 1)
      await page.keyboard.press("Tab");
    if (!(await isThere(control)))
      throw new Error(`The keyboard does not reach ${control.toString()}`);
  };
  const pressOn = async (control: Locator, key: string) => {
    await reach(control);
    await page.keyboard.press(key);
  };
  return {
    tap: (control) => pressOn(control, "Enter"),
    select: async (control, value) => {
      await reach(control);
      const at = () => control.evaluate((one) => (one as HTMLSelectElement).selectedIndex);
      const wanted = await control.evaluate(
        (one, text) => [...(one as HTMLSelectElement).options].findIndex((o) => o.value === text),
        value,
      );
      for (let now = await at(); now !== wanted; now = await at())
        await page.keyboard.press(now < wanted ? "ArrowDown" : "ArrowUp");
    },
    type: async (control, text) => {
      await reach(control);
      await page.keyboard.type(text);
    },
    tick: async (control) => {
      if ((await control.getAttribute("type")) !== "radio") return pressOn(control, "Space");
      await reach(control, async (one) => (await isFocused(one)) || isRadioOfSameName(one));
      while (!(await isFocused(control))) await page.keyboard.press("ArrowDown");
      if (!(await control.isChecked())) await page.keyboard.press("Space");
    },
    add: async (control, photo) => {
      // A page or tile that is just being drawn may lose the key: then it is pressed again.
      for (let press = 1; press <= MAX_PRESSES; press += 1) {
        await reach(control);
        const opening = page.waitForEvent("filechooser", { timeout: 5_000 });
        await page.keyboard.press("Space");
        const chooser = await opening.catch(() => undefined);
        if (chooser) return chooser.setFiles(photo);
      }
      throw new Error(`No key opens ${control.toString()}`);
    },
  };
};
