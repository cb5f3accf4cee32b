/** Defines a custom element once, and wires each element of that name once. */
export const element = (name: string, wire: (host: HTMLElement) => void) => {
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
