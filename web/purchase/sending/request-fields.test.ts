import { describe, expect, test } from "vitest";
import {
  emptyDraft,
  withInputMethod,
  withAnswer,
  type PurchaseDraft,
} from "../../../domain/purchase/draft.ts";
import type { DocumentSlot } from "../../../domain/documents/documents.ts";
import { documentSlots } from "../../../domain/documents/documents.ts";
import type { InputMethod } from "../../../domain/ways-of-buying.ts";
import { readInputs } from "../../../domain/quotes/risk.ts";
import { bodyOf } from "./request-body.ts";
import { partsOf } from "../documents/picture-parts.ts";
import { fieldsOfDetails, fieldsOfLead, fieldsOfPriced } from "./request-fields.ts";

const car = { cylinderType: "4", carType: "saloon", carOrigin: "khaleegy" };
const plate = { emirate: "dubai", plateSource: "dubai", plateCode: "B", plateNumber: "48213" };
const renewal = { ...emptyDraft("renew"), ...car, ...plate } as PurchaseDraft;
const bought = (method: InputMethod) =>
  withInputMethod(
    {
      ...emptyDraft("new"),
      ...car,
      ...plate,
      registerEmirate: "sharjah",
      vccCardSource: "source7",
      vccDate: "2026-11-02",
      vccCardNumber: "V-1",
      hiyazaType: "nonDubai",
      hiyazaCertificateNumber: "H-1",
    } as PurchaseDraft,
    method,
  );

const emiratesId = "784-1990-1234567-6";
const person = { username: "Mariam", email: "m@example.test", phonenumber: "+971501234567" };
const choice = {
  names: { en: "Falaj Road", ar: "فلج للطريق" },
  priceFils: 63_050,
  coverType: "thirdParty",
  edition: "e1",
} as const;
const answers = { startDate: "2026-12-01" };

const identity = { emiratesID: emiratesId, statetoregister: "sharjah" };
const byMethod = {
  plateNumber: { platesource: "dubai", platecode: "B", platenumber: "48213" },
  vcc: { cardsource: "source7", date: "2026-11-02", cardnumber: "V-1" },
  hiyaza: { dubitype: "nonDubai", certificatenumber: "H-1" },
};
const methods = ["plateNumber", "vcc", "hiyaza"] as const;
const plateOfRenewal = { emirate: "dubai", plateCode: "B", plateNumber: "48213" };

describe("the quote send (specification part 2, 7.1)", () => {
  const common = {
    ...car,
    companyname: "Falaj Road",
    companyprice: "630.5",
    companytype: "Third Party",
    ...person,
    previousClaims: "No previous claims",
    previousClaimsSource: "assumed",
    vehicleValue: "222,300 AED",
    vehicleValueSource: "assumed",
    edition: "e1",
    startDate: "2026-12-01",
    consentVersion: "2026-11-23",
    declaration: "true",
    authorisation: "true",
  };

  test("a renewal: common and renew fields, nothing of a new policy", () => {
    expect(fieldsOfPriced({ draft: renewal, emiratesId }, choice, answers, person)).toEqual({
      ...common,
      ...plateOfRenewal,
    });
  });

  test.each(methods)("new by %s: common and new fields, those of its method only", (method) => {
    const sent = fieldsOfPriced({ draft: bought(method), emiratesId }, choice, answers, person);
    expect(sent).toEqual({ ...common, ...identity, inputMethod: method, ...byMethod[method] });
  });

  test("rated answers go along under one name each, as asked", () => {
    const told = { value: "90,000", claims: "one", year: "2022", financed: "true" };
    const draft = { ...renewal, ...told } as PurchaseDraft;
    const sent = fieldsOfPriced({ draft, emiratesId: "" }, choice, answers, person);
    expect(sent).toMatchObject({
      vehicleValue: "90,000 AED",
      vehicleValueSource: "asked",
      previousClaims: "One previous claim",
      previousClaimsSource: "asked",
      year: "2022",
      yearSource: "asked",
      financed: "true",
    });
    for (const other of ["value", "claims", "modelYear", "make", "drivingYears"])
      expect(sent).not.toHaveProperty(other);
  });

  test("the server understands every input that is sent", () => {
    const told = { value: "90,000", claims: "two_or_more", excess: "350", addOns: "omanCover" };
    const draft = { ...renewal, ...told } as PurchaseDraft;
    const sent = fieldsOfPriced({ draft, emiratesId: "" }, choice, answers, person);
    const day = "2026-11-22";
    const asked = { source: "asked" };
    expect(readInputs(sent, day)).toEqual({
      inputs: {
        value: { value: 90_000, ...asked },
        claims: { value: "two_or_more", ...asked },
        excess: { value: 350, ...asked },
        addOns: { value: ["omanCover"], ...asked },
      },
    });
  });

  test("pictures on file are named by their request", () => {
    const sent = fieldsOfPriced(
      { draft: renewal, emiratesId: "", documentsFrom: "r-1" },
      choice,
      answers,
      { username: "Mariam" },
    );
    expect(sent).toMatchObject({ documentsFrom: "r-1", username: "Mariam" });
    expect(sent).not.toHaveProperty("email");
  });
});

describe("answers about the fit", () => {
  const fit = { bank: "Emirates NBD", drivingToOman: "true" };
  const draft = { ...renewal, ...fit, registrationEnds: "0002-01-01" } as PurchaseDraft;
  const expectFit = (sent: Record<string, string>) => {
    expect(sent).toMatchObject(fit);
    for (const unanswered of ["registrationEnds", "driverUnder25"])
      expect(sent).not.toHaveProperty(unanswered);
  };

  test("go along with every send where they were given and make sense", () => {
    expectFit(fieldsOfPriced({ draft, emiratesId: "" }, choice, answers, person));
    expectFit(fieldsOfLead({ draft, emiratesId: "" }, person));
  });
});

describe("the lead form (7.1)", () => {
  test.each(methods)("new by %s: comprehensive, who asks, no price", (method) => {
    expect(fieldsOfLead({ draft: bought(method), emiratesId }, person)).toEqual({
      ...car,
      companytype: "comprehensive",
      ...person,
      ...identity,
      inputMethod: method,
      ...byMethod[method],
    });
  });

  test("an Emirates ID that is not complete stays here", () => {
    const sent = fieldsOfLead({ draft: bought("vcc"), emiratesId: "784-1990" }, person);
    expect(sent).not.toHaveProperty("emiratesID");
  });
});

describe("the personal details (7.2)", () => {
  const info = { ...person, countryCode: "971" };
  const foreign = { ...car, carOrigin: "non_khaleegy" };

  test("a renewal sends the person in fields", () => {
    const draft = withAnswer(renewal, "carOrigin", "non_khaleegy");
    expect(fieldsOfDetails({ draft, emiratesId: "" }, info)).toEqual({
      ...foreign,
      ...plateOfRenewal,
      ...info,
    });
  });

  test.each(methods)("new by %s sends the person as JSON", (method) => {
    const draft = withAnswer(bought(method), "carOrigin", "non_khaleegy");
    const { userInfo, ...fields } = fieldsOfDetails({ draft, emiratesId }, info);
    expect(fields).toEqual({ ...foreign, ...identity, inputMethod: method, ...byMethod[method] });
    expect(JSON.parse(userInfo ?? "")).toEqual(info);
  });
});

describe("the files (7.1, 7.2, ruling P14)", () => {
  const pictures = new Map(documentSlots.map((slot) => [slot, new Blob([slot])]));
  const always = ["id_document_front", "id_document_back"];
  const licence = ["license_document_front", "license_document_back"];

  test.each([
    ["renew", renewal, ["ownership_document_front", "ownership_document_back"]],
    ["plateNumber", bought("plateNumber"), ["hiyaza_document_front", "hiyaza_document_back"]],
    ["vcc", bought("vcc"), ["hiyaza_document_front"]],
    ["hiyaza", bought("hiyaza"), ["hiyaza_document_front", "hiyaza_document_back"]],
  ] as const)("of %s are its own, whatever else lies on the device", (_, draft, own) => {
    const names = partsOf(draft, pictures).map(({ name }) => name);
    expect(names.toSorted()).toEqual([...always, ...licence, ...own].toSorted());
  });

  test("[2-7.2 file names] are named {doc}_{side}.jpg", () => {
    const parts = partsOf(renewal, new Map<DocumentSlot, Blob>([["id_front", new Blob(["x"])]]));
    const body = bodyOf({ type: "renew", fields: { emirate: "dubai" }, parts });
    expect((body.get("id_document_front") as File).name).toBe("id_front.jpg");
    expect(body.get("emirate")).toBe("dubai");
  });
});
