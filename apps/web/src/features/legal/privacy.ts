import type { LegalDocument } from './model.ts';

/**
 * LEGAL-03 to LEGAL-05. The policy describes what the product does: a change that stores something new about a
 * learner, sets a cookie or involves another company has to change this text too.
 */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  contact: 'privacy',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      paragraphs: [
        'We store what Ena needs to teach you Georgian, and no more. There are no advertisements and no trackers, and we do not sell your data.',
        'You can download a copy of your data and delete your account yourself, in the settings. We are the people who run this site, and you reach us at {contact}.',
      ],
    },
    {
      id: 'what-we-store',
      title: 'What we store',
      paragraphs: [
        'You can look around the public pages without telling us who you are. Once you have an account, we store:',
      ],
      list: [
        'your account: email address, display name, and your password as a hash only, from which it cannot be read;',
        'if you use two-step verification: the key of your authenticator app, encrypted, and your recovery codes as hashes only;',
        'your preferences: which emails you want, time limits of quizzes, how much you want to review in a day, and your time zone, by which your study days are counted;',
        'your picture, if you upload one: converted into two small pictures, without what your camera wrote into it. Whoever knows its address can see it;',
        'your sign-ins: when each session began, was last used and ends, and your browser in plain words such as Firefox on Windows;',
        'your study records: progress, minutes and days of study, answers to exercises, quiz scores and achievements; your reviews, and from them how well you remember each letter, word and phrase, and how fast you forget compared with others;',
        'the words that you add to those of the course, with their meanings, sentences and groups, and your notes on words; and what your latest imports of words have changed, so that you can undo them. Only you see them, and you can change and delete them yourself;',
        'what you write for essays and writing exercises: your drafts as you type them, and the texts that you submit. No other learner sees them, and you can remove them yourself;',
        'your subscription, if you have one: its state and dates, the number that the payment provider has given you, the brand and last four digits of your card as it tells us, of each finished checkout the amount, which mails about payments you were sent, and for 30 days which of its messages about you we have read. Card numbers never reach us;',
        'your conversations in the chat, if you use it: your questions, the answers and when they were given. Only you see them, and you can delete each of them yourself;',
        'the emails that we send you: their words until they are delivered, for a week only that they were, to which address and with which subject, and as long as you have an account, which news you were sent and of which week the latest summary was, so that none comes twice.',
      ],
    },
    {
      id: 'messages-and-logs',
      title: 'Messages to us, and server logs',
      paragraphs: [
        'Whoever writes to us with the forms on the Support and Contact pages, with an account or without, gives us a name, an email address, a subject and a message. They wait in our database until they are delivered to our mailbox as mail, usually for seconds and for three days at most, and are then erased there.',
        'Like most websites, our server writes a log of requests: when, for which page, with what result, and possibly from which network address. Of log-ins and changes of the password or of two-step verification it also holds the number of the account, so that break-ins can be found. It holds no passwords, no email bodies and no card data.',
        'To stop password guessing and floods of requests or messages, we also count requests by network address, and some of them by email address or account. These counts are kept as scrambled codes that name nobody, for a day at most.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      paragraphs: ['We use your data for these purposes only:'],
      list: [
        'to run the service that you signed up for: sign-in, lessons, progress, chat, Premium;',
        'to send emails about your account: confirmations and password links;',
        'to send emails about your subscription: beginning and end of the trial, receipts, failed payments, cancellation and its withdrawal;',
        'to send you a summary of each week of study and news of Ena, unless you switch them off, and reminders of practicing, if you switch them on; each such email has a link that ends its kind;',
        'to answer you when you write to us;',
        'to find faults and keep Ena safe;',
        'to do what the law requires, for example in accounting.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is kept',
      paragraphs: [
        'Accounts, study records and everything else that you have read about here are kept in one database that we operate ourselves; pictures are kept as files beside it, or in a store of files that we rent for Ena.',
        'Passwords are stored as hashes only, and the page scripts in your browser cannot read your session cookie. No system is perfectly safe, but we keep little, and we guard it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      paragraphs: [
        'Our cookies are all for signing in. That of your session ends when you sign out. With Remember me it lasts until you have been away for 30 days; without it, it ends when you close the browser.',
        'Another one lasts 180 days and tells our server that you have signed in with this browser before, so that strangers who guess at your password cannot lock you out of it. It signs nobody in, and a new password ends it. With two-step verification there is a third one between password and code, for ten minutes at most.',
        'Our pages load nothing from other companies: no fonts, no counters, no advertisements. Payment is the exception. When you subscribe, your browser talks to the payment provider, and there its own rules apply. If a form service is set, your browser sends the contact forms to it.',
        'Your browser also keeps a few things for us, which you can clear at any time:',
      ],
      list: [
        'your choice of the light or the dark theme and of the style of romanization, and whether you have collapsed your profile card;',
        'that you are signed in here, so that you do not see the pages of a visitor first, until you sign out;',
        'whether Latin keys type Georgian, and which voice and speed you like, once you have chosen;',
        'whether dialogues and transcripts show the romanization and the translation, whether exercises show the romanization, whether a right answer is followed by the next question without a click, and whether Today asks without typing, once you have chosen;',
        'your latest searches in the course, until you sign out;',
        'a question for the chat that you have begun, until you send it;',
        'a message to us that you have begun, until you send it or close the tab;',
        'that you went to the checkout, until you come back from it or close the tab;',
        'that you have entered your password and your code comes next, for ten minutes or until you close the tab;',
        'the email address from sign-up, until it is confirmed, so that we can send the link again;',
        'a quiz or exercise that you have begun, so that you can continue it within 15 minutes;',
        'a session of Today that you have begun, so that you can continue it within a day, until you sign out;',
        'our pages and their sound, the lessons that you keep or have opened lately, and your data as those pages showed them last, so that they open without a connection; all that is yours until you sign out;',
        'study reports, answers, reviews and drafts that could not be sent yet, until our server has received them.',
      ],
    },
    {
      id: 'who-helps-us',
      title: 'Who helps us',
      paragraphs: [
        'Companies of these kinds may work for us. Each gets only what its task needs. Apart from them we give your data to nobody, unless the law obliges us to.',
      ],
      list: [
        'Hosting: runs the computers on which Ena, its database and its files are kept.',
        'Email delivery: carries our emails to you, and your messages to us. If we have set the contact forms to a form service, that company takes such a message from your browser and carries it instead.',
        'Payment provider: takes payments for Premium. When you subscribe, we tell it your email address and the number of your account, so that it knows whose subscription it is. You give it your card details directly, and it manages the subscription. It learns nothing of what you study.',
        'Language model, if one is connected to the chat: gets your question, what was said before in that conversation, your level, and the passages of the course that fit. It gets neither your name nor your email address; please do not write them into the chat. Where none is connected, the chat answers on our own server, from the course alone, and says so.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        'Your account and study records stay as long as you have an account. When you delete it, they go with it, at once: every record, text, conversation, picture and session. A subscription is canceled first.',
        'Five things can outlast it: payment records that the law tells the payment provider to keep, messages that you sent us, counts of requests for up to a day, server logs, and backups, where your data remains until newer backups take their place.',
        'What you delete yourself before, such as a text or a conversation, is gone at once.',
        'Messages in our mailbox and server logs are kept no longer than we need them to answer you and to keep Ena running safely.',
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices and rights',
      paragraphs: [
        'In your settings you can change your name, picture and preferences, choose which emails you get, see where you are signed in and end it, download everything that we store about you as one file, and delete your account.',
        'Essays and other texts are deleted where you wrote them, and conversations in the chat.',
        'For anything else write to {contact} from the email address of your account.',
        'You can also complain to the data protection authority where you live.',
        'You can ask us:',
      ],
      list: [
        'to correct your email address;',
        'what we store about you, and why;',
        'to do for you whatever you cannot do in the settings yourself.',
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
        'When Ena begins to store or share something else, we change this policy and the date at its top. We announce material changes by email or by a message in Ena before they take effect.',
        'Questions about your data? Write to us at {contact}.',
      ],
    },
  ],
};
