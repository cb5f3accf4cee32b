export const menuDrawer = (host: HTMLElement) => {
  const [drawer, ...groups] = host.querySelectorAll("details");
  if (!drawer) return;

  drawer.addEventListener("toggle", () => {
    if (!drawer.open) for (const group of groups) group.open = false;
  });
  document.addEventListener("click", ({ target }) => {
    if (!host.contains(target as Node)) drawer.open = false;
  });
  host.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !drawer.open) return;
    drawer.open = false;
    host.querySelector("summary")?.focus();
  });
};
