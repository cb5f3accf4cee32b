import { HEADER_NAME_LENGTH, initials, shortName } from "../../../domain/accounts/shown-name.ts";
import { writeStored } from "../device/storage.ts";
import { clearDisplayCookies, readCookie } from "../device/cookies.ts";
import { wordsKey } from "../chat/words-key.ts";

/** Changing this key in local storage tells other tabs that the visitor logged in or out. */
const MARK = "authChange";

export const accountMenu = (host: HTMLElement) => {
  const part = <Part extends HTMLElement>(name: string) => host.querySelector<Part>(name)!;
  const menu = part<HTMLDetailsElement>("details");
  const dialog = part<HTMLDialogElement>("dialog");

  const show = (name: string) => {
    part("[data-when=out]").hidden = name !== "";
    menu.hidden = name === "";
    // Splitting a name by letters loads the browser's language data: avoid it for visitors.
    if (name === "") return;
    part("[data-name]").textContent = shortName(name, HEADER_NAME_LENGTH);
    part("[data-initials]").textContent = initials(name);
    showPicture(readCookie("profilePicture"));
  };

  const showPicture = (source: string) => {
    const picture = part<HTMLImageElement>("[data-picture]");
    picture.hidden = !source;
    part("[data-initials]").hidden = !!source;
    picture.onerror = () => showPicture("");
    if (source) picture.src = source;
  };

  /** The cookie answers at once; the server's answer decides. */
  const refresh = async () => {
    const name = readCookie("username");
    show(name);
    if (!name) return;
    const answer = await fetch("/api/users/me").catch(() => undefined);
    if (answer?.ok) show((await answer.json()).user.username);
    if (answer?.status !== 401) return;
    clearDisplayCookies();
    show("");
  };

  const logout = async () => {
    await fetch("/api/users/logout", { method: "POST" }).catch(() => undefined);
    clearDisplayCookies();
    writeStored("sessionStorage", wordsKey, "");
    dispatchEvent(new Event("authChange"));
    location.assign(host.dataset["afterLogout"]!);
  };

  addEventListener("authChange", () => {
    writeStored("localStorage", MARK, String(Date.now()));
    void refresh();
  });
  addEventListener("storage", ({ key }) => {
    if (key === MARK || key === null) void refresh();
  });

  // Any page may have its own logout button.
  document.addEventListener("click", ({ target }) => {
    if (!menu.contains(target as Node)) menu.open = false;
    if (!(target as Element).closest("[data-logout]")) return;
    menu.open = false;
    dialog.returnValue = "";
    dialog.showModal();
  });
  host.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    part("summary").focus();
  });
  dialog.onclose = () => {
    if (dialog.returnValue) void logout();
  };

  void refresh();
};
