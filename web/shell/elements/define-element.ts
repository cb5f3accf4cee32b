/** Safe to call twice, and for elements that are moved in the document. */
export const defineElement = (name: string, wire: (host: HTMLElement) => void) => {
  if (customElements.get(name)) return;

  const wired = new WeakSet<HTMLElement>();
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        if (wired.has(this)) return;
        wired.add(this);
        wire(this);
      }
    },
  );
};
