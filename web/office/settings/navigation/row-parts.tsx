import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/checkbox.tsx";

/** Titles, page, what is shown, buttons: one line on a wide screen, under each other on a phone. */
export const ROW =
  "grid items-start gap-x-3 gap-y-2 px-card py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8.25rem] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,0.8fr)_11.5rem_8.25rem]";

export function Flags({ children }: { children: ReactNode }) {
  return <span className="flex items-center gap-x-5 xl:col-start-4">{children}</span>;
}

export function Buttons({ children }: { children: ReactNode }) {
  return (
    <span className="flex max-sm:justify-end sm:col-start-3 sm:row-start-1 xl:col-start-5">
      {children}
    </span>
  );
}

type FlagProps = { name: "shown" | "beta"; isOn: boolean; onChange: (isOn: boolean) => void };

export function Flag({ name, isOn, onChange }: FlagProps) {
  const { t } = useTranslation("office");

  return (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="text-sm"
    >
      {t(`settings.navigation.columns.${name}`)}
    </Checkbox>
  );
}
