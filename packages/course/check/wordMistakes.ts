/** Mistakes to plant in lessons of words: categories, examples and gaps. */
import type { Mistake } from './mistakes.ts';

const coldGap =
  '"prompt":"Which word is missing?","sentence":"მე ___ წყალი მინდა.","answers":["ცივი"],"hint":"The opposite of hot."';
const coldChoice = (prompt: string, options: string) =>
  `"prompt":"${prompt}","sentence":"მე ___ წყალი მინდა.","answers":["ცივი"],"options":[${options}]`;

export const wordMistakes: readonly Mistake[] = [
  // unitShapes
  [
    'a description without full stop',
    'politely and parting.',
    'politely and parting',
    'greetings has a description that is no sentence',
  ],
  // ids
  ['a category twice on a page', '"id":"people"', '"id":"greetings"', 'greetings is the id of two sections'],
  // examples
  ['a word taught twice', '"form":"დიახ"', '"form":"არა"', 'word.no teaches არა again'],
  [
    'a word with a punctuation mark',
    '"form":"დიახ"',
    '"form":"დიახ!"',
    'word.yes is a word that ends like a sentence',
  ],
  [
    'no example',
    '"example":{"form":"ბოდიში, არ ვიცი.","gloss"',
    '"x":{"form":"ბოდიში, არ ვიცი.","gloss"',
    'word.sorry has no example',
  ],
  [
    'an example without end',
    'ბოდიში, არ ვიცი.',
    'ბოდიში, არ ვიცი',
    'word.sorry has an example without a mark at its end',
  ],
  [
    'a question translated as a statement',
    'Where do you live?',
    'Where do you live.',
    'word.live has an example that ends unlike its translation',
  ],
  ['an example of one word', 'ბოდიში, არ ვიცი.', 'ბოდიში.', 'word.sorry has an example of 1 words'],
  [
    'an example too long',
    'ბოდიში, არ ვიცი.',
    'ბოდიში, არ ვიცი, სად არის ეს დიდი ბანკი.',
    'word.sorry has an example of 8 words',
  ],
  // items
  [
    'two gaps',
    'დიდი ___, ნინო!',
    'დიდი ___, ___!',
    'basic-vocabulary.fill-blank.1 must have exactly one gap',
  ],
  [
    'no gap',
    'დიდი ___, ნინო!',
    'დიდი მადლობა, ნინო!',
    'basic-vocabulary.fill-blank.1 must have exactly one gap',
  ],
  [
    'a gap accepting nothing',
    '"answers":["ძმა"]',
    '"answers":[]',
    'basic-vocabulary.fill-blank.2 accepts no answer',
  ],
  [
    'an answer twice',
    '"answers":["სწავლა","შესწავლა"]',
    '"answers":["სწავლა","სწავლა"]',
    'basic-vocabulary.fill-blank.4 accepts an answer twice',
  ],
  [
    'a typed gap without hint',
    '"hint":"The opposite of hot."',
    '"x":"The opposite of hot."',
    'basic-vocabulary.fill-blank.5 has no hint',
  ],
  [
    'a hint that contains the answer',
    'The opposite of hot.',
    'It is ცივი.',
    'basic-vocabulary.fill-blank.5 reveals its answer',
  ],
  [
    'a sentence without translation',
    '"translation":"Where is my key?"',
    '"x":"Where is my key?"',
    'basic-vocabulary.fill-blank.3 ends unlike its translation',
  ],
  [
    'a gap with three options',
    coldGap,
    coldChoice('Which word is missing?', '"ცივი","დიდი","ახალი"'),
    'basic-vocabulary.fill-blank.5 has 3 options',
  ],
  [
    'a gap whose options lack the answer',
    coldGap,
    coldChoice('Which word is missing?', '"კარგი","დიდი","ახალი","ძველი"'),
    'basic-vocabulary.fill-blank.5 does not offer its answer',
  ],
  [
    'a gap with two right options',
    '"answers":["სწავლა","შესწავლა"]',
    '"answers":["სწავლა","შესწავლა"],"options":["სწავლა","შესწავლა","სმა","ჭამა"]',
    'basic-vocabulary.fill-blank.4 offers two right answers',
  ],
  // ambiguousAnswers
  [
    'a gap with a distractor of the meaning asked',
    coldGap,
    coldChoice('Which word means \\"big\\"?', '"ცივი","დიდი","ახალი","ძველი"'),
    'basic-vocabulary.fill-blank.5 დიდი is also correct: by its meaning',
  ],
  // script
  [
    'Latin in a sentence with a gap',
    'დიდი ___, ნინო!',
    'დიდი ___, Nino!',
    'basic-vocabulary.fill-blank.1 sentence "დიდი ___, Nino!" is not all Georgian',
  ],
  [
    'Georgian in a translation',
    'Thank you very much, Nino!',
    'Thank you very much, ნინო!',
    'basic-vocabulary.fill-blank.1 translation "Thank you very much, ნინო!" has Georgian in it',
  ],
];
