import { deflateSync } from "node:zlib";
import { type Objects, PAGE, pdfOf, streamOf } from "./written-pdfs.ts";

/** One page, nothing else. `mark` makes two files differ. */
export const plainPdf = (mark = "policy") => pdfOf({ 4: `<< /Producer (${mark}) >>` });

const withCatalog = (entries: string, objects: Objects = {}) =>
  pdfOf({ 1: `<< /Type /Catalog /Pages 2 0 R ${entries} >>`, ...objects });

const withAction = (action: string) =>
  withCatalog("/OpenAction 4 0 R", { 4: `<< /Type /Action ${action} >>` });

const onPage = (entries: string, objects: Objects = {}) =>
  pdfOf({ 3: PAGE.replace(">>", `${entries} >>`), ...objects });

/** A compressed stream of objects, in which a search of the bytes finds nothing. */
const packed = (object: string, dict = "/Type /ObjStm") => {
  const head = "5 0 ";
  const bytes = deflateSync(Buffer.from(`${head}${object}`));
  return pdfOf({
    4: streamOf(`${dict} /N 1 /First ${head.length} /Filter /FlateDecode`, bytes),
  });
};

/** Objects that unpack to more than the process may hold. */
export const pdfBomb = () => {
  const once = deflateSync(Buffer.alloc(600 * 1024 * 1024, 0x20), { level: 1 });
  return pdfOf({ 4: streamOf("/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode", once) });
};

/** PDFs that nobody may pass on, with the reason. */
export const refusedPdfs = {
  "JavaScript on opening": {
    make: () => withAction("/S /JavaScript /JS (app.alert\\(1\\))"),
    problem: "active",
  },
  "JavaScript by name": {
    make: () =>
      withCatalog("/Names << /JavaScript << /Names [(a) 4 0 R] >> >>", { 4: "<< /S /GoTo >>" }),
    problem: "active",
  },
  "JavaScript with escaped letters": {
    make: () => withAction("/S /J#61vaScript /J#53 (1)"),
    problem: "active",
  },
  "JavaScript in a packed object": {
    make: () => packed("<< /S /JavaScript /JS (1) >>"),
    problem: "active",
  },
  "JavaScript in a stream that hides it": {
    make: () => packed("<< /S /JavaScript /JS (1) >>", ""),
    problem: "active",
  },
  "JavaScript in an object that is replaced later": {
    make: () =>
      Buffer.concat([
        withAction("/S /JavaScript /JS (1)"),
        Buffer.from("4 0 obj\n<< /S /GoTo >>\nendobj\n%%EOF\n"),
      ]),
    problem: "active",
  },
  "a program that it starts": {
    make: () => withAction("/S /Launch /F (cmd.exe)"),
    problem: "active",
  },
  "actions of a page": {
    make: () => onPage("/AA << /O << /S /URI /URI (http://a) >> >>"),
    problem: "active",
  },
  "an address that it opens": {
    make: () => withAction("/S /URI /URI (http://a)"),
    problem: "active",
  },
  "a film": {
    make: () => onPage("/Annots [<< /Type /Annot /Subtype /RichMedia >>]"),
    problem: "active",
  },
  "a form that it sends": {
    make: () => onPage("/Annots [<< /A << /S /SubmitForm >> >>]"),
    problem: "form",
  },
  "an XFA form": {
    make: () => withCatalog("/AcroForm << /XFA 4 0 R >>", { 4: "(a)" }),
    problem: "form",
  },
  "a file inside": {
    make: () => pdfOf({ 4: streamOf("/Type /EmbeddedFile", Buffer.from("MZ")) }),
    problem: "attachment",
  },
  "a file at a page": {
    make: () => onPage("/Annots [<< /Subtype /FileAttachment >>]"),
    problem: "attachment",
  },
  "a way into another file": {
    make: () => onPage("/Annots [<< /A << /S /GoToE >> >>]"),
    problem: "attachment",
  },
  "a password": {
    make: () =>
      pdfOf(
        {
          4: `<< /Filter /Standard /V 1 /R 2 /O (${"o".repeat(32)}) /U (${"u".repeat(32)}) /P -4 >>`,
        },
        "/Encrypt 4 0 R /ID [(a) (a)]",
      ),
    problem: "encrypted",
  },
  "its end cut off": {
    make: () => plainPdf().subarray(0, 200),
    problem: "truncated",
  },
  "its middle cut out": {
    make: () => Buffer.concat([plainPdf().subarray(0, 60), Buffer.from("%%EOF")]),
    problem: "broken",
  },
  "no page": {
    make: () => pdfOf({ 2: "<< /Type /Pages /Kids [] /Count 0 >>" }),
    problem: "pages",
  },
  "too many pages": {
    make: () =>
      pdfOf({
        2: `<< /Type /Pages /Kids [${"3 0 R ".repeat(201)}] /Count 201 >>`,
      }),
    problem: "pages",
  },
  "the beginning of another kind of file": {
    make: () => Buffer.concat([Buffer.from("<html>"), plainPdf()]),
    problem: "notPdf",
  },
} as const satisfies Record<string, { make: () => Buffer; problem: string }>;

/** A PDF as insurers make it: harmless, and taken. */
export const pdfWithLinks = () =>
  withCatalog("/OpenAction [3 0 R /Fit]", {
    3: PAGE.replace(">>", "/Annots [<< /Subtype /Link /A << /S /URI /URI (http://a) >> >>] >>"),
  });
