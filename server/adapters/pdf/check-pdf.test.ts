import { describe, expect, it } from "vitest";
import { pdfBomb, pdfWithLinks, plainPdf, refusedPdfs } from "../../../tests/support/pdfs.ts";
import { checkPdf } from "./check-pdf.ts";
import { inspectPdf } from "./inspect-pdf.ts";

const outside = ["notPdf", "truncated"];
const samples = Object.entries(refusedPdfs).filter(([, { problem }]) => problem !== "pages");
const inside = samples.filter(([, { problem }]) => !outside.includes(problem));

describe("the objects of a PDF", () => {
  it.each(inside)("tell of %s", async (_, { make, problem }) => {
    expect(await inspectPdf(make())).toEqual({ found: problem });
  });

  it("may be links, and a page at which it opens", async () => {
    expect(await inspectPdf(pdfWithLinks())).toEqual({ pages: 1 });
  });
});

describe("a PDF of an insurer", () => {
  it("is taken", async () => {
    expect(await checkPdf(plainPdf())).toEqual({ pages: 1 });
  });

  it.each(samples.filter(([, { problem }]) => outside.includes(problem)))(
    "is not taken with %s",
    async (_, { make, problem }) => {
      expect(await checkPdf(make())).toEqual({ problem });
    },
  );

  it("is not taken with active content", async () => {
    const { make } = refusedPdfs["JavaScript in a packed object"];
    expect(await checkPdf(make())).toEqual({ problem: "active" });
  });

  it("is not taken when it unpacks to more than a process may hold", async () => {
    // The library takes a refusal of memory for a mistake in the PDF.
    const refused = [{ problem: "broken" }, { problem: "tooComplex" }];
    expect(refused).toContainEqual(await checkPdf(pdfBomb()));
  });
});
