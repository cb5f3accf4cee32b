import "i18next";
import type { OfficeTexts } from "./office/texts.ts";
import type { Area, Part, TextsOf } from "./texts.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: { [Name in Exclude<Area, Part>]: TextsOf<Name> } & {
      prices: TextsOf<"prices/answers"> & TextsOf<"prices/ledger">;
      office: OfficeTexts;
    };
  }
}
