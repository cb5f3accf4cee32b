import { setTimeout } from "node:timers/promises";

/** Repeats `find` until it returns a value; fails after about 15 seconds. */
export const untilFound = async <Value>(
  find: () => Value | undefined | Promise<Value | undefined>,
  what: string,
): Promise<Value> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const value = await find();
    if (value !== undefined) return value;
    await setTimeout(50);
  }
  throw new Error(`Waited 15 s in vain for ${what}`);
};
