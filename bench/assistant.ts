/**
 * How long the assistant thinks, alone on the server's one thread: over the questions of strangers, most of which it
 * answers, and over texts of 1,000 characters that are made to keep it busy. Best of three each, so that what else the
 * machine does is not counted.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonBodies, vocabulary } from '../packages/course/src/bodies.ts';
import { guide } from '../packages/course/src/guide.ts';
import { coursePages, phrasebookPage } from '../packages/course/src/pages.ts';
import { answerFrom } from '../packages/domain/src/assistant/answer.ts';
import { longestQuestion } from '../packages/domain/src/assistant/conversation.ts';
import { knowledgeOf } from '../packages/domain/src/assistant/knowledge.ts';
import { root } from '../scripts/lib/project.mjs';
import { report } from './lib/figure.mjs';

const knowledge = knowledgeOf(coursePages(lessonBodies, vocabulary), phrasebookPage);

const milliseconds = (question: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const begin = performance.now();
      answerFrom(knowledge, guide, question, { entitled: true });
      return performance.now() - begin;
    }),
  );

const asked = readFileSync(join(root, 'packages/course/check/strangers.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .flatMap((line) => line.split('\t')[0] || []);
const times = asked.map(milliseconds).sort((one, other) => one - other);
const at = (share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
report(`${asked.length} questions of strangers, half of them`, at(0.5), 'ms', null);
report('95 % of them', at(0.95), 'ms', 100);

/** Of a fixed seed, so that two runs measure the same. */
let state = 7;
const chance = () => (state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff) / 0x7fff_ffff;
const word = (length: number, letters: string) =>
  Array.from({ length }, () => letters[Math.floor(chance() * letters.length)]).join('');
const words = (length: number, letters = 'abcdefghijklmnopqrstuvwxyz') =>
  Array.from({ length: longestQuestion }, () => word(length, letters)).join(' ');
const again = (text: string) => text.repeat(longestQuestion);

const busy = new Map(
  Object.entries({
    'one letter': again('a '),
    'quoted letters': `"${again('a ').slice(0, longestQuestion - 2)}"`,
    'letters of many spellings': words(5, 'xcwpqy'),
    'words of two letters': words(2),
    'words of three': words(3),
    'words of five': words(5),
    'words of eight': words(8),
    sentences: again('A b. '),
    'several things': again('water and '),
    commas: again('cat; dog, '),
    quotations: again("'a b' "),
    slips: again('wensday gamarjobs '),
    clauses: again('i went home and then my friend said that he wants water, '),
    Georgian: again('წყყალი ა '),
    'many questions': again('how do you say xyzzy? '),
    numbers: again('9999, '),
    'a story': again(
      'my grandmother was born in kutaisi and she used to sing an old song when i was little ',
    ),
    dashes: again('a-b-'),
    slashes: again('a/b/'),
    'one word': word(longestQuestion, 'abcde'),
    verbs: again('conjugate '),
  }).map(([name, text]): [string, number] => [name, milliseconds(text.slice(0, longestQuestion))]),
);
const [longest = '', most = Number.NaN] = [...busy].sort(([, one], [, other]) => other - one)[0] ?? [];
report(`the longest of ${busy.size} texts that keep it busy (${longest})`, most, 'ms', 250);
