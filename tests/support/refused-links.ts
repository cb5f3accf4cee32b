import { PAGE, pdfOf, streamOf } from "./written-pdfs.ts";

const withAction = (action: string) => () =>
  pdfOf({ 3: PAGE.replace(">>", `/Annots [<< /Subtype /Link /A << ${action} >> >>] >>`) });

const withLink = (address: string) => withAction(`/S /URI /URI ${address}`);

/** Ways out of a PDF that nobody may pass on (finding E12), with the reason. */
export const refusedLinks: Readonly<Record<string, { make: () => Buffer; problem: string }>> = {
  "a script": { make: withLink("(javascript:app.alert\\(1\\))"), problem: "link" },
  "a script after white space": { make: withLink("( \\tjavascript:1)"), problem: "link" },
  "a script with a line break": { make: withLink("(java\\nscript:1)"), problem: "link" },
  "a script with escaped letters": { make: withLink("(\\152avascript:1)"), problem: "link" },
  "a script in UTF-16": {
    make: withLink(`<FEFF${Buffer.from("javascript:1", "utf16le").swap16().toString("hex")}>`),
    problem: "link",
  },
  "a script in hexadecimal": {
    make: withLink(`<${Buffer.from("JavaScript:1").toString("hex")}>`),
    problem: "link",
  },
  "a script in another object": {
    make: () => pdfOf({ 4: "<< /S /URI /URI 5 0 R >>", 5: "(javascript:1)" }),
    problem: "link",
  },
  "a file of the reader's computer": { make: withLink("(file:///c:/a.exe)"), problem: "link" },
  "a share": { make: withLink("(\\\\\\\\evil\\\\share)"), problem: "link" },
  "a program": { make: withLink("(ms-msdt:a)"), problem: "link" },
  "a file beside the PDF": { make: withLink("(a.exe)"), problem: "link" },
  "a control character": { make: withLink("(https://a\\000.test)"), problem: "link" },
  "another object that is missing": { make: withLink("9 0 R"), problem: "broken" },
  "a base that is none": {
    make: () => pdfOf({ 1: "<< /Type /Catalog /Pages 2 0 R /URI << /Base (file:///) >> >>" }),
    problem: "link",
  },
  "a thread of another file": {
    make: withAction("/S /Thread /F (\\\\\\\\evil\\\\share) /D 0"),
    problem: "attachment",
  },
  "a thread": { make: withAction("/S /Thread /D 0"), problem: "attachment" },
  "an unknown action": { make: withAction("/S /Foo"), problem: "active" },
  "an entry of the reader's menu": { make: withAction("/S /Named /N /SaveAs"), problem: "active" },
  "an action that is missing": {
    make: () => pdfOf({ 3: PAGE.replace(">>", "/Annots [<< /Subtype /Link /A 9 0 R >>] >>") }),
    problem: "broken",
  },
  "a stream in another file": {
    make: () => pdfOf({ 4: streamOf("/F (\\\\\\\\evil\\\\share)", "") }),
    problem: "attachment",
  },
  "a stream at an address": {
    make: () => pdfOf({ 4: streamOf("/F << /FS /URL /F (http://evil.test) >>", "") }),
    problem: "attachment",
  },
  "a page of another file": {
    make: () =>
      pdfOf({ 4: streamOf("/Subtype /Form /Ref << /F 5 0 R /Page 0 >>", ""), 5: "<< >>" }),
    problem: "attachment",
  },
  "another file by name": {
    make: () => pdfOf({ 4: "<< /Type /Filespec /UF (a.exe) >>" }),
    problem: "attachment",
  },
  "a collection of files": {
    make: () => pdfOf({ 1: "<< /Type /Catalog /Pages 2 0 R /Collection << >> >>" }),
    problem: "attachment",
  },
  "answers from a file": { make: withAction("/S /ImportData /F (a.fdf)"), problem: "attachment" },
  "a film": { make: withAction("/S /Rendition /OP 0"), problem: "active" },
  "another file's page": {
    make: withAction("/S /GoToR /F (a.pdf) /D [0 /Fit]"),
    problem: "attachment",
  },
};
