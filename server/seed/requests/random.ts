import { looksLikeCode } from "../../random-letters.ts";

const WARM_UP = 12;

/** sfc32: its 128 bits of state keep the numbers of a million positions apart. */
const numbersFrom = (purpose: number, position: number) => {
  let [a, b, c, counter] = [purpose, position, 0x9e3779b9, 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < WARM_UP; round++) next();
  return next;
};

/** The same purpose and position give the same choices. */
export const randomFor = (purpose: number, position: number) => {
  const next = numbersFrom(purpose, position);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const digits = (length: number) => Array.from({ length }, () => String(whole(0, 9))).join("");
  const word = () =>
    Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, "0");
  const uuid = (): string => {
    const hex = word() + word() + word() + word();
    const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    return looksLikeCode(id) ? uuid() : id;
  };
  return {
    whole,
    digits,
    uuid,
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("There is nothing to choose from.");
      return item;
    },
    /** The first ones often, the last ones rarely, as names are. */
    pickSkewed: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() ** 2 * items.length)];
      if (item === undefined) throw new Error("There is nothing to choose from.");
      return item;
    },
    pickWeighted: <Item extends { weight: number }>(items: readonly Item[]): Item => {
      let left = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      const found = items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1);
      if (!found) throw new Error("There is nothing to choose from.");
      return found;
    },
  };
};

export type Random = ReturnType<typeof randomFor>;
