import { inflateSync } from "node:zlib";

type CharacterMap = ReadonlyMap<number, string>;

const textOfHex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join("");

const objectsIn = (pdf: string) =>
  new Map(
    Array.from(
      pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g),
      ([, id = "", body = ""]) => [id, body] as const,
    ),
  );

/** Cuts the stream by its length: packed data may end with the byte of a line break. */
const streamOf = (body: string): string => {
  const [opening = "", dictionary = "", length = ""] =
    /^([\s\S]*?\/Length (\d+)[\s\S]*?)stream\r?\n/.exec(body) ?? [];
  const data = body.slice(opening.length, opening.length + Number(length));
  const isPacked = dictionary.includes("FlateDecode");
  return isPacked ? inflateSync(Buffer.from(data, "latin1")).toString("latin1") : data;
};

const characterMap = (cmap: string): CharacterMap =>
  new Map(
    Array.from(
      cmap.matchAll(/^<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>$/gm),
      ([, code = "", text = ""]) => [parseInt(code, 16), textOfHex(text)] as const,
    ),
  );

const escaped: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

const bytesOf = (literal: string) =>
  literal.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) =>
    /^[0-7]/.test(sign) ? String.fromCharCode(parseInt(sign, 8)) : (escaped[sign] ?? sign),
  );

/** Strings in brackets as hexadecimal ones: pairs of brackets within them need no backslash. */
const withHexStrings = (content: string): string => {
  let written = "";
  for (let at = 0; at < content.length; at += 1) {
    if (content[at] !== "(") {
      written += content[at];
      continue;
    }
    const begin = at + 1;
    for (let depth = 1; depth > 0 && at < content.length;) {
      at += 1;
      if (content[at] === "\\") at += 1;
      else if (content[at] === "(") depth += 1;
      else if (content[at] === ")") depth -= 1;
    }
    written += `<${Buffer.from(bytesOf(content.slice(begin, at)), "latin1").toString("hex")}>`;
  }
  return written;
};

const codesIn = (shown: string): number[] =>
  Array.from(shown.matchAll(/<([0-9A-Fa-f]+)>/g), ([, hex = ""]) =>
    Array.from({ length: hex.length / 4 }, (_, at) => parseInt(hex.slice(4 * at, 4 * at + 4), 16)),
  ).flat();

/** Every text of a page in the order of writing; one that is set from the right is turned round. */
const textsOf = (content: string, fonts: ReadonlyMap<string, CharacterMap>): string[] => {
  let font: CharacterMap | undefined;
  let isReversed = false;
  const texts: string[] = [];
  for (const [token, name, several, one] of withHexStrings(content).matchAll(
    /\/(f\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(<[^>]*>) Tj|\/ReversedChars BMC|EMC|ET/g,
  )) {
    if (name !== undefined) font = fonts.get(name);
    else if (token === "/ReversedChars BMC") isReversed = true;
    else if (token === "EMC") isReversed = false;
    else if (token === "ET") texts.push("\n");
    else {
      const shown = several ?? one ?? "";
      const characters = codesIn(shown).map((code) => font?.get(code) ?? "");
      texts.push((isReversed ? characters.toReversed() : characters).join(""));
    }
  }
  return texts;
};

/** The text of a PDF that Typst wrote, one line for each run. */
export const textOfPdf = (file: Buffer): string => {
  const objects = objectsIn(file.toString("latin1"));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  const texts = pages.flatMap((page) => {
    const [, named] = /\/Resources (\d+) 0 R/.exec(page) ?? [];
    const resources = named === undefined ? page : (objects.get(named) ?? "");
    const [, contents = ""] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
    const fonts = new Map(
      Array.from(resources.matchAll(/\/(f\d+) (\d+) 0 R/g), ([, name = "", id = ""]) => {
        const [, map = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "") ?? [];
        return [name, characterMap(streamOf(objects.get(map) ?? ""))] as const;
      }),
    );
    return textsOf(streamOf(objects.get(contents) ?? ""), fonts);
  });
  return texts.join("").normalize("NFKC").replace(/\n+/g, "\n");
};
