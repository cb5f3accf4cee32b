import { expect, it } from "vitest";
import { navigationData } from "../server/features/navigation/navigation-data.ts";
import { fallbackNavigation } from "../web/shell/fallback-navigation.ts";

it("shows the same menu when the server's cannot be had", () => {
  expect(fallbackNavigation).toEqual(navigationData);
});
