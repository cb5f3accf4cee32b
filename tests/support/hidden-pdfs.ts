import {
  binaryRows,
  type Objects,
  PAGE,
  pdfOf,
  plainObjects,
  streamOf,
  writePdf,
} from "./written-pdfs.ts";

const ACTION = '<< /Type /Action /S /JavaScript /JS (app.alert\\("HIDDEN"\\);) >>';
export const HIDDEN = `5 0 obj\n${ACTION}\nendobj\n`;
const CATALOG = "<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R >>";

type Carrier = { body: string | Buffer; objects?: Objects; find?: string };

/** Object 4 carries the action in what a parser may take for data; the table leads into it. */
const inTable = ({ body, objects = {}, find = "5 0 obj" }: Carrier) => {
  const pdf = writePdf();
  const offsets = pdf.writeObjects({ ...plainObjects, 1: CATALOG, 4: body, ...objects });
  const hidden = pdf.bytes().indexOf(find);
  pdf.writeTable({ ...offsets, 5: hidden });
  return pdf.bytes();
};

const inTableStream = (body: string | Buffer) => {
  const pdf = writePdf();
  const offsets = pdf.writeObjects({ ...plainObjects, 1: CATALOG, 4: body });
  const hidden = pdf.bytes().indexOf("5 0 obj");
  const at = pdf.place();
  const rows = [1, 2, 3, 4].map((number) => [1, offsets[number] ?? 0, 0] as const);
  const table = binaryRows([[0, 0, 65_535], ...rows, [1, hidden, 0], [1, at, 0]]);
  pdf.writeObject(6, streamOf("/Type /XRef /W [1 4 2] /Size 7 /Root 1 0 R", table));
  pdf.write(`startxref\n${at}\n%%EOF\n`);
  return pdf.bytes();
};

/** Nothing leads there: a reader finds it when it looks for objects in the whole file. */
const withoutTable = (body: string | Buffer) => {
  const pdf = writePdf();
  pdf.writeObjects({ ...plainObjects, 1: CATALOG, 4: body });
  pdf.write("trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n");
  return pdf.bytes();
};

const pack = (head: string, bodies: string, dict = "/Type /ObjStm") =>
  streamOf(
    `${dict} /N ${head.trim().split(/\s+/).length / 2} /First ${head.length}`,
    head + bodies,
  );

/** A table in a stream says that the action is in `container`. */
const packedIn = (objects: Objects, container: number) => {
  const pdf = writePdf();
  const offsets = pdf.writeObjects({ ...plainObjects, 1: CATALOG, ...objects });
  const at = pdf.place();
  const rows = [1, 2, 3, 4].map((number) => [1, offsets[number] ?? 0, 0] as const);
  const table = binaryRows([[0, 0, 65_535], ...rows, [2, container, 0], [1, at, 0]]);
  pdf.writeObject(6, streamOf("/Type /XRef /W [1 4 2] /Size 7 /Root 1 0 R", table));
  pdf.write(`startxref\n${at}\n%%EOF\n`);
  return pdf.bytes();
};

const withEarlierTable = () => {
  const pdf = writePdf();
  const offsets = pdf.writeObjects({ ...plainObjects, 1: CATALOG, 4: streamOf("", HIDDEN) });
  const hidden = pdf.bytes().indexOf("5 0 obj");
  const first = pdf.writeTable({ 5: hidden });
  pdf.writeTable(offsets, `/Prev ${first}`);
  return pdf.bytes();
};

const withTwo = (first: string, second: string) => {
  const pdf = writePdf();
  const offsets = pdf.writeObjects({ ...plainObjects, 1: CATALOG, 5: first });
  pdf.writeObject(5, second);
  pdf.writeTable(offsets);
  return pdf.bytes();
};

/** Active content that some reader finds, though a parser may take it for data (finding E3). */
export const hiddenPdfs: Readonly<Record<string, () => Buffer>> = {
  "in a stream": () => inTable({ body: streamOf("", HIDDEN) }),
  "in a stream, by a table in a stream": () => inTableStream(streamOf("", HIDDEN)),
  "in a stream, by an earlier table": withEarlierTable,
  "in a stream, without any table": () => withoutTable(streamOf("", HIDDEN)),
  "in a stream of a wrong length": () =>
    withoutTable(`<< /Length 3 >>\nstream\nendobj\n${HIDDEN}endstream`),
  "in a stream, behind comments": () =>
    inTable({
      body: streamOf("", HIDDEN.replace("5 0 obj", "5 %a\r0 % b %\nobj")),
      find: "5 %a",
    }),
  "in a text": () => inTable({ body: `<< /T (a ${HIDDEN}) >>` }),
  "in a text with odd brackets": () => inTable({ body: `<< /T (a \\) ( \\\\\\( ${HIDDEN}) b) >>` }),
  "in a hexadecimal text": () =>
    inTable({
      body: "<< /T <5 0 obj << /S /JavaScript /JS 6 0 R >>>",
      objects: { 6: "(app.alert\\(1\\))" },
    }),
  "in a comment": () => inTable({ body: `null\n% ${HIDDEN.replaceAll("\n", " ")}\n` }),
  "in a comment that ends with CR": () => inTable({ body: `null\n%\r ${HIDDEN}\n` }),
  "in the middle of another object": () => inTable({ body: `[ ${HIDDEN.replace("endobj", "]")}` }),
  "behind the end": () => Buffer.concat([withoutTable("null"), Buffer.from(HIDDEN)]),
  "in the first of two objects": () => withTwo(ACTION, "<< /S /GoTo >>"),
  "in the second of two objects": () => withTwo("<< /S /GoTo >>", ACTION),
  "in an object that is free": () => {
    const pdf = pdfOf({ 1: CATALOG, 5: ACTION }).toString("latin1");
    return Buffer.from(pdf.replace(/(5 1\n\d{10}) 00000 n/, "$1 00000 f"), "latin1");
  },
  "without a header": () => inTable({ body: streamOf("", ACTION), find: "<< /Type /Action" }),
  "in the header of the file": () => {
    const pdf = writePdf(Buffer.from(`%PDF-1.7 ${HIDDEN.replaceAll("\n", " ")}\n`));
    const offsets = pdf.writeObjects({ ...plainObjects, 1: CATALOG });
    pdf.writeTable({ ...offsets, 5: "%PDF-1.7 ".length });
    return pdf.bytes();
  },
  nowhere: () => inTable({ body: "null", find: "%PDF" }),
  "in packed objects within one another": () =>
    packedIn({ 4: pack("7 0 5 3 ", `<< /S /GoTo /T (${ACTION.replace(/[()\\]/g, "")}) >>`) }, 4),
  "in packed objects of an unknown length": () =>
    packedIn({ 4: "<< /Type /ObjStm /N 1 /First 4 /Length 7 >>\nstream\n5 0 null\nendstream" }, 4),
  "in packed objects whose number is elsewhere": () =>
    packedIn({ 4: streamOf("/Type /ObjStm /N 7 0 R /First 4", `5 0 ${ACTION}`), 7: "1" }, 4),
  "in packed objects that are none": () =>
    packedIn({ 4: pack("5 0 ", ACTION, "/Type /XObject") }, 4),
  "in other packed objects than a table says": () => packedIn({ 4: pack("5 0 ", "<< >>") }, 3),
  "under a key that comes twice": () =>
    pdfOf({ 3: PAGE.replace(">>", "/X << /S /Launch /S /GoTo >> >>") }),
  "behind a name that is elsewhere": () => pdfOf({ 1: CATALOG, 5: "<< /S 6 0 R >>", 6: "/Launch" }),
  "behind two references": () => pdfOf({ 1: CATALOG, 5: "6 0 R", 6: "<< /S /Named /N /Quit >>" }),
  "behind a reference that leads round": () => pdfOf({ 1: CATALOG, 5: "6 0 R", 6: "5 0 R" }),
  "in actions that follow": () => pdfOf({ 5: "<< /S /GoTo /Next [<< /S /Foo >>] >>" }),
  "in an encrypted file whose trailer is hidden": () =>
    pdfOf({ 4: streamOf("", "trailer << /Root 1 0 R /Encrypt << /V 1 >> >>") }),
};
