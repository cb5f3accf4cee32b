import { createElement as h, type ReactNode } from "react";
import { Body, Button, Container, Hr, Html, Link, render, Section, Text } from "react-email";
import { brand } from "../../../../brand.ts";
import type { Block, Cell, Content, Fact, SaidLine } from "./content.ts";
import { pageUrl } from "./links.ts";
import { styles } from "./mail-styles.ts";
import type { TextFrame } from "./text-layout.ts";

const ltr = (text: string) => h("bdi", { dir: "ltr" }, text);
const isolated = (text: string) => h("bdi", null, text);

const fact = ({ label, value, ltr: isLtr }: Fact) =>
  h(
    "tr",
    { key: label },
    h("th", { scope: "row", style: styles.factLabel }, label),
    h("td", { style: styles.factValue }, isLtr ? ltr(value) : isolated(value)),
  );

const cell = ({ lines, ltr: isLtr }: Cell, index: number) => {
  const [first = "", ...others] = lines;
  return h(
    index === 0 ? "th" : "td",
    { key: index, ...(index === 0 && { scope: "row" }), style: styles.cell },
    h("span", { style: styles.cellFirst }, isLtr ? ltr(first) : isolated(first)),
    others.map((line) => h("span", { key: line, style: styles.cellOther }, isolated(line))),
  );
};

const table = ({ columns, rows }: Extract<Block, { kind: "table" }>) =>
  h(
    "table",
    { style: styles.facts, cellPadding: 0, cellSpacing: 0 },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        columns.map((name) => h("th", { key: name, scope: "col", style: styles.column }, name)),
      ),
    ),
    h(
      "tbody",
      null,
      rows.map((row, index) => h("tr", { key: index }, row.map(cell))),
    ),
  );

const said = ({ by, when, text }: SaidLine, index: number) =>
  h(
    "div",
    { key: index, style: styles.said },
    h("div", { style: styles.saidBy }, isolated(by), " · ", isolated(when)),
    h(
      "div",
      { dir: "auto", style: styles.saidText },
      text.split("\n").flatMap((line, at) => (at === 0 ? [line] : [h("br", { key: at }), line])),
    ),
  );

const block = (one: Block, frame: TextFrame): ReactNode => {
  switch (one.kind) {
    case "greeting":
      return h(
        Text,
        { style: styles.text },
        one.hello,
        one.name !== null && [" ", h("bdi", { key: "name" }, one.name)],
      );
    case "paragraph":
      return h(Text, { style: styles.text }, one.text);
    case "code":
      return h(Text, { style: styles.code }, ltr(one.code));
    case "facts":
      return h(
        "table",
        { style: styles.facts, cellPadding: 0, cellSpacing: 0 },
        h("tbody", null, one.rows.map(fact)),
      );
    case "table":
      return table(one);
    case "conversation":
      return one.lines.map(said);
    case "button":
      return button(one, frame);
  }
};

const button = (
  { label, path }: Extract<Block, { kind: "button" }>,
  { publicUrl, language, other }: TextFrame,
) => {
  const href = pageUrl(publicUrl, path, language);
  const otherHref = pageUrl(publicUrl, path, other.language);
  return h(
    Section,
    { style: styles.section },
    h(Button, { href, style: styles.button }, label),
    otherHref !== href &&
      h(
        Text,
        { style: styles.small },
        h(
          Link,
          {
            href: otherHref,
            lang: other.language,
            dir: other.language === "ar" ? "rtl" : "ltr",
            style: styles.link,
          },
          other.name,
        ),
      ),
  );
};

export const htmlLayout = (content: Content, frame: TextFrame) => {
  const direction = frame.language === "ar" ? "rtl" : "ltr";
  const lang = { lang: frame.language, dir: direction };
  const start = { textAlign: direction === "rtl" ? "right" : "left" } as const;
  return render(
    h(
      Html,
      lang,
      h("head", null, h("meta", { charSet: "utf-8" }), h("title", null, content.subject)),
      h(
        Body,
        { ...lang, style: styles.body },
        h(
          Container,
          { dir: direction, style: { ...styles.container, ...start } },
          h(Text, { style: styles.canopy }, brand.name[frame.language]),
          h(
            "div",
            { style: styles.content },
            content.blocks.map((one, index) => h("div", { key: index }, block(one, frame))),
            h(Hr, { style: styles.rule }),
            h(Text, { style: styles.small }, frame.footer),
          ),
        ),
      ),
    ),
  );
};
