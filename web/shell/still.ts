/** The script of a still page, and of the header on live ones. Kept under 3 kB. */
export {};
