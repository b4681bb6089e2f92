/** Frequently asked questions about Ena, about learning Georgian and about Georgia (FAQ-01 to FAQ-05). */
import { lessons, quizzes } from '@ena/course/catalog';
import { formatDollars, premiumCents, trialDays } from '@ena/domain/billing/plan';
import { mkhedruli, typesetLatin } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import type { QuestionCategory } from '@ena/domain/help/questions';

/** A Georgian word with its romanization, for those who cannot read it yet. */
const withRomanization = (form: string) => `${form} (${typesetLatin(romanize(form))})`;

const letterCount = mkhedruli.length;

export const questionCategories: readonly QuestionCategory[] = [
  {
    id: 'general',
    title: 'General Questions',
    questions: [
      {
        id: 'what-is-ena',
        question: 'What is Ena?',
        answer: `Ena is a web app in which English speakers learn Georgian: ${lessons.length} lessons and ${quizzes.length} quizzes, from the first letter to poems and essays. You hear what you read, type what you hear, and a wrong answer tells you which letter was off. The word ენა means "language" in Georgian, and "tongue".`,
      },
      {
        id: 'what-is-free',
        question: 'What is free, and what is Premium?',
        answer: `Georgian Alphabet and Basic Vocabulary are free, with their quizzes and for as long as you like; so are Today, the phrasebook and your own words. All you need is an account. Premium opens every other lesson and quiz and the vocabulary section, for ${formatDollars(premiumCents)} a month.`,
        more: { to: '/pricing', label: 'See the plans' },
      },
      {
        id: 'no-knowledge-needed',
        question: 'Do I have to know anything before I begin?',
        answer:
          'No. The first lesson begins with the first letter, and terms of grammar are explained where you meet them. If you read Georgian already, begin where you like: no lesson has to be finished before the next one opens.',
      },
    ],
  },
  {
    id: 'learning',
    title: 'Learning Process',
    questions: [
      {
        id: 'how-long',
        question: 'How long does it take to learn Georgian?',
        answer:
          'You can read the letters after a few evenings, and greet, order and ask your way after some weeks. To work in the language takes longer: the language school of the US Foreign Service counts Georgian among the hard languages and plans about 44 weeks of full-time study. Little and often gets you there, too.',
      },
      {
        id: 'how-lessons-work',
        question: 'How does a lesson work?',
        answer:
          'You open what you want to see, listen to it, and practice with exercises that answer at once. Time or answers complete the lesson. Its quiz shows what you remember: take it as often as you like, the best score counts. If clocks make you nervous, switch them off in the settings, under No time limits.',
      },
      {
        id: 'how-to-type',
        question: 'How do I type Georgian?',
        answer:
          'You need no setup. In a field that wants Georgian, the keys of a Latin keyboard type it, mostly by their sound: A is ა, B is ბ. On a phone, or if you would rather see the letters, use those below the field.',
      },
    ],
  },
  {
    id: 'platform',
    title: 'Our Platform',
    questions: [
      {
        id: 'trial-payment-canceling',
        question: 'Is there a free trial, how do I pay, and can I cancel?',
        answer: `Your first Premium subscription begins with ${trialDays} free days, once for each customer. You pay by the methods that the payment provider shows you at checkout, before you decide. You can cancel at any time in your settings, and Premium stays open to the end of the period that you have paid for, or of the free days.`,
        more: { to: '/pricing', label: 'See the plans' },
      },
      {
        id: 'devices-and-offline',
        question: 'Does Ena work on my phone, and without a connection?',
        answer:
          'Ena runs in the browser of a phone, a tablet or a computer, and your progress is the same on all of them. Lessons that you keep on your device, the last five that you have opened, and the phrasebook also work without a connection, with their sound and quizzes. Your browser keeps your answers and minutes and sends them when it is back. You can install Ena like an app from the menu of your browser. The sun or the moon at the top of each page switches between dark and light colors.',
        more: { to: '/offline', label: 'What is on this device' },
      },
      {
        id: 'who-speaks',
        question: 'Who speaks, and who has checked the Georgian?',
        answer:
          'The voice is computer-generated, and lessons with sound say so. It helps to tell most sounds apart; for fine differences such as თ and ტ, and for the melody of real speech, listen to Georgians, too. We wrote the texts ourselves and checked their words against dictionaries and lists of forms, but no native speaker has reviewed them. If you find a mistake, please tell us.',
        more: { to: '/contact', label: 'Write to us' },
      },
    ],
  },
  {
    id: 'georgia',
    title: 'Georgian Culture & Travel',
    questions: [
      {
        id: 'alphabet',
        question: 'What is special about the Georgian alphabet?',
        answer: `It is one of the few scripts in the world that belong to one language and its closest relatives. It has ${letterCount} letters, one for each sound, and no capitals to learn. The oldest inscriptions are from the fifth century; today's round letters, called Mkhedruli, are the third form of the script. UNESCO counts the living culture of all three among the heritage of humanity.`,
        more: { to: '/beginner/alphabet', label: 'Begin with the alphabet' },
      },
      {
        id: 'related-languages',
        question: 'Is Georgian related to Russian, Turkish or Armenian?',
        answer:
          'No. Together with Mingrelian, Laz and Svan it forms a family of its own, the Kartvelian languages, for which no relative has been proven. Some words have traveled all the same: English wine and Georgian ღვინო may well go back to one word, and nobody is sure who borrowed it from whom.',
      },
      {
        id: 'words-for-travel',
        question: 'Which words should I know before I travel to Georgia?',
        answer: `${withRomanization('გამარჯობა')} is hello, ${withRomanization('მადლობა')} thank you, ${withRomanization('უკაცრავად')} excuse me and ${withRomanization('ნახვამდის')} goodbye. If you are invited to a supra, a feast that is led by a toastmaster, you will also need ${withRomanization('გაუმარჯოს')}: cheers! Even one of these words opens doors.`,
      },
    ],
  },
];

/** SEO texts, for visitors from search engines (FAQ-05). */
export const seoSections = [
  {
    title: 'Learn Georgian online, from the first letter',
    text: `Georgian is the language of Georgia, the country on the Black Sea at the foot of the Greater Caucasus, and of nearly four million people. Few courses teach it in English. Ena is one: it begins with the letters and their sounds, goes on with words, numbers and everyday conversations, and ends with poems, idioms and essays of your own.`,
  },
  {
    title: `The Georgian alphabet has ${letterCount} letters`,
    text: 'Five of them are vowels, and each letter is always read in the same way, so that you can read every word aloud once you know them. New to English ears are the ejectives, such as კ, ტ and პ: sounds made with the throat closed, and without a puff of breath. Ena shows, plays and tests them from the first lesson on.',
  },
  {
    title: 'What makes Georgian different',
    text: 'There is no gender and no article, and what English says with small words before a noun, Georgian hangs onto its end. The work is in the verb, which can hold who does what to whom: მიყვარხარ is a single word, and it means "I love you". Take it piece by piece, and each piece makes sense.',
  },
] as const;

/** The questions as structured data for search engines: schema.org's FAQPage. */
export const structuredQuestions = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questionCategories
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
} as const;
