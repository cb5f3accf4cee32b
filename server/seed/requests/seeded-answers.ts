import { emirates } from "../../../domain/vehicle/emirates.ts";
import { plateCodes } from "../../../domain/vehicle/plate-codes.ts";
import { ALPHABET } from "../../random-letters.ts";
import type { Random } from "./random.ts";

/** Never six digits in a row: the first is a letter; each position has another number. */
export const requestNumber = (position: number) => {
  const first = ALPHABET.slice(10);
  let rest = Math.imul(Math.floor(position / first.length) + 1, 0x2545f491) & 0x1ffffff;
  let letters = first[position % first.length] ?? "";
  for (let step = 0; step < 5; step++, rest >>>= 5) letters += ALPHABET[rest & 31] ?? "";
  return `MZ-${letters}`;
};

export const plateFrom = (random: Random) => {
  const emirate = random.pickSkewed(emirates);
  return {
    plateEmirate: emirate,
    plateCode: random.pick(plateCodes[emirate]).code,
    plateNumber: String(random.whole(1, random.chance(0.8) ? 99_999 : 999)),
  };
};

export const noPlate = { plateEmirate: null, plateCode: null, plateNumber: null };

export const answersOf = (type: "new" | "renew", hasPlate: boolean, random: Random) => {
  if (type === "renew") return {};
  if (hasPlate) return { inputMethod: "plateNumber", registerEmirate: "dubai" };
  return {
    inputMethod: "vcc",
    registerEmirate: "dubai",
    vccCardSource: "source3",
    vccDate: "2026-01-15",
    vccCardNumber: `VCC-${random.digits(5)}`,
  };
};
