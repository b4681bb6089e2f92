/** Mistakes to plant in the first pack of words, whatever its words are. */
import { packSources } from '../src/bodies.ts';
import { canDoStart } from '../src/path/packSteps.ts';
import type { Mistake } from './mistakes.ts';

const [pack] = packSources;
const words = pack?.sections.flatMap((section) => (section.kind === 'words' ? section.words : [])) ?? [];
const word = words.find(({ id, example }) => example !== undefined && pack?.newIds.includes(id));
const [question] = pack?.text.questions ?? [];
const [line] = pack?.text.lines ?? [];
if (!pack || !word?.example || !question || !line) throw new Error('the first pack has no words or no text');
const { id } = pack;
const example = word.example.form;
const later = `ფსიქოლოგი ფილოსოფოსს ${example}`;
const nonsense = `ბლუბლაბი ${example}`;
const [right, second] = question.options;
const formOf = (text: string) => `"form":"${text}"`;

export const packMistakes: readonly Mistake[] = [
  [
    'a pack that does not say what one can do then',
    `"canDo":"${canDoStart}`,
    '"canDo":"Now you can ',
    `${id} has a line canDo that does not begin "${canDoStart}", or has a mark at its end`,
  ],
  ['a pack with the id of a lesson', `"id":"${id}"`, '"id":"food"', 'food is the id of a unit, too'],
  [
    'a question about a text with one option twice',
    `"options":["${right}","${second}"`,
    `"options":["${right}","${right}"`,
    `${id} does not have 4 different options: ${question.prompt}`,
  ],
  [
    'a line without a mark at its end',
    formOf(line.form),
    formOf(line.form.slice(0, -1)),
    `${id} has a line that ends unlike a sentence, or unlike its translation: ${line.form.slice(0, -1)}`,
  ],
  [
    'an example of words that come later',
    formOf(example),
    formOf(later),
    `${word.id} has an example with ფსიქოლოგი, ფილოსოფოსს, which are not taught before: ${later}`,
  ],
  [
    'an example with a word that nothing explains',
    formOf(example),
    formOf(nonsense),
    `${word.id} has ბლუბლაბი, which is no form of the lexicons: ${nonsense}`,
  ],
];
