import type { Random } from "./random.ts";

const CHASSIS_LETTERS = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];

export const chassisFrom = (random: Random) => {
  const letters = Array.from({ length: 11 }, () => random.pick(CHASSIS_LETTERS));
  return `${letters.join("")}${random.digits(6)}`;
};
