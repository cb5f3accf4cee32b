import { useState } from "react";

/** The browser neither hydrates this part nor loads its code, drawings and texts. */
export const keepServerHtml = (Tag: "header" | "footer") =>
  function ServerHtml() {
    // One object for the whole life: React would set the HTML again for a new one.
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
