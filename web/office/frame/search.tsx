import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { clients, requests } from "../kit/paths.ts";
import { useKeys } from "./keys.tsx";

/** Open in the list, elsewhere behind a button (part 1, the dashboard shell). */
export function Search() {
  const { t } = useTranslation("office");
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const isList = pathname === requests;
  const asked = (isList && new URLSearchParams(search).get("q")) || "";

  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);

  const open = () => {
    setIsOpened(true);
    field.current?.focus();
    field.current?.select();
  };
  // That page has a search of its own.
  useKeys({ Slash: pathname === clients ? undefined : open });

  const send = (event: FormEvent) => {
    event.preventDefault();
    const q = field.current?.value.trim() ?? "";
    const found = new URLSearchParams(q === "" ? {} : { view: "all", q });
    void navigate(`${requests}?${found.toString()}`);
  };

  if (!isOpened && !isList)
    return (
      <button
        type="button"
        aria-expanded="false"
        className="inline-flex min-h-target items-center gap-2 rounded-full px-3 text-sm font-medium hover:bg-surface-sunken"
        onClick={() => setIsOpened(true)}
      >
        <Icon name="search" size={20} />
        {t("search.name")}
      </button>
    );
  return (
    <form role="search" className="relative grid max-w-90 min-w-0 grow basis-56" onSubmit={send}>
      <Icon
        name="search"
        size={20}
        className="pointer-events-none absolute start-3.5 self-center text-ink-muted"
      />
      <input
        ref={field}
        key={asked}
        type="search"
        name="q"
        aria-label={t("search.name")}
        placeholder={t("search.hint")}
        defaultValue={asked}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className="control ps-11! text-ellipsis"
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Escape") return;
          setIsOpened(false);
          currentTarget.blur();
        }}
      />
    </form>
  );
}
