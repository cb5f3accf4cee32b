import type { enhance } from "../../shell/chat/chat-en.ts";

/** The same file that other pages load with the first click. */
const address = document.documentElement.dataset["chat"];
if (address)
  import(/* @vite-ignore */ address)
    .then((file: { enhance: typeof enhance }) => file.enhance())
    .catch(console.warn);
