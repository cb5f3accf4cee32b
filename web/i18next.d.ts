import "i18next";
import type { OfficeTexts } from "./office/texts.ts";
import type { Area, TextsOf } from "./texts.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: { [Name in Exclude<Area, "purchase/first" | "purchase/form">]: TextsOf<Name> } & {
      office: OfficeTexts;
    };
  }
}
