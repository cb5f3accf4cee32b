import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

/** A script for any browser that sets the global `name` to what the module exports. */
export const bundleFor = async (input: URL, name: string): Promise<string> => {
  const bundle = await rolldown({ input: fileURLToPath(input) });
  const { output } = await bundle.generate({ format: "iife", name, minify: true });
  await bundle.close();
  return output[0].code;
};
