import "i18next";
import type account from "./account/en.ts";
import type office from "./office/en.ts";
import type problems from "./problems/en.ts";
import type prices from "./prices/en.ts";
import type whatIf from "./prices/what-if/en.ts";
import type pictures from "./pictures/en.ts";
import type profile from "./profile/en.ts";
import type oneRequest from "./profile/one-request/en.ts";
import type offers from "./profile/offers/en.ts";
import type storedData from "./profile/stored-data/en.ts";
import type policy from "./profile/policy/en.ts";
import type purchase from "./purchase/en.ts";
import type fit from "./purchase/check-answers/fit/en.ts";
import type payment from "./purchase/payment/en.ts";
import type compare from "./purchase/quotes/compare-texts/en.ts";
import type shared from "./purchase/shared/en.ts";
import type refund from "./refund/en.ts";
import type lead from "./purchase/quotes/lead-texts/en.ts";
import type around from "./shell/around/en.ts";
import type shell from "./shell/en.ts";
import type site from "./site/en.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: {
      shell: typeof shell;
      around: typeof around;
      problems: typeof problems;
      site: typeof site;
      account: typeof account;
      purchase: typeof purchase;
      "purchase/payment": typeof payment;
      "purchase/fit": typeof fit;
      "purchase/compare": typeof compare;
      "purchase/shared": typeof shared;
      "purchase/lead": typeof lead;
      prices: typeof prices;
      "prices/what-if": typeof whatIf;
      office: typeof office;
      pictures: typeof pictures;
      profile: typeof profile;
      "profile/one-request": typeof oneRequest;
      "profile/stored-data": typeof storedData;
      "profile/offers": typeof offers;
      "profile/policy": typeof policy;
      refund: typeof refund;
    };
  }
}
