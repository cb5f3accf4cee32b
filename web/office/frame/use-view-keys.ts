import { useNavigate } from "react-router";
import type { DeskView } from "../../../contract/office/desk/requests.ts";
import { dashboard, requests } from "../kit/paths.ts";
import { useKeys } from "./keys.tsx";

const WITHIN_MS = 1_500;

const viewOf = (view: DeskView) => `${requests}?view=${view}`;

const places: Readonly<Record<string, string>> = {
  KeyD: dashboard,
  KeyN: viewOf("new"),
  KeyL: viewOf("leads"),
  KeyM: viewOf("mine"),
};

/** G, then the letter of a view, which means something else alone. */
export function useViewKeys() {
  const navigate = useNavigate();

  useKeys({
    KeyG: () => {
      const followed = (event: KeyboardEvent) => {
        clearTimeout(timer);
        const place = places[event.code];
        if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        void navigate(place);
      };
      // Before the keys of the page.
      const options = { capture: true, once: true };
      window.addEventListener("keydown", followed, options);
      const timer = setTimeout(
        () => window.removeEventListener("keydown", followed, options),
        WITHIN_MS,
      );
    },
  });
}
