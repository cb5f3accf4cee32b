import { Outlet } from "react-router";
import { Shell } from "./shell.tsx";

export default function Frame() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
