import { encode } from "uqr";

/** Dark squares of a QR code with its quiet zone, as runs in each row. */
export const qrPicture = (text: string): { size: number; path: string } => {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const runs = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return Array.from(line.matchAll(/1+/g), ({ 0: run, index }) => {
      return `M${index} ${y}h${run.length}v1h-${run.length}z`;
    });
  });
  return { size, path: runs.join("") };
};
