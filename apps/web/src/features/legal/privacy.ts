import type { LegalDocument } from './model.ts';

/**
 * Document 3, section 2.13. It says what the product does: whoever stores something new about a
 * learner, sets a cookie or brings in another company changes this text too.
 */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  lastUpdated: '2025-05-01',
  contact: 'privacy',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      paragraphs: [
        'We store what Ena needs to teach you Georgian, and no more. There are no advertisements and no trackers, and we do not sell your data.',
        'You can have a copy of your data, and have it deleted, by writing to us. We are the people who run this site, and you reach us at {contact}.',
      ],
    },
    {
      id: 'what-we-store',
      title: 'What we store',
      paragraphs: [
        'You can look around the public pages without telling us who you are. Once you have an account, we store:',
      ],
      list: [
        'your account: e-mail address, display name, and your password as a hash only, from which it cannot be read;',
        'your sign-ins: when each session began and when it ends;',
        'your study records: progress, minutes of study, answers to exercises, quiz scores and achievements;',
        'your subscription, if you have one: its state and dates, and the brand and last four digits of your card as the payment provider tells us. Card numbers never reach us;',
      ],
    },
    {
      id: 'logs',
      title: 'Server logs',
      paragraphs: [
        'Like most websites, our server writes a log of requests: when, for which page, with what result, and possibly from which network address. It holds no passwords, no e-mail bodies and no card data.',
        'To stop password guessing and floods of requests, we also count requests by network address, and some of them by e-mail address.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      paragraphs: ['We use your data for these purposes only:'],
      list: [
        'to run the service that you signed up for: sign-in, lessons, progress, Premium;',
        'to send account mail: confirmations and password links;',
        'to answer you when you write to us;',
        'to find faults and keep Ena safe;',
        'to do what the law requires, for example in accounting.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is kept',
      paragraphs: [
        'Accounts, study records and everything else that you have read about here are kept in one database that we operate ourselves.',
        'Passwords are stored as hashes only, and the page scripts in your browser cannot read your session cookie. No system is perfectly safe, but we keep little, and we guard it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      paragraphs: [
        'There are two cookies, and both are for signing in. That of your session ends when you sign out. With Remember me it lasts until you have been away for 30 days; without it, it ends when you close the browser.',
        'The other one lasts 180 days and tells our server that you have signed in with this browser before, so that strangers who guess at your password cannot lock you out of it. It signs nobody in, and a new password ends it.',
        'Our pages load nothing from other companies: no fonts, no counters, no advertisements. Payment is the exception. When you subscribe, your browser talks to the payment provider, and there its own rules apply.',
        'Your browser also keeps a few things for us, which you can clear at any time:',
      ],
      list: [
        'your choice of the light or the dark theme;',
        'the e-mail address from sign-up, until it is confirmed, so that we can send the link again;',
        'study reports and answers that could not be sent yet, until our server has received them.',
      ],
    },
    {
      id: 'who-helps-us',
      title: 'Who helps us',
      paragraphs: [
        'Companies of three kinds may work for us. Each gets only what its task needs. Apart from them we give your data to nobody, unless the law obliges us to.',
      ],
      list: [
        'Hosting: runs the computers on which Ena and its database work.',
        'Mail delivery: carries our mails to you, and your contact messages to us.',
        'Payment provider: takes payments for Premium. You give it your card details directly, and it manages the subscription.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        'Your account and study records stay as long as you have an account. When it is deleted, they go with it.',
        'Three things can outlast it: payment records that the law tells us or the payment provider to keep, messages that you sent us, and backups, where your data remains until newer backups take their place.',
        'Contact messages and server logs are kept no longer than we need them to answer you and to keep Ena running safely.',
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices and rights',
      paragraphs: [
        'Write to {contact} from the e-mail address of your account, and we will do it.',
        'You can also complain to the data protection authority where you live.',
        'You can ask us:',
      ],
      list: [
        'to correct your display name or your e-mail address;',
        'for a copy of everything that we store about you;',
        'to delete your account, with all your study records.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'Ena is no service for children under 13, and they may not have an account. If you know of a younger child who has one, write to {contact} and we will delete it.',
      ],
    },
    {
      id: 'changes-and-contact',
      title: 'Changes and contact',
      paragraphs: [
        'When Ena begins to store or share something else, we change this policy and the date at its top. We announce material changes by e-mail or by a message in Ena before they take effect.',
        'Questions about your data? Write to us at {contact}.',
      ],
    },
  ],
};
