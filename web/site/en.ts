import blog from "./blog/en.ts";
import car from "./car/en.ts";
import company from "./company/en.ts";
import choices from "./choices/en.ts";
import contact from "./contact/en.ts";
import home from "./home/en.ts";
import legal from "./legal/en.ts";
import ourTimes from "./our-times/en.ts";
import pet from "./pet/en.ts";
import plate from "./plate-hero/en.ts";
import ranking from "./ranking/en.ts";
import prices from "./prices/en.ts";
import refund from "./refund/en.ts";
import whatIf from "./what-if/en.ts";

export default {
  home,
  plate,
  prices,
  refund,
  car,
  whatIf,
  pet,
  company,
  ranking,
  ourTimes,
  blog,
  contact,
  choices,
  legal,
};
