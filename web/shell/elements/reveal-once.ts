/**
 * Sections below the first screen rise a little when they are scrolled to, once. They only wait
 * lower, never unseen: without a script, in print and under reduced motion nothing is missing.
 */
export const revealOnce = () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        // The observer tells where a section is; measuring it here would lay out all.
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
  // A page that loads has enough to do, and until somebody scrolls nothing has to wait lower.
  addEventListener("scroll", observe, { once: true, passive: true });
};
