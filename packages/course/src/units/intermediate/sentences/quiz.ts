import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! Your sentences stand firmly on their endings.',
    good: 'Good job! Read the topics of the sentences you missed once more.',
    keepLearning: 'Keep learning! Take one topic a day, say its examples aloud, and try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-sentences.1',
      type: 'order',
      teaches: ['word.drink'],
      prompt: 'Which sentence has the usual order of subject, object and verb?',
      options: ['სვამს ბებია ჩაის.', 'ჩაის სვამს ბებია.', 'ბებია ჩაის სვამს.', 'სვამს ჩაის ბებია.'],
      answer: 'ბებია ჩაის სვამს.',
      explanation:
        'The other orders are possible too, but they stress one word. The -ი of ჩაი belongs to its stem and stays in the dative: ჩაის.',
    },
    {
      kind: 'choice',
      id: 'quiz-sentences.2',
      type: 'order',
      teaches: ['word.friend', 'word.live'],
      prompt: 'Which question has its words in the right order?',
      options: [
        'სად შენი მეგობარი ცხოვრობს?',
        'შენი სად მეგობარი ცხოვრობს?',
        'შენი ცხოვრობს სად მეგობარი?',
        'შენი მეგობარი სად ცხოვრობს?',
      ],
      answer: 'შენი მეგობარი სად ცხოვრობს?',
      explanation:
        'The question word and the verb stay together; so სად ცხოვრობს შენი მეგობარი? is just as good.',
    },
    {
      kind: 'choice',
      id: 'quiz-sentences.3',
      type: 'completion',
      teaches: ['word.big', 'word.live'],
      prompt: 'Which form completes the sentence "We live in a big city"? ჩვენ ___ ქალაქში ვცხოვრობთ.',
      options: ['დიდი', 'დიდს', 'დიდ', 'დიდმა'],
      answer: 'დიდ',
      explanation:
        '-ში goes with the dative, and there the adjective drops its -ი. ჩემი is different and takes -ს: ჩემს ქალაქში, "in my city".',
    },
    {
      kind: 'choice',
      id: 'quiz-sentences.4',
      type: 'completion',
      teaches: [],
      prompt: 'Which form completes the sentence "Mother loves flowers"? დედას ყვავილები ___.',
      options: ['უყვარს', 'მიყვარს', 'გიყვარს', 'გვიყვარს'],
      answer: 'უყვარს',
      explanation:
        'The beginning of the verb shows who loves: მ- is I, გ- you, უ- he or she, გვ- we. The one who loves stands in the dative.',
    },
    {
      kind: 'choice',
      id: 'quiz-sentences.5',
      type: 'structure',
      teaches: [],
      prompt: 'How do you ask a friend not to hurry?',
      options: ['არა ჩქარობ!', 'არ ჩქარობ!', 'ვერ ჩქარობ!', 'ნუ ჩქარობ!'],
      answer: 'ნუ ჩქარობ!',
      explanation:
        'ნუ stands here with the present, though it speaks of what should not happen. The same pattern comforts people: ნუ გეშინია, "do not be afraid".',
    },
    {
      kind: 'choice',
      id: 'quiz-sentences.6',
      type: 'transformation',
      teaches: [],
      prompt: 'Which sentence puts ნინო წერილს წერს into the past of a finished action?',
      options: ['ნინო წერილს დაწერა.', 'ნინომ წერილი დაწერა.', 'ნინო წერილი დაწერა.', 'ნინომ წერილს დაწერა.'],
      answer: 'ნინომ წერილი დაწერა.',
      explanation:
        'The two changes belong together: where the subject gets the ergative, what was written goes back to the nominative.',
    },
    {
      kind: 'choice',
      id: 'quiz-sentences.7',
      type: 'structure',
      teaches: [],
      prompt: 'Which sentence means "I have a dog"?',
      options: ['მე ძაღლი მაქვს.', 'მე ძაღლი მყავს.', 'მე ძაღლი მინდა.', 'მე ძაღლს ვხედავ.'],
      answer: 'მე ძაღლი მყავს.',
      explanation:
        'With a preverb the same verb is about taking someone along: ბავშვი სკოლაში მიმყავს, "I am taking the child to school".',
    },
    {
      kind: 'choice',
      id: 'quiz-sentences.8',
      type: 'completion',
      teaches: [],
      prompt:
        'Which form completes the sentence "Three children are playing in the yard"? ეზოში სამი ___ თამაშობს.',
      options: ['ბავშვი', 'ბავშვები', 'ბავშვს', 'ბავშვებს'],
      answer: 'ბავშვი',
      explanation:
        'The verb is singular as well, because the noun is: სამი ბავშვი თამაშობს, but ბავშვები თამაშობენ.',
    },
    {
      kind: 'choice',
      id: 'quiz-sentences.9',
      type: 'structure',
      teaches: ['word.that-conjunction'],
      prompt: 'Which word completes the sentence "I know that you live here"? ვიცი, ___ აქ ცხოვრობ.',
      options: ['თუმცა', 'ამიტომ', 'რომ', 'რადგან'],
      answer: 'რომ',
      explanation:
        'A comma stands before რომ here. With a question word no რომ is needed: ვიცი, სად ცხოვრობ, "I know where you live".',
    },
    {
      kind: 'choice',
      id: 'quiz-sentences.10',
      type: 'transformation',
      teaches: ['word.boy'],
      prompt: 'Which sentence says ბიჭი ფეხბურთს თამაშობს of several boys?',
      options: [
        'ბიჭები ფეხბურთს თამაშობს.',
        'ბიჭებს ფეხბურთი თამაშობენ.',
        'ბიჭი ფეხბურთს თამაშობენ.',
        'ბიჭები ფეხბურთს თამაშობენ.',
      ],
      answer: 'ბიჭები ფეხბურთს თამაშობენ.',
      explanation:
        'With several people both change: the noun has -ებ- (ბიჭები), the verb ends in -ენ (თამაშობენ). The game is the object, in the dative: ფეხბურთს.',
    },
  ],
};
