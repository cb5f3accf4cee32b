import { readStored, writeStored } from "../device/storage.ts";

export const tabKey = "activeTab";

export const rememberTab = (host: HTMLElement) => {
  const stored = readStored("localStorage", tabKey);
  for (const tab of host.querySelectorAll<HTMLInputElement>("[data-tab]"))
    if (tab.value === stored) tab.checked = true;

  host.addEventListener("change", ({ target }) => {
    writeStored("localStorage", tabKey, (target as HTMLInputElement).value);
    host.querySelector(".radio-tabs")?.classList.add("fades");
  });
};
