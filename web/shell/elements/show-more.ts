/** Everything is shown without a script. */
export const showMore = (host: HTMLElement) => {
  const button = host.querySelector<HTMLButtonElement>("button");
  const rest = [...host.querySelectorAll<HTMLElement>("[data-more]")];
  if (!button || rest.length === 0) return;

  const hide = (isHidden: boolean) => {
    for (const part of rest) part.hidden = isHidden;
    button.hidden = !isHidden;
  };
  hide(true);
  button.onclick = () => {
    hide(false);
    rest[0]?.querySelector("summary")?.focus();
  };
};
