import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { TextArea } from "../../ui/text-input.tsx";

type Props = Pick<ComponentProps<typeof TextArea>, "ref" | "hint" | "error" | "value" | "onChange">;

/** Why staff end a request or a policy. */
export function ReasonArea(props: Props) {
  const { t } = useTranslation("office");

  return (
    <TextArea
      label={t("request.reason")}
      name="reason"
      rows={3}
      dir="auto"
      maxLength={500}
      {...props}
    />
  );
}
