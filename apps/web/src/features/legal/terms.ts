import type { LegalDocument } from './model.ts';

/** LEGAL-01 to LEGAL-03. The 24 hours for canceling follow open point O20, the trial follows decision D19. */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  contact: 'support',
  sections: [
    {
      id: 'about-these-terms',
      title: 'About these terms',
      paragraphs: [
        'Ena is a web app for learning Georgian. These terms are the agreement between you and us, the people who run it.',
        'You accept them when you tick the box at sign-up. If you do not agree with them, please do not create an account.',
        'Our Privacy Policy tells you what we store about you and why.',
      ],
    },
    {
      id: 'who-may-use-ena',
      title: 'Who may use Ena',
      paragraphs: [
        'You must be at least 13 years old to have an account.',
        'If you are too young to enter into a contract where you live, ask a parent or guardian to read these terms and agree to them with you.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      paragraphs: [
        'Lessons and quizzes need an account, so that your progress is yours and stays with you on every device.',
        'Sign up with an email address that you can read, and keep your password to yourself. If you think that someone else knows it, change it and tell us.',
        'You can delete your account whenever you like, under Account in the settings. If you cannot get in, write to {contact}.',
      ],
    },
    {
      id: 'what-ena-offers',
      title: 'What Ena offers',
      paragraphs: [
        'Ena offers lessons, exercises, quizzes and a record of your study. Some lessons are free for everyone with an account. The rest belong to Premium, and are marked so.',
        'In the chat you can ask about Georgian and about the course. Its answers are put together by a program, from the lessons or by a language model, and can be wrong: for what matters, look at the lesson that it names or ask a person.',
        'We go on improving the course, so lessons may be added, corrected or replaced.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium and payment',
      paragraphs: [
        'Premium is a subscription. The pricing page shows what it costs and what it includes.',
        'Your first subscription starts with a free trial. Each customer gets one trial; the pricing page says how long it lasts.',
        'After the trial, Premium renews by itself at the end of each period, and you are charged for the next one, until you cancel.',
        'A payment provider takes the payment with the methods that it offers. We never see your card number. If a payment fails, Premium closes until it is settled; your progress is kept.',
      ],
    },
    {
      id: 'canceling',
      title: 'Canceling Premium',
      paragraphs: [
        'You can cancel at any time, under Subscription in the settings. To avoid the next charge, cancel at least 24 hours before the end of the current period. The trial counts as a period too.',
        'After canceling you keep Premium until that period ends. Then your account is a free one again, and your progress stays.',
        'Deleting your account cancels Premium as well, and access then ends at once.',
        'If a charge looks wrong, write to {contact}. Where the law gives you a right to a refund, you keep that right. When your latest payment is given back in full, or you dispute a payment with your bank, Premium ends at once.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Using Ena fairly',
      paragraphs: [
        'Ena works well when everyone plays fair. We may limit or close the account of someone who breaks these rules badly or again and again.',
        'Please do not:',
      ],
      list: [
        "use another person's account, or let others use yours;",
        'get around the limits of the free plan, or pass Premium lessons on;',
        'try to break into Ena, or to read data that is not yours;',
        'flood Ena with automatic requests;',
        'upload or send anything unlawful, harmful or abusive.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you write and upload',
      paragraphs: [
        'Your display name, your picture, your writing, your questions in the chat and your messages to us stay yours. You allow us to store them and to use them for running Ena for you, and for nothing else.',
        'Only upload what you have the right to use.',
      ],
    },
    {
      id: 'our-content',
      title: 'The course and its software',
      paragraphs: [
        'The lessons, exercises, drawings and the name Ena belong to us or to those who let us use them. You may use them for your own study.',
        'Some parts are published under open licences. For those parts the licence decides, and nothing here takes away what it allows you.',
      ],
    },
    {
      id: 'responsibility',
      title: 'What we are responsible for',
      paragraphs: [
        'We work with care, but we cannot promise that Ena is always reachable or free of mistakes. Ena helps you learn; it gives no certificate, and we cannot promise you a particular result.',
        'As far as the law allows, we are not liable for indirect losses. Rights that the law gives you as a consumer are not touched by these terms.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      paragraphs: [
        "We may change these terms. Before a material change takes effect you get at least 30 days' notice, by email or by a message in Ena.",
        'If you do not agree with a change, you can cancel Premium and delete your account before it takes effect. Small corrections that change no right or duty may appear without notice. The date at the top always shows the latest change.',
      ],
    },
    {
      id: 'law-and-contact',
      title: 'Law and contact',
      paragraphs: [
        'These terms are governed by the laws of Georgia, the country whose language you are learning here. If the law where you live protects you as a consumer more strongly, that protection stays.',
        'Questions, or something gone wrong between us? Write to us at {contact}. We would like to put it right.',
      ],
    },
  ],
};
