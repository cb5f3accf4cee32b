import { useState } from "react";

/**
 * A part of the page that stays as the server sent it: the browser neither hydrates it nor has the
 * code, drawings and texts that made it. Only its elements (live.ts) and mark-current-page.ts act on it.
 */
export const keepServerHtml = (Tag: "header" | "footer") =>
  function ServerHtml() {
    // One object for good: React would set the HTML again for every new one.
    const [sent] = useState(() => {
      const part = document.querySelector(`body > ${Tag}`);
      return { className: part?.className, html: { __html: part?.innerHTML ?? "" } };
    });

    return (
      <Tag
        className={sent.className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={sent.html}
      />
    );
  };
