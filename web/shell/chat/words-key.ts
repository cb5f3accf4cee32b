/** In session storage; logging out forgets it (elements/account-menu.ts). */
export const wordsKey = "chatWords";
