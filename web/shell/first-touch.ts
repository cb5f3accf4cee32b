const touches = ["pointerdown", "keydown"] as const;

/** Also before this script came: the press that waits for it is answered by its part. */
const wasTouched = () => "userActivation" in navigator && navigator.userActivation.hasBeenActive;

/**
 * Resolves when somebody first touches the page or a key; at once where somebody did, or where the
 * server sent no HTML of the part that `selector` finds. Until then that HTML stands as it is, and
 * nothing is loaded.
 */
export const firstTouch = (selector: string): Promise<void> =>
  new Promise((resolve) => {
    if (wasTouched() || !document.querySelector(selector)) return resolve();
    for (const touch of touches)
      addEventListener(touch, () => resolve(), { capture: true, once: true, passive: true });
  });
