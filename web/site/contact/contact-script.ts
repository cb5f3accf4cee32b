import "./open-chat.ts";
import "./search-topics.ts";
import "./send-message.ts";
