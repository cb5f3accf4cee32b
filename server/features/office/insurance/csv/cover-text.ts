import type { CoverLine, CoverValue } from "../../../../../domain/quotes/cover.ts";

const counted = {
  limit: "aed",
  days: "days",
  minutes: "minutes",
  years: "years",
  percent: "percent",
} as const;
const plain = ["yes", "no", "notStated"] as const;

/** As `limit 2000000 basic` or `yes additional`. */
export const writeCover = ({ value, group }: CoverLine): string => {
  const amount = Object.values(value).find((part) => typeof part === "number");
  return [value.kind, amount, group].filter((part) => part !== undefined).join(" ");
};

const valueOf = (kind: string, amount: string | undefined): CoverValue | undefined => {
  const unit = counted[kind as keyof typeof counted];
  if (unit !== undefined)
    return amount !== undefined && /^\d{1,9}$/.test(amount)
      ? ({ kind, [unit]: Number(amount) } as CoverValue)
      : undefined;
  const word = plain.find((one) => one === kind);
  return word && amount === undefined ? { kind: word } : undefined;
};

/** Undefined for what is no value of a cover line. */
export const readCover = (written: string): Pick<CoverLine, "value" | "group"> | undefined => {
  const parts = written.trim().split(/\s+/);
  const group = parts.pop();
  if (group !== "basic" && group !== "additional") return undefined;
  const [kind = "", amount, ...rest] = parts;
  const value = rest.length === 0 ? valueOf(kind, amount) : undefined;
  return value && { value, group };
};
