export const tabKey = "activeTab";

export const rememberTab = (host: HTMLElement) => {
  const stored = localStorage.getItem(tabKey);
  for (const tab of host.querySelectorAll<HTMLInputElement>("[data-tab]"))
    if (tab.value === stored) tab.checked = true;

  host.addEventListener("change", ({ target }) => {
    localStorage.setItem(tabKey, (target as HTMLInputElement).value);
    host.querySelector(".radio-tabs")?.classList.add("fades");
  });
};
