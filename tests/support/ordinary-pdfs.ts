import { deflateSync } from "node:zlib";
import { binaryRows, PAGE, pdfOf, plainObjects, streamOf, writePdf } from "./written-pdfs.ts";

const TABLE = "/Type /XRef /W [1 4 2]";
const content = streamOf("", "BT (Trailer: 2 3 objects) Tj ET");

/** A second version behind the first: the page has a content now. */
const incremental = () => {
  const pdf = writePdf();
  const first = pdf.writeTable(pdf.writeObjects(plainObjects));
  const offsets = pdf.writeObjects({ 3: PAGE.replace(">>", "/Contents 4 0 R >>"), 4: content });
  pdf.writeTable(offsets, `/Prev ${first}`);
  return pdf.bytes();
};

/** Rows of PNG's predictor "up", as most programs write their tables. */
const predicted = (bytes: Buffer, width: number) => {
  const rows: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += width) {
    const row = Buffer.alloc(width + 1, 2);
    for (let column = 0; column < width; column += 1) {
      const above = at > 0 ? (bytes[at - width + column] ?? 0) : 0;
      row[column + 1] = (bytes[at + column] ?? 0) - above;
    }
    rows.push(row);
  }
  return Buffer.concat(rows);
};

/** Catalogue and pages are packed in object 4; a stream is the table. */
const packedObjects = () => {
  const pdf = writePdf();
  const bodies = Object.values(plainObjects).map(String);
  let offset = 0;
  const head = bodies.map((body, index) => {
    const pair = `${index + 1} ${offset} `;
    offset += body.length + 1;
    return pair;
  });
  const first = head.join("").length;
  const pack = deflateSync(`${head.join("")}${bodies.join("\n")}`);
  const packAt = pdf.writeObject(
    4,
    streamOf(`/Type /ObjStm /N 3 /First ${first} /Filter /FlateDecode`, pack),
  );
  const at = pdf.place();
  const rows = binaryRows([
    [0, 0, 65_535],
    [2, 4, 0],
    [2, 4, 1],
    [2, 4, 2],
    [1, packAt, 0],
    [1, at, 0],
  ]);
  const parms = "/Filter [/FlateDecode] /DecodeParms [<< /Predictor 12 /Columns 7 >>]";
  pdf.writeObject(
    5,
    streamOf(`${TABLE} /Size 6 /Root 1 0 R ${parms}`, deflateSync(predicted(rows, 7))),
  );
  pdf.write(`startxref\n${at}\n%%EOF\n`);
  return pdf.bytes();
};

/** A table for old readers, beside it a stream for others that knows of one object more. */
const hybrid = () => {
  const pdf = writePdf();
  const offsets = pdf.writeObjects(plainObjects);
  const pack = pdf.writeObject(4, streamOf("/Type /ObjStm /N 1 /First 4", "6 0 << /Lang (en) >>"));
  const rows = binaryRows([[2, 4, 0]]);
  const more = pdf.writeObject(5, streamOf(`${TABLE} /Size 7 /Index [6 1]`, rows));
  pdf.writeTable({ ...offsets, 4: pack, 5: more }, `/XRefStm ${more}`);
  return pdf.bytes();
};

/** The first page's table stands before the others; its end leads nowhere. */
const linearized = () => {
  const table = (offsets: readonly number[]) =>
    offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const write = (known: { page: readonly number[]; rest: readonly number[]; main: number }) => {
    const pdf = writePdf();
    const parameters = pdf.writeObject(
      4,
      "<< /Linearized 1 /L 00000 /H [0 0] /O 3 /E 0 /N 1 /T 0 >>",
    );
    pdf.write(`xref\n3 2\n${table(known.page)}trailer\n`);
    pdf.write(`<< /Size 5 /Root 1 0 R /Prev ${String(known.main).padStart(10, "0")} >>\n`);
    pdf.write("startxref\n0\n%%EOF\n");
    const page = pdf.writeObject(3, PAGE);
    const rest = [1, 2].map((number) => pdf.writeObject(number, plainObjects[number] ?? ""));
    const main = pdf.write(`xref\n0 3\n0000000000 65535 f \n${table(known.rest)}trailer\n`);
    pdf.write(`<< /Size 3 >>\nstartxref\n${main}\n%%EOF\n`);
    return { page: [page, parameters], rest, main, bytes: pdf.bytes() };
  };
  return write(write({ page: [0, 0], rest: [0, 0], main: 0 })).bytes;
};

/** A field with a signature over all but the signature, in a second version. */
const signed = () => {
  const before = incremental();
  const pdf = writePdf(before);
  const offsets = pdf.writeObjects({
    1: "<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] /SigFlags 3 >> >>",
    5: "<< /Type /Annot /Subtype /Widget /FT /Sig /T (Insurer) /F 132 /Rect [0 0 0 0] /P 3 0 R /V 6 0 R >>",
    6: `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 840 960 240] /Contents <${"30".repeat(60)}> /M (D:20260101000000Z) >>`,
  });
  pdf.writeTable(offsets, `/Prev ${before.lastIndexOf("\nxref\n") + 1}`);
  return pdf.bytes();
};

const withLinks = (...actions: string[]) =>
  pdfOf({
    1: "<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] /URI << /Base (https://a.test/) >> >>",
    3: PAGE.replace(
      ">>",
      `/Annots [${actions.map((action) => `<< /Subtype /Link /F 4 /A << ${action} >> >>`).join("")}] >>`,
    ),
  });

/** PDFs as insurers and their programs make them: harmless, and taken. */
export const ordinaryPdfs: Readonly<Record<string, () => Buffer>> = {
  "a second version": incremental,
  "packed objects": packedObjects,
  "tables for old and new readers": hybrid,
  "its first page in front": linearized,
  "a signature": signed,
  "links and a page at which it opens": () =>
    withLinks(
      "/S /URI /URI (http://a)",
      "/S /URI /URI (https://a.test/b\\(c\\)?d=1)",
      "/S /URI /URI (HTTPS://a.test)",
      "/S /URI /URI (mailto:a@a.test)",
      "/S /URI /URI (tel:+97140000000)",
      "/S /URI /URI (www.a.test)",
      "/S /URI /URI <FEFF0068007400740070003A002F002F0061>",
      "/S /GoTo /D [3 0 R /Fit]",
      "/S /Named /N /NextPage",
    ),
  "no table that a reader finds": () =>
    Buffer.from(
      pdfOf({})
        .toString("latin1")
        .replace(/startxref\n\d+/, "startxref\n7"),
      "latin1",
    ),
  "offsets of the white space before": () =>
    Buffer.from(
      pdfOf({})
        .toString("latin1")
        .replace(/^00000000(\d\d)/gm, (_, offset: string) => `00000000${Number(offset) - 1}`),
      "latin1",
    ),
  "the last byte of another program": () => Buffer.concat([pdfOf({}), Buffer.from("\r\n\0\0\0")]),
  "attributes and resources under the names of actions": () =>
    pdfOf({
      4: "<< /Type /StructElem /S /P /A << /O /Layout /Placement /Block >> >>",
      5: "<< /Font << /F 6 0 R /A 6 0 R >> /XObject << /Ref 7 0 R >> >>",
      6: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      7: streamOf(
        "/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Group << /S /Transparency >>",
        "",
      ),
    }),
};
