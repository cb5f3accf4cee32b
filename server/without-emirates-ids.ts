const escaped = (...bytes: string[]) => bytes.map((byte) => `%(?:25){0,3}${byte}`).join("");

const digit = (value: number | "\\d") => {
  const from = (zero: number) =>
    value === "\\d"
      ? `[${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}]`
      : String.fromCharCode(zero + value);
  const forms = [
    from(0x30),
    from(0x660),
    from(0x6f0),
    escaped(`3${value}`),
    escaped("D9", `A${value}`),
    escaped("DB", `B${value}`),
  ];
  return `(?:${forms.join("|")})`;
};

const separators = [
  "[-+._,~\\s\\u2010-\\u2015\\u2212]",
  escaped("(?:2[0BCDE]|5F)"),
  escaped("C2", "A0"),
  escaped("E2", "80", "9[0-5]"),
  escaped("E2", "88", "92"),
];
const between = `(?:${separators.join("|")}){0,3}`;

/** 784 and twelve more digits (ruling P12). */
const EMIRATES_ID = new RegExp(
  `${[7, 8, 4].map((value) => digit(value)).join(between)}(?:${between}${digit("\\d")}){12}`,
  "gi",
);

export const withoutEmiratesIds = (address: string) => address.replace(EMIRATES_ID, "…");
