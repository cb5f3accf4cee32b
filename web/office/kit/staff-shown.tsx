import type { StaffName } from "../../../contract/office/staff-name.ts";
import { useLanguage } from "./use-language.ts";

/** What somebody is called, for a sentence: the name may run the other way. */
export const useStaffName = () => {
  const { language } = useLanguage();
  return ({ name }: Pick<StaffName, "name">) => `\u2068${name[language]}\u2069`;
};

/** A colleague's name (ruling O7). */
export function StaffShown({ children: { name } }: { children: StaffName }) {
  const { language } = useLanguage();
  return <bdi>{name[language]}</bdi>;
}
