/** The questions that spaced review generates, over the whole course. */
import { check, correctResponse, textsOf } from '@ena/domain/exercise/kinds';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { isAlsoCorrect } from '@ena/domain/practice/distractors';
import { splitGloss } from '@ena/domain/text/gloss';
import { formatsOf, isDrillFormat, type ItemFormat, questionOf, skills } from '@ena/domain/review/question';
import type { StudyItem } from '@ena/domain/lesson/studyItem';
import { describe, expect, it } from 'vitest';
import { reference } from '../check/files.ts';
import { meaningsOf } from '../check/senses.ts';
import { itemAnswers, taughtItems } from './bodies.ts';
import { clips } from './clips.ts';

const all = taughtItems.map((item): StudyItem => ({ ...item, ...itemAnswers.get(item.id) }));
/** A form that two tables have is one item. */
const items = all.filter(
  ({ id, kind }, index) => kind !== 'form' || all.findIndex((one) => one.id === id) === index,
);
const words = items.filter(({ kind }) => kind !== 'letter');
const questions = items.flatMap((item) =>
  skills.flatMap((skill) =>
    formatsOf(item, skill, { hasClip: clips.has(item.clip), audibleContrasts: [], chooseOnly: false })
      .filter((format) => !isDrillFormat(format))
      .map((format) => ({ item, format, question: questionOf(item, format, { pool: items }, 5) })),
  ),
);

describe('spaced review', () => {
  it('has every letter, word, number, phrase, idiom and grammatical form of the course, each once', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const kinds = new Set(items.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['letter', 'word', 'number', 'phrase', 'idiom', 'form']));
    expect(items.filter(({ kind }) => kind === 'letter')).toHaveLength(mkhedruli.length);
  });

  it('has a clip for each of them', () =>
    expect(items.filter(({ clip }) => !clips.has(clip)).map(({ id }) => id)).toEqual([]));

  it('judges the right answer of each question right, also without options', () => {
    const misjudged = questions.filter(
      ({ item, format, question }) =>
        check(question, correctResponse(question)).kind !== 'correct' ||
        check(questionOf(item, format), correctResponse(question)).kind !== 'correct',
    );
    expect(misjudged.map(({ question }) => question.id)).toEqual([]);
  });

  it('offers four different options in each choice', () => {
    const few = questions.filter(
      ({ question }) => 'options' in question && new Set(question.options).size !== 4,
    );
    expect(few.map(({ question }) => question.id)).toEqual([]);
  });

  it('offers no near synonym', () => {
    const offered = questions.flatMap(({ item, question }) =>
      (item.nearSynonyms ?? []).flatMap((id) => {
        const other = items.find((one) => one.id === id);
        return other && textsOf(question).some((text) => text === other.form || text === other.gloss)
          ? [question.id]
          : [];
      }),
    );
    expect(offered).toEqual([]);
    expect(items.filter(({ nearSynonyms }) => nearSynonyms).length).toBeGreaterThan(10);
  });

  it('accepts what the authors accept, none of which would be accepted anyway', () => {
    const typed = items.flatMap((item) => [
      ...(item.acceptedForms ?? []).map((answer) => ({ item, answer, format: 'type-form' as const })),
      ...(item.acceptedGlosses ?? []).map((answer) => ({ item, answer, format: 'type-meaning' as const })),
    ]);
    const isRight = (item: StudyItem, format: ItemFormat, answer: string) =>
      check(questionOf(item, format), answer).kind === 'correct';
    const wrong = typed.filter(({ item, format, answer }) => !isRight(item, format, answer));
    const superfluous = typed.filter(({ item, format, answer }) =>
      isRight({ ...item, acceptedForms: [], acceptedGlosses: [] }, format, answer),
    );
    expect(wrong.map(({ item, answer }) => [item.id, answer])).toEqual([]);
    expect(superfluous.map(({ item, answer }) => [item.id, answer])).toEqual([]);
    expect(typed.length).toBeGreaterThan(200);
  });

  it.skipIf(reference === null)(
    'offers nothing of the same section that means the same by the reference (skipped without the reference)',
    () => {
      const withoutMark = (form: string) => form.replace(/[.?!]$/u, '');
      const meanings = meaningsOf(reference?.glosses ?? []);
      const meansSame = (asked: StudyItem, other: StudyItem) =>
        splitGloss(asked.gloss).some((sense) => meanings.get(withoutMark(other.form))?.has(sense) === true);
      const ambiguous = words.flatMap((asked) =>
        words.flatMap((other) =>
          asked.kind === other.kind &&
          asked.group === other.group &&
          asked.form !== other.form &&
          meansSame(asked, other) &&
          !isAlsoCorrect(asked, other)
            ? [[asked.id, other.id]]
            : [],
        ),
      );
      expect(ambiguous).toEqual([]);
    },
  );

  it('offers no wrong option that means the same', () => {
    const meanings = new Map(
      [...Map.groupBy(items, ({ form }) => form)].map(([form, of]) => [
        form,
        new Set(
          of.flatMap(({ gloss, acceptedGlosses = [] }) => [gloss, ...acceptedGlosses].flatMap(splitGloss)),
        ),
      ]),
    );
    const ambiguous = questions.flatMap(({ item, question }) =>
      'options' in question
        ? textsOf(question).filter((text) => {
            if (text === item.form || text === item.gloss) return false;
            const other = meanings.get(text) ?? new Set(splitGloss(text));
            const own = meanings.get(item.form) ?? new Set();
            return [...own].some((meaning) => other.has(meaning));
          })
        : [],
    );
    expect(ambiguous).toEqual([]);
  });
});
