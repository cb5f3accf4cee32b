import type { SameKeys } from "../i18n/texts.ts";
import blog from "./blog/ar.ts";
import car from "./car/ar.ts";
import choices from "./choices/ar.ts";
import company from "./company/ar.ts";
import contact from "./contact/ar.ts";
import type en from "./en.ts";
import home from "./home/ar.ts";
import legal from "./legal/ar.ts";
import ourTimes from "./our-times/ar.ts";
import pet from "./pet/ar.ts";
import plate from "./plate-hero/ar.ts";
import ranking from "./ranking/ar.ts";
import prices from "./prices/ar.ts";
import whatIf from "./what-if/ar.ts";
import refund from "./refund/ar.ts";

export default {
  home,
  car,
  whatIf,
  pet,
  plate,
  prices,
  company,
  ranking,
  ourTimes,
  blog,
  contact,
  choices,
  legal,
  refund,
} satisfies SameKeys<typeof en>;
