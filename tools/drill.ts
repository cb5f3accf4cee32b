import { type Direction, directions, drill } from "../tests/support/drill.ts";

const usage = "npm run drill -- [--requests <number>] [--all]";
const REQUESTS = 1_000;

/** Invented requests in places of its own: nothing of this installation is read or written. */
const readWords = (words: readonly string[]) => {
  const isAll = words.includes("--all");
  const [option, text = ""] = words.filter((word) => word !== "--all");
  const isRight = option === undefined || (option === "--requests" && /^[1-9]\d{0,5}$/.test(text));
  if (!isRight) throw new Error(usage);
  return { isAll, requests: option === undefined ? REQUESTS : Number(text) };
};

try {
  const { isAll, requests } = readWords(process.argv.slice(2));
  const some: Direction[] = isAll ? directions : directions.slice(0, 1);
  for (const direction of some) console.log(await drill(direction, requests, console.log));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
