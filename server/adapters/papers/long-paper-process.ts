import { text } from "node:stream/consumers";
import { createPrinter } from "./printer.ts";

const { template, sheet } = JSON.parse(await text(process.stdin)) as {
  template: string;
  sheet: object;
};
process.stdout.write(await createPrinter().print(template, sheet));
