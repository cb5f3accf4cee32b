import { raw, type Html } from "./html.ts";

const paths = {
  terminal:
    '<rect x="5" y="3" width="14" height="18" rx="3"/><path d="M8.5 7h7v4h-7zM9 15h.01M12 15h.01M15 15h.01M9 18h.01M12 18h.01M15 18h.01"/>',
  card: '<rect x="3" y="5.5" width="18" height="13" rx="2.5"/><path d="M3 10h18M7 15h3"/>',
  wallet:
    '<rect x="7" y="2.5" width="10" height="19" rx="2.5"/><path d="M11 5h2M10 13.5l1.5 1.5 2.7-3"/>',
  instalments: '<circle cx="12" cy="12" r="9"/><path d="M12 3v18M3 12h18"/>',
  down: '<path d="m7 10 5 5 5-5"/>',
  check: '<circle cx="12" cy="12" r="9"/><path d="m8 12.5 2.7 2.7L16 9.5"/>',
  alert: '<circle cx="12" cy="12" r="9"/><path d="M12 7.5V13M12 16.5v.01"/>',
} as const;

export const icon = (name: keyof typeof paths): Html =>
  raw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths[name]}</svg>`);
