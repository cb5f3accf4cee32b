import { gapsIn } from "../../domain/texts/placeholders.ts";
import { Problem } from "./problem.ts";

/** What a customer will read has nothing left to fill. @throws {Problem} texts.gapLeft */
export const refuseGaps = (text: string, field: string) => {
  const [gap] = gapsIn(text);
  if (gap) throw new Problem("texts.gapLeft", { field, extra: { placeholder: gap.name } });
};
