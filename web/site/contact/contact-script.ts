/** What the contact page does in the browser. */
import "./open-chat.ts";
import "./search-topics.ts";
import "./send-message.ts";
