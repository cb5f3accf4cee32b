/**
 * Sections below the first screen rise once, when scrolled to. They are never hidden: without a
 * script or with reduced motion nothing is missing.
 */
export const revealOnce = () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        // The observer supplies the position; measuring here would force a layout of the whole page.
        if (!isIntersecting && boundingClientRect.top > innerHeight)
          target.classList.add("is-waiting");
        if (!isIntersecting) continue;
        target.classList.replace("is-waiting", "is-rising");
        observer.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );

  const observe = () => {
    for (const section of document.querySelectorAll("[data-reveal]")) observer.observe(section);
  };
  // Not while the page loads: it is busy, and before the first scroll nothing needs to move.
  addEventListener("scroll", observe, { once: true, passive: true });
};
