/** Proves that each rule can fail: a mistake is planted in the course, and the check must report it. */
import { describe, expect, it } from 'vitest';
import { checkCourse, checkAgainstReference, rules } from './check.ts';
import { course } from './course.ts';
import { kindMistakes } from './kindMistakes.ts';
import { mistakes } from './mistakes.ts';
import type { Course, Problem } from './model.ts';
import { packMistakes } from './packMistakes.ts';
import { pathMistakes } from './pathMistakes.ts';
import { phraseMistakes } from './phraseMistakes.ts';
import { sectionMistakes } from './sectionMistakes.ts';
import { wordMistakes } from './wordMistakes.ts';
import { glossedTexts, texts, wordsIn } from './walk.ts';

/** The first two lessons and quizzes; the small word lists below contain all of their words. */
const firstLessons: Course = { lessons: course.lessons.slice(0, 2), quizzes: course.quizzes.slice(0, 2) };

const courseText = JSON.stringify(course);
const firstLessonsText = JSON.stringify(firstLessons);

/** Replaces one text, which must occur in the course. */
function plantMistake(from: string, to: string, text = courseText): Course {
  if (!text.includes(from)) throw new Error(`${from} is not in the course`);
  return JSON.parse(text.replace(from, to));
}
const lines = (problems: readonly Problem[]) => problems.map(({ at, what }) => `${at} ${what}`);

/** What the rules report, up to the one that reports `expected`: all of them would take three times as long. */
function linesUpTo(expected: string, mistaken: Course): string[] {
  const found: string[] = [];
  for (const rule of Object.values(rules)) {
    found.push(...lines(rule(mistaken)));
    if (found.includes(expected)) break;
  }
  return found;
}

const linesWithoutMistake = lines(checkCourse(course));

describe('a planted mistake is found', () => {
  it.each([
    ...mistakes,
    ...wordMistakes,
    ...kindMistakes,
    ...sectionMistakes,
    ...phraseMistakes,
    ...pathMistakes,
    ...packMistakes,
  ])('%s', (_, from, to, expected) => {
    expect(linesWithoutMistake).not.toContain(expected);
    expect(linesUpTo(expected, plantMistake(from, to))).toContain(expected);
  });

  it('[CONT-05] a category may have the same id as a lesson', () => {
    const found = lines(checkCourse(plantMistake('"id":"people"', '"id":"alphabet"')));
    expect(found).not.toContain('alphabet is the id of two things');
  });

  /** A quiz of questions that differ only in their options, the first of which is right. */
  const quizOf = (...options: (readonly [string, ...string[]])[]): Course => ({
    lessons: [],
    quizzes: [
      {
        id: 'quiz-alphabet',
        title: '',
        messages: { excellent: '', good: '', keepLearning: '' },
        questions: options.map((all, index) => ({
          kind: 'choice',
          id: `quiz-alphabet.${index}`,
          teaches: [],
          prompt: '',
          options: all,
          answer: all[0],
        })),
      },
    ],
  });
  const balancedQuiz = quizOf(
    ['sea', 'sun', 'tea', 'sky'],
    ['bread', 'cheese', 'wine', 'beans'],
    ['cat', 'dog', 'duck', 'fish'],
  );
  it.each([
    ['no problem', balancedQuiz, null],
    [
      'the longest option is the answer',
      quizOf(
        ['oceans', 'sun', 'tea', 'sky'],
        ['bread', 'fish', 'wine', 'tea'],
        ['cat', 'dog', 'duck', 'fish'],
      ),
      'quiz-alphabet has the longest option as answer too often',
    ],
    [
      'an option is never right',
      quizOf(
        ['sea', 'sun', 'tea', 'sky'],
        ['bread', 'cheese', 'tea', 'beans'],
        ['cat', 'dog', 'duck', 'tea'],
      ),
      'quiz-alphabet offers tea 3 times and it is never right',
    ],
  ])('over a whole set of items: %s', (_, set, expected) => {
    const found = lines(checkCourse(set)).filter((line) => /longest|times/.test(line));
    expect(found).toEqual(expected === null ? [] : [expected]);
  });
});

describe('a planted word that no list confirms is found', () => {
  const all = texts(firstLessons).flatMap((one) => wordsIn(one.text));
  const lists = {
    glosses: glossedTexts(firstLessons),
    lemmas: new Map(['სმა', 'ვსვამ'].map((form) => [form, new Set(['სვამს'])])),
    listed: new Set(all),
    web: new Set(['ავტობუსში']),
  };
  const allowed = (...entries: [string, string][]) => new Map(entries);

  it.each([
    ['no mistake', '"bus"', '"bus"', allowed(), []],
    ['a word in no list', 'მზე (sun)', 'მზზე (sun)', allowed(), ['alphabet მზზე is in no list']],
    ['a word on the allow-list', 'მზე (sun)', 'მზზე (sun)', allowed(['მზზე', 'a reason']), []],
    [
      'a word only seen on the web',
      'მზე (sun)',
      'ავტობუსში (sun)',
      allowed(),
      ['alphabet ავტობუსში is only in words-web'],
    ],
    ['a noun with the short form of is', 'მზე (sun)', 'მზეა (sun)', allowed(), []],
    ['the same after a consonant', 'მზე (sun)', 'ვჭამთა (sun)', allowed(), ['alphabet ვჭამთა is in no list']],
    [
      'a word that does not occur in its example',
      'ბოდიში, არ ვიცი.',
      'არა, არ ვიცი.',
      allowed(),
      ['word.sorry is not in its example არა, არ ვიცი.'],
    ],
    [
      'a verb that does not occur in its example',
      'დილით ყავას ვსვამ.',
      'დილით ყავა მინდა.',
      allowed(),
      ['word.drink is not in its example დილით ყავა მინდა.'],
    ],
    [
      'an answer in no list',
      '"answers":["ცივი"]',
      '"answers":["ცვივი"]',
      allowed(),
      ['basic-vocabulary.fill-blank.5 ცვივი is in no list'],
    ],
    [
      'an answer that makes no word in its gap',
      'მე ___ წყალი',
      'მე მაგიდა___ წყალი',
      allowed(),
      ['basic-vocabulary.fill-blank.5 მაგიდაცივი is in no list'],
    ],
    ['an ending on its own', 'ending -ი:', 'ending -ის:', allowed(), ['quiz-alphabet.5 -ის is in no list']],
    [
      'another meaning',
      '"gloss":"bus"',
      '"gloss":"car"',
      allowed(),
      ['letter.ani no list says that ავტობუსი means car'],
    ],
    [
      'an unnecessary entry of the allow-list',
      '"bus"',
      '"bus"',
      allowed(['მზე', 'a reason']),
      ['allow-list მზე needs no allowance'],
    ],
    [
      'an entry of the allow-list without a reason',
      'მზე (sun)',
      'მზზე (sun)',
      allowed(['მზზე', ' ']),
      ['allow-list მზზე has no reason'],
    ],
  ])('%s', (_, from, to, allowances, expected) => {
    expect(lines(checkAgainstReference(plantMistake(from, to, firstLessonsText), lists, allowances))).toEqual(
      expected,
    );
  });

  it('a second word with the meaning asked, which only the reference contains', () => {
    const more = [...glossedTexts(firstLessons), { form: 'ვვვ', gloss: 'wine' }];
    const found = checkAgainstReference(firstLessons, { ...lists, glosses: more }, allowed());
    expect(lines(found)).toEqual(['alphabet.recognition.2 ვ is also correct: by its first letter']);
  });
});
