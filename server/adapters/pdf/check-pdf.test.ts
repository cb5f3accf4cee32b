import { describe, expect, it } from "vitest";
import { childrenCpuMs } from "../../../tests/support/children-cpu.ts";
import { heavyPdfs } from "../../../tests/support/heavy-pdfs.ts";
import { hiddenPdfs } from "../../../tests/support/hidden-pdfs.ts";
import { ordinaryPdfs } from "../../../tests/support/ordinary-pdfs.ts";
import { pdfBomb, pdfWithLinks, plainPdf, refusedPdfs } from "../../../tests/support/pdfs.ts";
import { refusedLinks } from "../../../tests/support/refused-links.ts";
import { checkPdf } from "./check-pdf.ts";
import { inspectPdf } from "./inspect-pdf.ts";

const outside = ["notPdf", "truncated"];
const samples = Object.entries(refusedPdfs).filter(([, { problem }]) => problem !== "pages");
const inside = samples.filter(([, { problem }]) => !outside.includes(problem));

/** Which one depends on how it is hidden. */
const reasons = /^(active|broken|encrypted)$/;

describe("the objects of a PDF", () => {
  it.each(inside)("tell of %s", (_, { make, problem }) => {
    expect(inspectPdf(make())).toEqual({ found: problem });
  });

  it.each(Object.entries(hiddenPdfs))("do not hide a script %s", (_, make) => {
    expect(inspectPdf(make())).toEqual({ found: expect.stringMatching(reasons) });
  });

  it.each(Object.entries(refusedLinks))("do not lead to %s", (_, { make, problem }) => {
    expect(inspectPdf(make())).toEqual({ found: problem });
  });

  it.each(Object.entries(ordinaryPdfs))("may be written with %s", (_, make) => {
    expect(inspectPdf(make())).toEqual({ pages: 1 });
  });

  it("may be links, and a page at which it opens", () => {
    expect(inspectPdf(pdfWithLinks())).toEqual({ pages: 1 });
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

  it.each(Object.entries(heavyPdfs))("is answered soon with %s", async (_, make) => {
    const file = make();
    const begin = childrenCpuMs();
    expect(await checkPdf(file)).toEqual({
      problem: expect.stringMatching(/^(broken|tooComplex)$/),
    });
    expect(childrenCpuMs() - begin).toBeLessThan(8_000);
  });
});
