import { Ltr } from "../../../ui/ltr.tsx";
import { usePageName } from "../figures/use-figure-words.ts";

/** Its path where it has no name yet. */
export function PageName({ page }: { page: string }) {
  const name = usePageName()(page);
  return name ?? <Ltr>{page}</Ltr>;
}
