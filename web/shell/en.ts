export default {
  skip: "Skip to the content",
  chat: "Chat with us",
  errorSummary: "There is a problem",
  error: {
    title: "Something went wrong",
    heading: "We could not show this page",
    lead: "It is our mistake, not yours, and what you typed is still on this device. Try again, or tell us and we will help.",
    retry: "Try again",
    contact: "Contact us",
  },
  partFailed: {
    text: "We could not load this part of the page. What you entered is still here.",
    retry: "Try again",
  },
  notFound: {
    title: "Page not found",
    description: "There is no page at this address. Continue from here.",
    eyebrow: "404",
    heading: "We could not find this page",
    lead: "The page may have moved, or there may be a mistake in the address. One of these may be what you are looking for.",
    links: {
      vehicle: { title: "Compare car insurance", text: "Start with your plate number." },
      profile: { title: "My requests", text: "What you sent, and what happens next." },
      contact: { title: "Help and contact", text: "Short answers, or our team." },
      all: { title: "All pages", text: "Everything on one page." },
    },
    home: "Go to the home page",
  },
};
