/**
 * What the assistant says about Ena itself, and to small talk. `asks` are sets of words that all have to stand in
 * the question; `whole` are questions in these words alone. The first that fits is taken.
 */
import type { GuideEntry } from '@ena/domain/assistant/answer';
import { dollars, premiumCents, trialDays } from '@ena/domain/billing/plan';

const contact = 'Write to us by [Support](/support).';

export const guide: readonly GuideEntry[] = [
  {
    id: 'greeting',
    whole: ['hello', 'hi there', 'hey', 'good morning', 'good evening', 'gamarjoba', 'გამარჯობა'],
    text: '**გამარჯობა!** That is hello. Ask me about a word, a letter, the forms of a verb or a point of grammar.',
  },
  {
    id: 'thanks',
    whole: [
      'thanks',
      'thank you',
      'thanks a lot',
      'thank you very much',
      'great thanks',
      'madloba',
      'მადლობა',
    ],
    text: 'You are welcome. **არაფრის**, as one says in Georgian. Come back whenever something is unclear.',
  },
  {
    id: 'goodbye',
    whole: ['goodbye', 'bye', 'bye bye', 'see you', 'good night', 'nakhvamdis', 'ნახვამდის'],
    text: '**ნახვამდის!** Until next time.',
  },
  {
    id: 'who',
    whole: [
      'who are you',
      'what are you',
      'are you a robot',
      'are you human',
      'are you a real person',
      'how are you',
    ],
    asks: ['are you ai', 'your name', 'who made you'],
    text: 'I am the assistant of Ena, a program and not a person. I look your question up in the course and answer from it alone.',
  },
  {
    id: 'what-can-you-do',
    whole: [
      'help',
      'help me',
      'what can you do',
      'what can i ask',
      'what can i ask you',
      'how do you work',
      'what do you know',
    ],
    asks: ['how use assistant', 'how use chat', 'what can you help'],
    text: 'Ask me how something is said in Georgian, what a Georgian word means, how a letter or a word sounds, for the forms of a verb, for words on a theme, or about a point of grammar. I answer from the lessons that you can open, and link to them.',
  },
  {
    id: 'type-georgian',
    asks: [
      'type georgian',
      'georgian keyboard',
      'write georgian letter keyboard',
      'type letter',
      'latin key',
      'georgian letter computer',
      'georgian letter phone',
    ],
    text: 'In exercises your Latin keyboard types Georgian: most keys give the letter that sounds like them, and with Shift seven of them give another one: T is **ტ**, Shift+T is **თ**. Alt+K switches that off and on. The keys on the screen do the same, and so does the Georgian keyboard of your phone.',
  },
  {
    id: 'hear',
    asks: [
      'hear word',
      'audio',
      'speaker button',
      'listen word',
      'slow sound',
      'voice slow',
      'sound slow',
      'repeat sound',
    ],
    text: 'Press any speaker to hear a word or a sentence. At the top of a lesson you choose normal speed or slow; Alt+R repeats what you heard last. The voice is a computer’s, not a person’s.',
  },
  {
    id: 'dictation',
    asks: ['dictation', 'practice listening'],
    text: '**Dictation** is among the exercises of a lesson with words: you hear a word and write it. [Advanced Listening](/advanced/listening) has whole recordings.',
  },
  {
    id: 'start',
    asks: [
      'where start',
      'how start',
      'where begin',
      'how begin learning',
      'first lesson',
      'which lesson first',
      'lesson order',
      'new here',
    ],
    text: 'Begin with the [Georgian Alphabet](/beginner/alphabet): 33 letters, one sound each. Then comes [Basic Vocabulary](/beginner/basic-vocabulary). Both are free. The order of [Beginner](/beginner), [Intermediate](/intermediate) and [Advanced](/advanced) is a good one to keep.',
  },
  {
    id: 'how-long',
    whole: ['is georgian hard', 'is georgian difficult'],
    asks: ['how long learn', 'how fast learn', 'hard learn', 'difficult learn'],
    text: 'That depends on you and on how often you practice; I know no number. A little every day often does more than much at once.',
  },
  {
    id: 'streak',
    asks: ['streak', 'study day', 'study calendar'],
    text: 'Your streak counts the days in a row on which you studied, by your own calendar. [Learning Tracking](/settings?tab=tracking) in the settings shows it with your study calendar.',
  },
  {
    id: 'quizzes',
    asks: ['where quiz', 'take quiz', 'find quiz', 'quiz work', 'all quiz', 'quiz score'],
    text: 'Each lesson has a quiz; [Quizzes](/quizzes) lists them all. Your best score is kept, so trying again is never a loss.',
  },
  {
    id: 'time-limits',
    asks: ['time limit', 'countdown', 'quiz timer', 'more time quiz', 'quiz clock'],
    text: 'Switch on **No time limits** in the [settings](/settings), under Learning: quizzes have no countdown then.',
  },
  {
    id: 'achievements',
    asks: ['achievement', 'badge', 'milestone'],
    text: '[Achievements](/achievements) shows what you have earned, what comes next and how far you are.',
  },
  {
    id: 'complete',
    asks: ['complete lesson', 'finish lesson', 'lesson completed', 'mark lesson', 'lesson count'],
    text: 'A lesson is completed by study: enough minutes on its page in one visit, or, in nearly every lesson, enough done there, such as answers or texts. Either alone will do. Its card in the hub shows how far you are.',
  },
  {
    id: 'cancel',
    asks: [
      'cancel subscription',
      'cancel premium',
      'stop paying',
      'end subscription',
      'unsubscribe',
      'cancel trial',
    ],
    text: 'Open [Subscription](/settings?tab=subscription) in the settings and press **Manage Subscription**. After canceling, Premium stays until the end of the time that is paid for.',
  },
  {
    id: 'payment',
    asks: ['change card', 'payment method', 'credit card', 'invoice', 'receipt', 'billing'],
    text: 'Open [Subscription](/settings?tab=subscription) in the settings and press **Manage Subscription**: there you change the card and see past payments.',
  },
  {
    id: 'refund',
    asks: ['refund', 'money back'],
    text: `I cannot see payments. ${contact}`,
  },
  {
    id: 'premium',
    asks: [
      'premium',
      'ena cost',
      'how much ena',
      'price ena',
      'how much subscription',
      'subscription cost',
      'free trial',
      'is free',
      'unlock lesson',
    ],
    text: `The alphabet and Basic Vocabulary are free. Premium opens every lesson and quiz and the Vocabulary section for ${dollars(premiumCents)} a month; the first ${trialDays} days are free. See [Premium](/pricing).`,
  },
  {
    id: 'password',
    asks: ['password', 'log in problem', 'sign out other'],
    text: 'You change your password under [Account](/settings?tab=account) in the settings; where you are signed in stands there, too. If you have forgotten it, the [login](/login) page sends you a link.',
  },
  {
    id: 'profile',
    asks: ['change name', 'display name', 'profile picture', 'avatar', 'change photo', 'time zone'],
    text: 'Your name, your picture and your time zone are in the [settings](/settings), under Profile.',
  },
  {
    id: 'reminders',
    asks: ['reminder', 'notification', 'stop email', 'daily mail'],
    text: 'Choose under Notifications in the [settings](/settings) what Ena may send you. Study reminders stop by themselves after a week without practice.',
  },
  {
    id: 'delete-account',
    asks: ['delete account', 'remove account', 'close account', 'delete data'],
    text: 'Under [Account](/settings?tab=account) in the settings you delete your account with everything that belongs to it, at once. You can download your data there first.',
  },
  {
    id: 'data',
    asks: ['download data', 'export data', 'my data', 'what store', 'privacy'],
    text: 'Under [Account](/settings?tab=account) in the settings you download everything that Ena stores about you, these conversations included. The [Privacy Policy](/privacy-policy) says why we store it.',
  },
  {
    id: 'theme',
    asks: ['dark mode', 'dark theme', 'light mode', 'light theme', 'change theme', 'night mode'],
    text: 'The sun or moon in the top bar switches between the light and the dark theme.',
  },
  {
    id: 'delete-chat',
    asks: [
      'delete chat',
      'delete conversation',
      'delete history',
      'rename chat',
      'rename conversation',
      'chat history',
    ],
    text: 'Your conversations are listed beside this one, or behind **Chats** on a narrow screen. Each can be renamed and deleted there.',
  },
  {
    id: 'contact',
    asks: [
      'contact',
      'talk human',
      'speak person',
      'report mistake',
      'report bug',
      'customer support',
      'found mistake',
      'something wrong course',
    ],
    text: contact,
  },
];
