import {
  nothingSold,
  pricesWithoutName,
  whenWeCall,
  whoSeesRequest,
} from "../../../promises/en.ts";
import type { LegalText } from "../legal-text.ts";

export default {
  title: "Privacy policy",
  description:
    "What {name} keeps on your device and for how long, what you send us, who sees your documents, how they are protected, and your rights.",
  lead: "We ask for little, keep it only as long as needed, protect it well, and sell nothing. Here is exactly what that means.",
  sections: [
    {
      id: "in-short",
      title: "In short",
      body: [
        [
          "For a renewal or third party you see prices without telling us who you are.",
          "What you type stays on your device for up to 24 hours, until you send it or save it to your account.",
          "Your documents are encrypted. Only our team and, once you have paid, the insurer you chose see them, and we record every time our team opens one.",
          `${nothingSold} ${whenWeCall}`,
        ],
      ],
    },
    {
      id: "responsible",
      title: "Who is responsible",
      body: [
        "{legalName} decides how your data is used on this site and answers for it, under the UAE's law on the protection of personal data (Federal Decree-Law No. 45 of 2021) and the rules of the Central Bank for insurance brokers. For questions about your data, write to {legalEmail}.",
      ],
    },
    {
      id: "device",
      title: "What stays on your device",
      body: [
        "While you fill in the form, your answers are kept in your browser's storage and the photos of your documents, made smaller, in its database together with your Emirates ID number. All of this reaches us when you send the request, or ask us to save it to your account so that you can continue on another device: there it is encrypted, and also kept for 24 hours. It is erased after a successful send, when you choose to clear your data (in both places), and in any case after 24 hours. What you paid last year, if you enter it, stays on your device.",
        `${pricesWithoutName} They are part of the address that your browser sends to our server, which does not record them.`,
        "Besides that your browser keeps your choice of language, the tab you last opened on the home page, and whether you asked not to be counted. On a shared computer, clear your data when you leave: under {privacyChoices} you can see what is kept and erase it.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      body: [
        "We set only cookies that the site needs. There is no advertising and no tracking by others.",
        [
          "token: your session after logging in, up to 30 days. Scripts cannot read it.",
          "activation: for ten minutes after you sign up, so that the code we email you logs you in. Scripts cannot read it.",
          "username, email, profilePicture: shown in the header while you are logged in, and cleared when you log out.",
          "lang: your language, 365 days.",
          "chat: for 24 hours after your first line in a chat, so that you can go on with it. Scripts cannot read it.",
        ],
        "We count visits by page and how fast pages load, without a cookie and without your address. These counts say nothing about you, and you can opt out under {privacyChoices}.",
      ],
    },
    {
      id: "sent",
      title: "What you send us",
      body: [
        [
          "For an account: username, email, phone number and password. We store the password only as a hash, from which it cannot be read back.",
          "For a request: the full name of the insured, plate or certificate details, Emirates ID number, details of the vehicle, earlier claims, what you tell us about finance, registration, trips to Oman and young drivers, the quote you chose, and photos of your Emirates ID, driving licence and vehicle documents.",
          "For a policy that the insurer issued: its number, dates, sum insured and premium, the chassis number, the financing bank, and the insurer's documents.",
          "For an offer or a message: your name, email, phone number if you give it, and what you write. With your request we keep what our team offered you, at which price and why.",
          "For a chat: what you and our team write in it, the page where you began it, and your name and email if you give them.",
          "For our work on it: when we called you, how the call ended and when we agreed to call again, and the notes of our team about your request or message.",
          "For a refund by transfer: the IBAN of your account, and the documents that the insurer asks for.",
          "For a payment: that it was made, its amount, time and reference. Card details are typed on the payment page and never pass through us.",
        ],
        "The server also records technical details each time your browser calls it, such as the time and the address it came from, to prevent attacks.",
      ],
    },
    {
      id: "why",
      title: "What we use it for",
      body: [
        [
          "To compare quotes, pass on your request and look after the policy: because you asked us to, by contract and by the authorisation you give with the request.",
          "To keep records and prevent fraud: because the law obliges an insurance broker to.",
          "To answer messages: because you agreed to it when you sent yours, and because you asked us in a chat.",
        ],
        "We do not use your data for advertising. If we ever want to, we will ask you first, separately, and you may say no. No decision about you is made by a machine alone: prices follow the insurer's tariff, and people decide on requests.",
      ],
    },
    {
      id: "who-sees",
      title: "Who sees it",
      body: [
        [
          whoSeesRequest,
          "The agents at {name} who handle your request. Each time one of them opens a document, we record who opened it, which one, and when.",
          "The payment service, which learns the amount, the reference and the payee.",
          "Providers who run servers and deliver mail for us, by contract and only on our instructions.",
          "Authorities and courts, where the law obliges us.",
        ],
        "No one else does. We do not sell, rent or exchange personal data, least of all phone numbers.",
      ],
    },
    {
      id: "protection",
      title: "How it is protected",
      body: [
        [
          "Everything travels encrypted between your browser and us.",
          "Each document is checked, redrawn without hidden data such as the place it was taken, and encrypted with a key of its own (AES-256).",
          "Your Emirates ID number is encrypted in the database, in backups too, and masked wherever it is shown to anyone but you. So is the IBAN of a refund, which is masked for you, too, and each time our team opens it, that is recorded.",
          "Staff log in with a second factor and see only what their task needs.",
        ],
        "If your data is ever exposed in a way that could harm you, we will tell you and the authorities without delay, and say what you can do.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      body: [
        [
          "Drafts on your device, and one saved to your account: 24 hours.",
          "Uploads that were started and never sent: 24 hours.",
          "Cancelled or declined requests with their documents, calls and notes: 90 days.",
          "A new photo that we asked for and did not accept: erased at once; the earlier one stays. The link that asks for a photo ends after 7 days.",
          "Issued policies, with their documents, calls and notes: 10 years after the end of cover, as the rules for insurance require.",
          "Requests without a policy that were paid for and refunded: 10 years, as the records of a broker require.",
          "Messages you leave us, with our notes about them: 24 months.",
          "Chats, with our notes in them: 90 days after they ended, or as long as the request they belong to.",
          "Quotes you share by link or download as PDF, which we keep without name, plate or year of birth: shown for 7 days, erased 90 days later.",
          "Your account: until you delete it. What belongs to a policy is kept for the policy's own period.",
        ],
        "After that it is erased automatically. Three things stay longer:",
        [
          "A record of what happened to a request and when, without name, plate or photo: kept, because the law asks a broker to prove what was done.",
          "Number and amount of a payment that was started: 90 days, so that money that arrives late can be refunded to you.",
          "Technical records of the server, without your name, your numbers or the answers in an address: as long as we need them to prevent attacks.",
        ],
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      body: [
        "You may at any time:",
        [
          "see what we hold about you, and receive a copy in a common format;",
          "have it corrected, which you can do in your profile for most of it;",
          "have it erased, unless the law tells us to keep it;",
          "have its use restricted or stopped;",
          "withdraw a consent, with effect from then on.",
        ],
        "Under “Your data” in your profile you can see it all, download a copy, and erase at once whatever the law does not require us to keep. It shows calls in full, and how many notes our team wrote; on request we send you a copy of the notes, without what concerns other people or what the law tells us to keep to ourselves. For anything else write to {legalEmail} from the address of your account. We answer within 30 calendar days and charge nothing. If you are not satisfied with the answer, you may complain to the UAE Data Office.",
      ],
    },
    {
      id: "abroad",
      title: "Where it is kept",
      body: [
        "Personal data is kept in the United Arab Emirates. If we ever need a service abroad, data goes there only as far as the law allows and under a contract that protects it as well as it is protected here.",
      ],
    },
    {
      id: "children",
      title: "People under 18",
      body: [
        "The site is for adults. We do not knowingly keep data of anyone under 18, and will erase it if we find any.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      body: [
        "If this policy changes, we publish the new text here with its date. Where a change concerns data you have already given us, we will write to you beforehand.",
      ],
    },
    {
      id: "contact",
      title: "How to reach us",
      body: [
        "{legalName}: {legalEmail} for your data, {email} and {telephone} for everything else.",
      ],
    },
  ],
} satisfies LegalText;
