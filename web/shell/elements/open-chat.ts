type ChatFile = { open: (link: HTMLElement) => void };

/** A link to the chat opens it in place. Where that fails, or another tab is wanted, it is a link. */
export const openChat = () =>
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href$="/chat"]');
    const address = document.documentElement.dataset["chat"];
    if (!link || !address) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import(/* @vite-ignore */ address).then(
      ({ open }: ChatFile) => open(link),
      () => location.assign(link.href),
    );
  });
