import { Problem } from "../problem.ts";
import { collect, markedBytes, skip, type Stretch } from "./marked-bytes.ts";

/** Read `content` before asking for the next part; what is left is skipped. */
export type FormPart = { name: string; isFile: boolean; charset: string; content: Stretch };

const LINE_BREAK = Buffer.from("\r\n");
const END_OF_HEAD = Buffer.from("\r\n\r\n");
const END_OF_FORM = Buffer.from("--");
const MAX_HEADER_BYTES = 8 * 1024;

/** `; filename="card.jpg"`: browsers escape a quote in it as %22. */
const PARAMETER = /\s*;\s*([^\s=;"]+)=(?:"([^"]*)"|([^\s;"]*))/gy;

const parsed = (value: string) => {
  const word = /^\s*[^\s;]*/.exec(value)?.[0] ?? "";
  const parameters = Array.from(
    value.slice(word.length).matchAll(PARAMETER),
    ([, name = "", quoted, plain = ""]): [string, string] => [name.toLowerCase(), quoted ?? plain],
  );
  return { word: word.trim().toLowerCase(), parameters: new Map(parameters) };
};

const readHead = (lines: readonly string[]): Omit<FormPart, "content"> => {
  const header = (name: string) => {
    const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`));
    return parsed(line?.slice(name.length + 1) ?? "");
  };
  const [disposition, type] = [header("content-disposition"), header("content-type")];
  const name = disposition.parameters.get("name");
  if (disposition.word !== "form-data" || name === undefined) throw new Problem("request.invalid");

  const isNamed = disposition.parameters.has("filename") || disposition.parameters.has("filename*");
  return {
    name,
    isFile: isNamed || type.word === "application/octet-stream",
    charset: type.parameters.get("charset") ?? "utf-8",
  };
};

/** RFC 7578. Throws request.invalid for anything else, request.tooLarge for long headers. */
export async function* formParts(
  body: AsyncIterator<Buffer>,
  boundary: string,
): AsyncGenerator<FormPart, void, undefined> {
  const { done: isEmpty, value: first } = await body.next();
  if (isEmpty) return;
  // A line break before it makes the first delimiter like all others.
  const bytes = markedBytes(body, Buffer.concat([LINE_BREAK, first]));
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");

  await skip(bytes.until(delimiter));
  while (!(await bytes.isNext(END_OF_FORM))) {
    const head = await collect(bytes.until(END_OF_HEAD), MAX_HEADER_BYTES);
    if (!head) throw new Problem("request.tooLarge");
    const [rest = "", ...lines] = head.toString().split("\r\n");
    if (rest.trim() !== "") throw new Problem("request.invalid");

    const content = bytes.until(delimiter);
    yield { ...readHead(lines), content };
    await skip(content);
  }
}
