import { useParams } from "react-router";
import { EditionsPage } from "./csv/editions-page.tsx";
import { PlansPage } from "./csv/plans-page.tsx";
import { InsurersRoom } from "./insurer/insurers-room.tsx";

/** All insurers and one of them, or all plans, or all editions. */
export function InsurancePage() {
  const { id } = useParams();
  if (id === "plans") return <PlansPage />;
  if (id === "editions") return <EditionsPage />;
  return <InsurersRoom slug={id} />;
}
