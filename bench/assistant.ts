/**
 * How long the assistant blocks the server's single thread: for the questions in heldOutQuestions.tsv, most of which it
 * answers, and for adversarial texts of 1,000 characters. Best of three each, to exclude other load on the
 * machine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonBodies, vocabulary } from '../packages/course/src/bodies.ts';
import { guide } from '../packages/course/src/guide.ts';
import { coursePages, phrasebookPage } from '../packages/course/src/pages.ts';
import { answerFromCourse } from '../packages/domain/src/assistant/answer.ts';
import { maxQuestionLength } from '../packages/domain/src/assistant/conversation.ts';
import { buildKnowledge } from '../packages/domain/src/assistant/knowledge.ts';
import { root } from '../scripts/lib/project.mjs';
import { report } from './lib/report.mjs';

const knowledge = buildKnowledge(coursePages(lessonBodies, vocabulary), phrasebookPage);

const measureMs = (question: string): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const begin = performance.now();
      answerFromCourse(knowledge, guide, question, { entitled: true });
      return performance.now() - begin;
    }),
  );

const questions = readFileSync(join(root, 'packages/course/check/heldOutQuestions.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .flatMap((line) => line.split('\t')[0] || []);
const times = questions.map(measureMs).sort((one, other) => one - other);
const percentile = (share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
report(`${questions.length} held-out questions, median`, percentile(0.5), 'ms', null);
report(`${questions.length} held-out questions, p95`, percentile(0.95), 'ms', 100);

/** Random numbers with a fixed seed, so that two runs measure the same. */
let state = 7;
const random = () => (state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff) / 0x7fff_ffff;
const word = (length: number, letters: string) =>
  Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
const words = (length: number, letters = 'abcdefghijklmnopqrstuvwxyz') =>
  Array.from({ length: maxQuestionLength }, () => word(length, letters)).join(' ');
const repeat = (text: string) => text.repeat(maxQuestionLength);

const adversarialMs = new Map(
  Object.entries({
    'one letter': repeat('a '),
    'quoted letters': `"${repeat('a ').slice(0, maxQuestionLength - 2)}"`,
    'letters of many spellings': words(5, 'xcwpqy'),
    'words of two letters': words(2),
    'words of three': words(3),
    'words of five': words(5),
    'words of eight': words(8),
    sentences: repeat('A b. '),
    'several things': repeat('water and '),
    commas: repeat('cat; dog, '),
    quotations: repeat("'a b' "),
    slips: repeat('wensday gamarjobs '),
    clauses: repeat('i went home and then my friend said that he wants water, '),
    Georgian: repeat('წყყალი ა '),
    'many questions': repeat('how do you say xyzzy? '),
    numbers: repeat('9999, '),
    'a story': repeat(
      'my grandmother was born in kutaisi and she used to sing an old song when i was little ',
    ),
    dashes: repeat('a-b-'),
    slashes: repeat('a/b/'),
    'one word': word(maxQuestionLength, 'abcde'),
    verbs: repeat('conjugate '),
  }).map(([name, text]): [string, number] => [name, measureMs(text.slice(0, maxQuestionLength))]),
);
const [slowest = '', slowestMs = Number.NaN] =
  [...adversarialMs].sort(([, one], [, other]) => other - one)[0] ?? [];
report(`slowest of ${adversarialMs.size} adversarial texts (${slowest})`, slowestMs, 'ms', 250);
