import type { PaperTexts } from "./paper-texts.ts";

export const englishPapers: PaperTexts = {
  title: "Payment summary",
  paidTo: "Paid to",
  amountPaid: "Amount paid, VAT included",
  requestNumber: "Request number",
  paidAt: "Paid on, Dubai time",
  trackingId: "Payment tracking number",
  vehicleHeading: "Vehicle",
  plate: "Plate",
  car: "Make and model",
  body: "Body type",
  bodies: { saloon: "Saloon", station: "Station" },
  cylinders: "Engine cylinders",
  origin: "Origin",
  origins: { khaleegy: "Khaleegy", non_khaleegy: "Non-Khaleegy", chinese: "Chinese" },
  coverHeading: "Cover",
  insured: "Insured",
  insurer: "Insurer",
  coverType: "Cover type",
  coverTypes: { thirdParty: "Third party", comprehensive: "Comprehensive" },
  coverStarts: "First day of cover",
  coverEnds: "Last day of cover",
  ledgerHeading: "How the price is made",
  ledger: {
    tariffMinimum: "Premium of the motor tariff",
    insurerDiscount: "The insurer's discount",
    vat: "VAT 5%",
  },
  premium: "Premium, VAT included",
  adjustment: "Adjustment",
  returned: "Returned to you",
  sum: "Total, VAT included",
  demonstration: "Demonstration: no money was taken and no policy is issued.",
  returning: (insurer) =>
    `No cover is in force for this payment. ${insurer} returns what is due to you the way you paid.`,
  notAnInvoice: (insurer) =>
    `This is a payment summary, not a tax invoice. The tax invoice and the policy come from ${insurer}.`,
  broker: (brand, insurer) =>
    `${brand} arranged this insurance as a broker. The whole amount went to ${insurer}.`,
  licence:
    "Licensed and regulated by the Central Bank of the UAE for insurance broking, licence number",
  reminder: {
    title: (insurer) => `Car insurance with ${insurer} ends`,
    about: ({ plate, insurer, number }) =>
      [
        "Today is the last day of cover. Renew before it ends.",
        ...(plate ? [`Plate: ${plate}`] : []),
        `Insurer: ${insurer}`,
        `Request: ${number}`,
      ].join("\n"),
    alarm: "Your car insurance ends in 30 days",
  },
};
