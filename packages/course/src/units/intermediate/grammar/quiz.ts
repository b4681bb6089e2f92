import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You know who acts, on what, and when.',
    good: 'Good job! Look once more at the tables of the forms you missed.',
    keepLearning: 'Keep learning! Read the two tables of the verb aloud, row by row, and try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-grammar.1',
      type: 'verb',
      teaches: [],
      prompt: 'Which form means "we write"?',
      options: ['ვწერ', 'წერთ', 'ვწერთ', 'წერენ'],
      answer: 'ვწერთ',
      explanation:
        'ვ- is the first person and -თ the plural, so the form needs both. Without ვ- it is "you write", to several people or politely to one.',
    },
    {
      kind: 'choice',
      id: 'quiz-grammar.2',
      type: 'verb',
      teaches: [],
      prompt: 'Read the sentence. Who is writing?',
      display: 'ახლა წერილს წერენ.',
      options: ['he', 'we', 'you', 'they'],
      answer: 'they',
      explanation:
        'The ending -ენ is one of those for "they". As the verb says who acts, ისინი can be left out.',
    },
    {
      kind: 'choice',
      id: 'quiz-grammar.3',
      type: 'case',
      teaches: ['word.buy'],
      prompt: 'Which form completes the sentence "Mother is buying cheese"? დედა ___ ყიდულობს.',
      options: ['ყველი', 'ყველმა', 'ყველს', 'ყველის'],
      answer: 'ყველს',
      explanation:
        'ყიდულობს is a present, so what is bought stands in the dative. In the past it would be დედამ ყველი იყიდა.',
    },
    {
      kind: 'choice',
      id: 'quiz-grammar.4',
      type: 'tense',
      teaches: [],
      prompt: 'Which sentence means "I wrote a letter"?',
      options: ['წერილი დავწერე.', 'წერილს ვწერ.', 'წერილი დაწერა.', 'წერილი დავწერეთ.'],
      answer: 'წერილი დავწერე.',
      explanation:
        'In the middle of დავწერე stands the ვ- of the first person: the preverb comes before it. The ending -ე belongs to the first and second person, -ა to the third.',
    },
    {
      kind: 'choice',
      id: 'quiz-grammar.5',
      type: 'case',
      teaches: [],
      prompt: 'Which pronoun completes the sentence "She wrote a book"? ___ წიგნი დაწერა.',
      options: ['ის', 'მან', 'მას', 'ისინი'],
      answer: 'მან',
      explanation:
        'The ergative of ის is მან. In the first and second person nothing changes: მე დავწერე, შენ დაწერე.',
    },
    {
      kind: 'choice',
      id: 'quiz-grammar.6',
      type: 'structure',
      teaches: [],
      prompt: 'Which word means "from the city"?',
      options: ['ქალაქიდან', 'ქალაქში', 'ქალაქამდე', 'ქალაქთან'],
      answer: 'ქალაქიდან',
      explanation:
        '-დან works for time as well: დილიდან is "since the morning". Its counterpart is -მდე, "as far as, until".',
    },
    {
      kind: 'choice',
      id: 'quiz-grammar.7',
      type: 'structure',
      teaches: ['word.because'],
      prompt:
        'Which word completes the sentence "I need an umbrella because it is raining"? ქოლგა მჭირდება, ___ წვიმს.',
      options: ['თუმცა', 'ამიტომ', 'მაგრამ', 'რადგან'],
      answer: 'რადგან',
      explanation:
        'With a noun it is the postposition გამო after the genitive: წვიმის გამო, "because of the rain". რადგან begins a whole clause.',
    },
    {
      kind: 'choice',
      id: 'quiz-grammar.8',
      type: 'structure',
      teaches: ['word.well'],
      prompt: 'Which word completes the sentence "Nino speaks English well"? ნინო ინგლისურად ___ ლაპარაკობს.',
      options: ['კარგი', 'კარგად', 'კარგები', 'კარგმა'],
      answer: 'კარგად',
      explanation:
        'Many adverbs are an adjective with -ად in place of -ი: კარგი, კარგად; ცუდი, ცუდად; სწრაფი, სწრაფად. The name of a language gets it too: ინგლისურად.',
    },
    {
      kind: 'choice',
      id: 'quiz-grammar.9',
      type: 'tense',
      teaches: [],
      prompt: 'What does და- in დაწერა tell you?',
      options: [
        'that the action is finished',
        'that several people act',
        'that someone asks a question',
        'that the action happens now',
      ],
      answer: 'that the action is finished',
      explanation:
        'Other verbs have other preverbs: წა- in წაიკითხა (read), გა- in გააკეთა (did). Some have none, such as იყიდა (bought).',
    },
    {
      kind: 'choice',
      id: 'quiz-grammar.10',
      type: 'case',
      teaches: ['word.boy'],
      prompt: 'What does the sentence say?',
      display: 'ბიჭმა ძაღლი დაინახა.',
      options: [
        'The boy sees the dog.',
        'The dog saw the boy.',
        'The boy saw the dog.',
        'The dog sees the boy.',
      ],
      answer: 'The boy saw the dog.',
      explanation:
        'The one who acted has the ergative in -მა. "Sees" and "saw" come from two different roots: ხედავს, but დაინახა.',
    },
  ],
};
