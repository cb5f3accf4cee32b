import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import type { LedgerCode } from "../../../domain/quotes/ledger.ts";
import type { CarBody, CarOrigin } from "../../../domain/vehicle/car.ts";

export type PaperTexts = {
  title: string;
  paidTo: string;
  amountPaid: string;
  requestNumber: string;
  paidAt: string;
  trackingId: string;
  vehicleHeading: string;
  plate: string;
  car: string;
  body: string;
  bodies: Record<CarBody, string>;
  cylinders: string;
  origin: string;
  origins: Record<CarOrigin, string>;
  coverHeading: string;
  insured: string;
  insurer: string;
  coverType: string;
  coverTypes: Record<CoverType, string>;
  coverStarts: string;
  coverEnds: string;
  ledgerHeading: string;
  ledger: Record<LedgerCode, string>;
  /** Marks a line that no official text confirms. */
  assumed: (line: string) => string;
  premium: string;
  adjustment: string;
  returned: string;
  sum: string;
  demonstration: string;
  returning: (insurer: string) => string;
  notAnInvoice: (insurer: string) => string;
  broker: (brand: string, insurer: string) => string;
  licence: string;
  /** After a number that is only an example. */
  licenceExample: string;
  quotePicture: {
    title: string;
    price: string;
    validUntil: string;
  };
  reminder: {
    title: (insurer: string) => string;
    about: (facts: { plate: string; insurer: string; number: string }) => string;
    alarm: string;
  };
  policyStart: {
    title: (insurer: string) => string;
    about: (facts: { plate: string; insurer: string }) => string;
  };
};
