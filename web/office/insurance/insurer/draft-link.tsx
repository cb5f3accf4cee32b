import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { draft as draftPath } from "../../kit/paths.ts";

export function DraftLink({ id }: { id: string }) {
  const { t } = useTranslation("office");

  return (
    <Link to={draftPath(id)} className="link text-sm text-warning-ink">
      <Icon name="edit" size={16} />
      {t("insurance.insurer.goOn")}
    </Link>
  );
}
