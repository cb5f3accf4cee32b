type ChatFile = { open: (link: HTMLElement) => void };

/** A link to the chat opens it in place. Where that fails, or another tab is wanted, it is a link. */
export const openChat = () =>
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href$="/chat"]');
    const { chat } = document.documentElement.dataset;
    if (!link || !chat || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import(/* @vite-ignore */ chat).then(
      ({ open }: ChatFile) => open(link),
      () => location.assign(link.href),
    );
  });
