import { withTexts } from "../../i18n/with-texts.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const withPaperTexts = withTexts("prices/papers", {
  en: () => import("./en.ts"),
  ar: () => import("./ar.ts"),
});

/** Few plans have documents: only their details load this. */
export const LaterPapers = comesLater(
  () => withPaperTexts(() => import("./plan-papers.tsx")),
  <Skeleton className="h-16 w-full" />,
);
