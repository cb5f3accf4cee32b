import { buffer } from "node:stream/consumers";
import { inspectPdf } from "./inspect-pdf.ts";

process.stdout.write(JSON.stringify(inspectPdf(await buffer(process.stdin))));
