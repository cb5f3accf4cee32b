export default {
  skip: "Skip to the content",
  error: {
    title: "Something went wrong",
    heading: "This page slipped away from us",
    lead: "It is our mistake, not yours, and what you typed is still on this device. Try again, or tell us and we will help.",
    retry: "Try again",
    contact: "Contact us",
  },
  notFound: {
    title: "Page not found",
    description: "There is no page at this address. Find your way on from here.",
    eyebrow: "404",
    heading: "There is no shade at this address",
    lead: "The page has moved, or the address has a slip in it. One of these may be what you were after.",
    links: {
      vehicle: { title: "Compare car insurance", text: "Begin with your number plate." },
      profile: { title: "My requests", text: "What you sent, and what happens next." },
      contact: { title: "Help and contact", text: "Short answers, or a person." },
      all: { title: "All pages", text: "Everything on one page." },
    },
    home: "Go to the home page",
  },
};
