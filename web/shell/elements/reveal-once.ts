/**
 * Sections below the first screen rise a little when they are scrolled to, once. They only wait
 * lower, never unseen: without a script, in print and under reduced motion nothing is missing.
 */
export const revealOnce = () => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.remove("is-waiting");
        observer.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );

  for (const section of document.querySelectorAll("[data-reveal]")) {
    if (section.getBoundingClientRect().top < innerHeight) continue;
    section.classList.add("is-rising", "is-waiting");
    observer.observe(section);
  }
};
