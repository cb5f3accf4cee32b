import type { Language } from "../../../../domain/language.ts";
import type { Block, Cell, Content, Fact, SaidLine } from "./content.ts";
import { pageUrl } from "./links.ts";

/** Unicode isolates: a name or number must not reorder the Arabic line around it. */
const isolated = (text: string, language: Language) =>
  language === "ar" ? `\u2068${text}\u2069` : text;

/** Programs look for activation codes as six-digit numbers, so no other text may contain one. */
const withoutLongNumbers = (typed: string) => typed.replace(/\d{6,}/g, "…");

/** All of what was said stands there, but no number that looks like an activation code. */
const withBrokenNumbers = (said: string) =>
  said.replace(/\d{6,}/g, (digits) => digits.replace(/\d{5}(?=\d)/g, "$&\u2060"));

const saidLines = ({ by, when, text }: SaidLine, language: Language) =>
  [
    `${isolated(withoutLongNumbers(by), language)} · ${when}`,
    ...withBrokenNumbers(text)
      .split("\n")
      .map((line) => isolated(line, language)),
  ].join("\n");

export type TextFrame = {
  publicUrl: string;
  language: Language;
  footer: string;
  other: { language: Language; name: string };
};

const factLine = ({ label, value, typed }: Fact, language: Language) =>
  `${label}: ${isolated(typed ? withoutLongNumbers(value) : value, language)}`;

const rowLines = (row: readonly Cell[], columns: readonly string[], language: Language) =>
  row
    .map(({ lines, typed }, index) => {
      const value = lines.map((line) => (typed ? withoutLongNumbers(line) : line)).join(" · ");
      return `${columns[index] ?? ""}: ${isolated(value, language)}`;
    })
    .join("\n");

const blockText = (block: Block, { publicUrl, language, other }: TextFrame) => {
  switch (block.kind) {
    case "greeting":
      return block.name === null
        ? block.hello
        : `${block.hello} ${isolated(withoutLongNumbers(block.name), language)}`;
    case "paragraph":
      return block.text;
    case "code":
      return block.code;
    case "facts":
      return block.rows.map((row) => factLine(row, language)).join("\n");
    case "table":
      return block.rows.map((row) => rowLines(row, block.columns, language)).join("\n\n");
    case "conversation":
      return block.lines.map((line) => saidLines(line, language)).join("\n\n");
    case "button": {
      const [url, otherUrl] = [language, other.language].map((one) =>
        pageUrl(publicUrl, block.path, one),
      );
      const lines = [`${block.label}:`, url];
      if (otherUrl !== url) lines.push(`${other.name}: ${otherUrl}`);
      return lines.join("\n");
    }
  }
};

export const textLayout = (content: Content, frame: TextFrame) =>
  [...content.blocks.map((block) => blockText(block, frame)), frame.footer].join("\n\n") + "\n";
