import { gzipSync } from 'node:zlib';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { greatestNumeral, numeral } from '@ena/domain/georgian/numeral';
import { describe, expect, it } from 'vitest';
import { lessonBodies, lessonSources, quizBodies, vocabulary } from '../src/bodies.ts';
import { findLesson } from '../src/catalog.ts';
import { phrasebookReview, phrasebookSource } from '../src/phrasebook.ts';
import { tipSources } from '../src/tips.ts';
import { vocabulary as vocabularySource } from '../src/vocabulary.ts';
import { checkWords, rules } from './check.ts';
import { facts, reference } from './files.ts';

const course = {
  lessons: lessonSources,
  quizzes: [...quizBodies.values()],
  vocabulary: vocabularySource,
  tips: tipSources,
  phrasebook: phrasebookSource,
};
if (reference === null)
  console.warn('No reference folder (ENA_REFERENCE): the dictionary checks are skipped.');

describe('the course', () => {
  it.each(Object.entries(rules))('%s', (_, rule) => {
    expect(rule(course)).toEqual([]);
  });

  it.skipIf(reference === null)(
    '[CONT-07] has words and meanings of the reference (skipped without it)',
    () => {
      expect(reference === null ? [] : checkWords(course, reference)).toEqual([]);
    },
  );
});

/** What a page of study may weigh on its way (issue of the Beginner level): kilobytes of 1,000 bytes, gzip. */
const heaviest = 15_000;

describe('what is sent', () => {
  const light = [...lessonBodies].filter(([id]) => findLesson(id)?.level === 'beginner');
  it.each([...light, ['vocabulary', vocabulary] as const])('%s weighs no more than 15 kB', (_, body) => {
    expect(gzipSync(JSON.stringify(body)).length).toBeLessThanOrEqual(heaviest);
  });
});

it('the phrasebook says what a native reader has to be asked', () => {
  expect(phrasebookReview).toMatch(/^No native speaker has read this yet\./u);
});

describe('our facts', () => {
  it('hold 33 letters, the numbers 0 to 100 and the calendar', () => {
    const count = (kind: string) => facts.calendar.filter((fact) => fact.kind === kind).length;
    expect([facts.letters.length, facts.numbers.length]).toEqual([33, 101]);
    expect([count('month'), count('weekday'), count('season')]).toEqual([12, 7, 4]);
    expect(facts.numbers[18]).toBe('თვრამეტი');
  });

  it('[CONT-04] hold the numbers that the rule makes', () => {
    expect(facts.numbers).toEqual(facts.numbers.map((_, value) => numeral(value)));
  });

  it.skipIf(reference === null)('hold greater numbers as the rule makes them (skipped without it)', () => {
    const within = (reference?.moreNumbers ?? []).filter(([value]) => value <= greatestNumeral);
    expect(within.length).toBeGreaterThan(900);
    const plain = (word: string) => word.replaceAll(' ', '');
    expect(within.map(([value]) => plain(numeral(value)))).toEqual(within.map(([, word]) => plain(word)));
  });

  it('[CONT-06] are the romanization of the domain', () => {
    expect(facts.letters.map(({ letter, romanization }) => [letter, romanization])).toEqual(mkhedruli);
  });

  it.skipIf(reference === null)('equal the reference (skipped without it)', () => {
    const { letters, numbers, calendar } = reference ?? facts;
    expect(facts).toEqual({ letters, numbers, calendar });
  });
});
