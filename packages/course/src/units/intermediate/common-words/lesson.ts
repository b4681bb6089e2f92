import type { LessonContent } from '../../../unit.ts';
import { wordSections } from '../../../wordSections.ts';

/** Seventy-five words of every day: pronouns, verbs, small words, nouns, fruit and vegetables. */
export const lesson: LessonContent = {
  title: 'Common Words',
  subtitle: 'Seventy-five words for everyday conversations and simple texts.',
  tips: [
    'A possessive follows the case of its noun: ჩემი ძმა is "my brother", and from it come ჩემს ძმას and ჩემმა ძმამ. After a word for a relative it may also stand second and join it: მამაჩემი, "my father".',
    'Georgian has three words for "not". არ says that something does not happen, ვერ that someone is not able to do it, and ნუ asks someone not to do it: არ ჭამს (does not eat), ვერ ჭამს (cannot eat), ნუ ჭამ (do not eat).',
    'After ბევრი, ცოტა and რამდენი the noun stays singular, as it does after a number: ბევრი სიტყვა is "many words", and რამდენი წიგნი is "how many books".',
    'ვიღაც and რაღაც mean a person or thing that the speaker does not name. A question mostly has ვინმე (anyone) or რამე (anything) instead: ვინმე არის სახლში? (Is anyone at home?)',
  ],
  sections: wordSections(import.meta.url, [
    {
      id: 'pronouns',
      title: 'Pronouns',
      description: 'Words that stand for people and things: whose, which, who, somebody, nobody.',
    },
    {
      id: 'verbs',
      title: 'Verbs',
      description: 'The verbs that you need in almost every conversation, by the noun that names the action.',
    },
    {
      id: 'basics',
      title: 'Basic Words',
      description: 'Small words for asking, answering, counting and judging.',
    },
    {
      id: 'nouns',
      title: 'Nouns',
      description: 'People, time, words and the things that one talks about.',
    },
    {
      id: 'food',
      title: 'Food',
      description: 'Fruit and vegetables from the market.',
    },
  ]),
  exercises: [
    {
      id: 'common-words.matching',
      title: 'Word Matching',
      description: 'Read a Georgian word and choose its meaning.',
      template: 'meaning',
      feedback: 'generic',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'common-words.matching.1',
          teaches: ['word.someone'],
          prompt: 'What does this word mean?',
          display: 'ვიღაც',
          options: ['everyone', 'nobody', 'someone', 'who'],
          answer: 'someone',
        },
        {
          kind: 'choice',
          id: 'common-words.matching.2',
          teaches: ['word.look-for'],
          prompt: 'What does this word mean?',
          display: 'ძებნა',
          options: ['to find', 'to look for', 'to show', 'to understand'],
          answer: 'to look for',
        },
        {
          kind: 'choice',
          id: 'common-words.matching.3',
          teaches: ['word.why'],
          prompt: 'What does this word mean?',
          display: 'რატომ',
          options: ['why', 'when', 'where', 'how'],
          answer: 'why',
        },
        {
          kind: 'choice',
          id: 'common-words.matching.4',
          teaches: ['word.mistake'],
          prompt: 'What does this word mean?',
          display: 'შეცდომა',
          options: ['question', 'answer', 'lesson', 'mistake'],
          answer: 'mistake',
        },
        {
          kind: 'choice',
          id: 'common-words.matching.5',
          teaches: ['word.pomegranate'],
          prompt: 'What does this word mean?',
          display: 'ბროწეული',
          options: ['watermelon', 'pomegranate', 'strawberry', 'cabbage'],
          answer: 'pomegranate',
        },
      ],
    },
    {
      id: 'common-words.translation',
      title: 'Translation Practice',
      description: 'Find the Georgian for an English word.',
      template: 'translation',
      feedback: 'generic',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'common-words.translation.1',
          teaches: ['word.our'],
          prompt: 'What is "our" in Georgian?',
          options: ['თქვენი', 'ჩემი', 'მათი', 'ჩვენი'],
          answer: 'ჩვენი',
        },
        {
          kind: 'choice',
          id: 'common-words.translation.2',
          teaches: ['word.stay'],
          prompt: 'What is "to stay" in Georgian?',
          options: ['წასვლა', 'დარჩენა', 'მოსვლა', 'გადახდა'],
          answer: 'დარჩენა',
        },
        {
          kind: 'choice',
          id: 'common-words.translation.3',
          teaches: ['word.only'],
          prompt: 'What is "only" in Georgian?',
          options: ['ბევრი', 'სხვა', 'მხოლოდ', 'პირველი'],
          answer: 'მხოლოდ',
        },
        {
          kind: 'choice',
          id: 'common-words.translation.4',
          teaches: ['word.time'],
          prompt: 'What is "time" in Georgian?',
          options: ['დრო', 'საქმე', 'ხალხი', 'გვარი'],
          answer: 'დრო',
        },
        {
          kind: 'choice',
          id: 'common-words.translation.5',
          teaches: ['word.grapes'],
          prompt: 'What is "grapes" in Georgian?',
          options: ['ატამი', 'სიმინდი', 'ყურძენი', 'ბალი'],
          answer: 'ყურძენი',
        },
      ],
    },
    {
      id: 'common-words.fill-blank',
      title: 'Fill in the Blank',
      description: 'Choose the word that is missing from the sentence.',
      feedback: 'generic',
      checkOn: 'button',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'fill-blank',
          id: 'common-words.fill-blank.1',
          teaches: ['word.how-many'],
          prompt: 'Which word is missing?',
          sentence: '___ წლის ხარ?',
          options: ['როდის', 'რამდენი', 'რატომ', 'ვინ'],
          answers: ['რამდენი'],
          translation: 'How old are you?',
          hint: 'The question is for a number.',
          explanation:
            'Word for word this is "of how many years are you?". The answer has the same case: ოცი წლის ვარ, "I am twenty years old".',
        },
        {
          kind: 'fill-blank',
          id: 'common-words.fill-blank.2',
          teaches: ['word.go'],
          prompt: 'Which word is missing?',
          sentence: 'უკვე გვიანია, სახლში ___ მინდა.',
          options: ['თქმა', 'პოვნა', 'მიცემა', 'წასვლა'],
          answers: ['წასვლა'],
          translation: 'It is late already, I want to go home.',
          hint: 'Late in the evening a guest wants to leave.',
          explanation:
            'A verbal noun with მინდა is the simplest way to say "want to". სახლში is both "at home" and "home", the direction.',
        },
        {
          kind: 'fill-blank',
          id: 'common-words.fill-blank.3',
          teaches: ['word.nobody'],
          prompt: 'Which word is missing?',
          sentence: 'სახლში ___ არის, ყველა მუშაობს.',
          options: ['არავინ', 'ვინ', 'რომელი', 'ჩემი'],
          answers: ['არავინ'],
          translation: 'Nobody is at home, everyone is working.',
          hint: 'The opposite of ყველა, said of people.',
          explanation:
            'With არავინ the verb can do without არ. People also say სახლში არავინ არ არის; the two negatives do not cancel each other.',
        },
        {
          kind: 'fill-blank',
          id: 'common-words.fill-blank.4',
          teaches: ['word.question'],
          prompt: 'Which word is missing?',
          sentence: 'ერთი ___ მაქვს: სად არის ბანკი?',
          options: ['პასუხი', 'გვარი', 'შეკითხვა', 'სახელი'],
          answers: ['შეკითხვა'],
          translation: 'I have a question: where is the bank?',
          hint: 'After it comes something with a question mark.',
          explanation: 'შეკითხვა is made from კითხვა, which means both "reading" and "question".',
        },
        {
          kind: 'fill-blank',
          id: 'common-words.fill-blank.5',
          teaches: ['word.strawberry'],
          prompt: 'Which word is missing?',
          sentence: 'ნინოს ___ ნაყინი უყვარს.',
          options: ['მარწყვი', 'მარწყვის', 'მარწყვს', 'მარწყვმა'],
          answers: ['მარწყვის'],
          translation: 'Nino loves strawberry ice cream.',
          hint: 'It answers "of what?".',
          explanation:
            'A noun that describes another stands before it in the genitive: ფორთოხლის წვენი is "orange juice", ვაშლის ხე "apple tree".',
        },
      ],
    },
  ],
  reviewerNote:
    'No native speaker has read this yet. Please check above all: არაფერი მინდა and სახლში არავინ არის ' +
    'without a second negative, which the course teaches as the plain form; whether ეს რა ღირს or რა ღირს ეს ' +
    'comes first to mind; აქ სად არის აფთიაქი beside სად არის აქ აფთიაქი; შეკითხვა ვერ გავიგე, which can also ' +
    'mean that one did not hear the question; whether ნახვა is best first for "to see", as ხედვა is left out; ' +
    'გადახდა with ბარათით; whether დრო სწრაფად გადის sounds as natural as დრო მალე გადის; whether one says ' +
    'ხარშავს of jam everywhere; whether მარწყვი in the singular is said of many strawberries, as ყურძენი is ' +
    'of grapes; and ბალი for the sweet cherry alone. Left out as too much here: ეგ and ის beside ეს, ისინი, ' +
    'ვინმე and რამე as cards of their own (a tip names them), კითხვა in the sense "question", and ჰო beside ' +
    'კი.',
};
