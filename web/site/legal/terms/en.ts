import type { LegalText } from "../legal-text.ts";

export default {
  title: "Terms and conditions",
  description:
    "Who may use {name}, how quotes, requests and payment work, who carries the risk, how we are paid, and how to complain.",
  lead: "What you can expect from us, and what we need from you. By using the site you agree to this.",
  sections: [
    {
      id: "who-we-are",
      title: "Who we are",
      body: [
        "This site is run by {legalName}, called {name} here. We are an insurance broker in the United Arab Emirates, licensed and regulated by the Central Bank of the UAE for insurance broking. Our licence number is at the bottom of every page.",
        "We are not an insurer. We compare policies of several insurers, pass your request to the one you choose, and support you until the policy ends.",
      ],
    },
    {
      id: "who-may-use",
      title: "Who may use the site",
      body: [
        "You may use {name} if all of this is true:",
        [
          "you are 18 years old or older;",
          "you use it for yourself and for vehicles of your own or of your household. The site is for personal use only, not for trading in policies, for a company's fleet, or for collecting our prices. Companies may ask for an offer under {contact};",
          "you are not a person named on a sanctions list of the United Arab Emirates or the United Nations, and not a national or resident of a country under such sanctions. We cannot arrange cover for individuals from sanctioned countries;",
          "the law lets you enter a contract on your own behalf.",
        ],
        "If you are a politically exposed person, or an immediate family member or close associate of one, please write to our legal team at {legalEmail} before you send a request. We need a few more answers from you, and insurers may need longer to decide.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      body: [
        "For a renewal or third party you see prices without an account. You need one to buy a policy, to keep your details and to follow your request, but not to ask for an offer. Each person has one account, in their own name and with their own email address.",
        "Keep your password to yourself and tell us at once if you think someone else knows it. Anything done with your account counts as done by you until you tell us.",
      ],
    },
    {
      id: "true-answers",
      title: "True and complete answers",
      body: [
        "An insurer bases its price on what you tell it. Answer every question truthfully and completely, and correct what has changed before the policy starts. Where we fill in an answer for you, such as earlier claims or the value of the car, we show it and ask you to confirm it.",
        "If an answer is wrong or something important is withheld, the insurer may change the price, refuse a claim in part or in full, or cancel the policy.",
      ],
    },
    {
      id: "quotes",
      title: "Quotes and prices",
      body: [
        "Prices are in UAE dirhams. They are the final prices for 13 months of cover, including 5% value added tax. We add no fee of our own, either to the quote or later.",
        "A quote is not a policy. It is valid for the answers it was made from, until the insurer changes its prices. When you send a request we check the price again; if it has changed we show you the new one, and nothing is sent or charged until you have agreed to it.",
        "We compare the insurers shown on the site, not the whole market. Quotes are sorted by price unless you change the order, and no insurer can pay for a place in it.",
      ],
    },
    {
      id: "request",
      title: "Sending a request",
      body: [
        "Before anything is sent you see all your answers on one page. By confirming them you declare that they are true, and you authorise us in writing to act as your broker for this request: to give your details and documents to the insurer you chose, and to receive its answer for you. You may withdraw this authorisation at any time, free of charge, by writing to {email}.",
        "Vehicles that are not GCC spec, new comprehensive policies and plate codes that are not on our list have no price online. For these an agent asks the insurers and makes you an offer, which you are free to accept or decline.",
        "You may change or cancel a request in your profile until you have paid for it. A request that is not paid for is cancelled 30 days after you last did something with it, or 30 days after its start date if that comes first; we write to you three days before.",
      ],
    },
    {
      id: "documents",
      title: "Your documents",
      body: [
        "Insurers must know whom they insure. We ask for photos of your Emirates ID, driving licence, and vehicle licence or certificate, as PNG or JPG of up to 5 MB each. They must be yours, or you must have the owner's permission, and they must be current and readable.",
        "The privacy policy says how we keep them and when we erase them.",
      ],
    },
    {
      id: "payment",
      title: "Payment",
      body: [
        "You pay the insurer, not us. A broker in the UAE may not collect premiums: the payee named on the payment page is the insurer you chose, and the tax invoice comes from it. What you find in your profile is a summary of the payment.",
        "Visa, MasterCard and Union Pay cards are accepted, in AED. Where the insurer offers it you may also pay by mobile wallet, or in {instalments} instalments free of interest. Your card details are entered on the payment page and never reach us.",
        "A request counts as paid once the payment service has confirmed it to us, not when your browser returns to this site. If a payment fails, nothing is charged and you may try again; money that reaches the insurer all the same is refunded to you.",
      ],
    },
    {
      id: "risk",
      title: "The policy, and who carries the risk",
      body: [
        "The contract of insurance is between you and the insurer. The insurer alone carries the insured risk, issues the policy and pays claims. Cover begins on the date and at the time written in the policy, not when you pay.",
        "Read the policy when it arrives: its wording, limits, excesses and exclusions are decisive, and take precedence over anything we write on this site to describe it. If something in it is not what you asked for, tell us within seven days and we will take it up with the insurer.",
      ],
    },
    {
      id: "cancel",
      title: "Cancellation and refunds",
      body: [
        "You may end a motor policy by giving the insurer seven days' written notice, as a rule with proof that the car was sold, transferred, exported or deregistered, or is insured elsewhere. How much is refunded depends on the time elapsed and on claims, according to the table in the policy. We pass your notice on free of charge.",
        "Refunds go from the insurer straight to you, as its conditions say: back to the card you paid with, to the bank account that you name, or by cheque.",
      ],
    },
    {
      id: "our-pay",
      title: "How we are paid",
      body: [
        "The insurer pays us a commission out of the premium it receives. The commission is included in the price you see, you pay nothing on top of it, and you would not pay less without us. Our staff's pay does not depend on which insurer you choose. “Why this price” in a quote shows its share and amount, or that the insurer does not state it.",
      ],
    },
    {
      id: "claims",
      title: "Claims",
      body: [
        "After an accident call the police and obtain their report; without it a claim is not possible. Then report to your insurer on the number in the policy. The insurer decides on the claim; with complete documents this usually takes {claimFrom} to {claimTo} working days.",
        "We help you with the documents and speak to the insurer for you. We cannot decide a claim ourselves.",
      ],
    },
    {
      id: "complaints",
      title: "Complaints",
      body: [
        "Tell us first. Write to {email} or call {telephone} and name your request or policy. We confirm that we have your complaint, look into it, and answer within 30 calendar days.",
        "If our answer does not satisfy you, or none has come after 30 calendar days, you may turn to Sanadak, the independent ombudsman unit for banks and insurance in the UAE. It is free of charge. You may go to court afterwards.",
      ],
    },
    {
      id: "fair-use",
      title: "Fair use of the site",
      body: [
        "Please do not:",
        [
          "send requests in another person's name without their permission;",
          "upload anything harmful, or documents that have been altered;",
          "scrape the site, or try to reach other people's data;",
          "copy our drawings, texts or name for your own purposes.",
        ],
        "We may close an account that is used in this way, and we must report suspected fraud.",
      ],
    },
    {
      id: "liability",
      title: "Our liability",
      body: [
        "We owe you the care of a prudent broker and are liable for damage we cause by falling short of it. We are not liable for what an insurer decides, for answers that were not true, or for interruptions that reasonable care could not prevent. Nothing here limits what the law does not let us limit.",
      ],
    },
    {
      id: "changes",
      title: "Changes, language and law",
      body: [
        "If we change these terms, we publish the new version here with its date, and it applies to requests sent after that. What you agreed to with a request is stored together with it.",
        "The terms exist in English and in Arabic. If they ever differ, the Arabic text prevails. The laws of the United Arab Emirates apply and its courts have jurisdiction.",
      ],
    },
    {
      id: "contact",
      title: "How to reach us",
      body: ["{legalName}: telephone {telephone}, email {email}. The legal team: {legalEmail}."],
    },
  ],
} satisfies LegalText;
