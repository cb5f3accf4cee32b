/** Objects by their number, as they are written. */
export type Objects = Readonly<Record<number, string | Buffer>>;

export const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>";

export const plainObjects: Objects = {
  1: "<< /Type /Catalog /Pages 2 0 R >>",
  2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  3: PAGE,
};

export const streamOf = (dict: string, bytes: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dict} /Length ${bytes.length} >>\nstream\n`),
    Buffer.from(bytes),
    Buffer.from("\nendstream"),
  ]);

const tableRow = (offset: number) => `${String(offset).padStart(10, "0")} 00000 n \n`;

/** A table that leads to these places in the file. */
export const tableOf = (offsets: Readonly<Record<number, number>>) =>
  Object.entries(offsets)
    .map(([number, offset]) => `${number} 1\n${tableRow(offset)}`)
    .join("");

/** Rows of a table in a stream, of 1, 4 and 2 bytes. */
export const binaryRows = (rows: readonly (readonly [number, number, number])[]) => {
  const bytes = Buffer.alloc(rows.length * 7);
  for (const [index, [type, second, third]] of rows.entries()) {
    bytes.writeUInt8(type, index * 7);
    bytes.writeUInt32BE(second, index * 7 + 1);
    bytes.writeUInt16BE(third, index * 7 + 5);
  }
  return bytes;
};

/** Writes a PDF piece by piece, as programs do that only append. */
export const writePdf = (
  beginning: Buffer = Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1"),
) => {
  const pieces = [beginning];
  const place = () => pieces.reduce((sum, { length }) => sum + length, 0);
  const write = (piece: string | Buffer) => {
    const at = place();
    pieces.push(Buffer.from(piece));
    return at;
  };
  const writeObject = (number: number, body: string | Buffer) =>
    write(
      Buffer.concat([
        Buffer.from(`${number} 0 obj\n`),
        Buffer.from(body),
        Buffer.from("\nendobj\n"),
      ]),
    );
  return {
    place,
    write,
    writeObject,

    /** Answers where each begins. */
    writeObjects: (objects: Objects): Record<number, number> =>
      Object.fromEntries(
        Object.entries(objects).map(([number, body]) => [
          number,
          writeObject(Number(number), body),
        ]),
      ),

    /** Answers where the table stands. */
    writeTable: (offsets: Readonly<Record<number, number>>, trailer = "") => {
      const size = Math.max(...Object.keys(offsets).map(Number)) + 1;
      const at = write(`xref\n${tableOf(offsets)}`);
      write(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`);
      return at;
    },

    bytes: () => Buffer.concat(pieces),
  };
};

/** A PDF of these objects beside a catalogue (1), a tree of pages (2) and a page (3). */
export const pdfOf = (objects: Objects, trailer = ""): Buffer => {
  const all: Objects = { ...plainObjects, ...objects };
  const pdf = writePdf();
  const offsets = pdf.writeObjects(all);
  pdf.writeTable(offsets, trailer);
  return pdf.bytes();
};
