import { gzipSync } from 'node:zlib';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { maxNumeral, numeral } from '@ena/domain/georgian/numeral';
import { describe, expect, it } from 'vitest';
import { lessonBodies, vocabulary } from '../src/bodies.ts';
import { findLesson } from '../src/catalog.ts';
import { phrasebookReview } from '../src/phrasebook.ts';
import { checkAgainstReference, rules } from './check.ts';
import { course } from './course.ts';
import { facts, reference } from './files.ts';

if (reference === null)
  console.warn('No reference folder (ENA_REFERENCE): the dictionary checks are skipped.');

describe('[CONT-02] [CONT-11] [CONT-12] [CONT-13] [CONT3-07] the course', () => {
  it.each(Object.entries(rules))('%s', (_, rule) => {
    expect(rule(course)).toEqual([]);
  });

  it.skipIf(reference === null)(
    '[CONT-07] uses only words and meanings that the reference confirms (skipped without the reference)',
    () => {
      expect(reference === null ? [] : checkAgainstReference(course, reference)).toEqual([]);
    },
  );
});

/** Limit for the body of a Beginner lesson or the vocabulary section, compressed with gzip. */
const maxGzipBytes = 15_000;

describe('the gzip size of a body', () => {
  const beginner = [...lessonBodies].filter(([id]) => findLesson(id)?.level === 'beginner');
  it.each([...beginner, ['vocabulary', vocabulary] as const])('%s: at most 15 kB', (_, body) => {
    expect(gzipSync(JSON.stringify(body)).length).toBeLessThanOrEqual(maxGzipBytes);
  });
});

it('the phrasebook lists what a native reader has to check', () => {
  expect(phrasebookReview).toMatch(/^No native speaker has read this yet\./u);
});

describe('our facts', () => {
  it('contain 33 letters, the numbers 0 to 100 and the calendar', () => {
    const count = (kind: string) => facts.calendar.filter((fact) => fact.kind === kind).length;
    expect([facts.letters.length, facts.numbers.length]).toEqual([33, 101]);
    expect([count('month'), count('weekday'), count('season')]).toEqual([12, 7, 4]);
    expect(facts.numbers[18]).toBe('თვრამეტი');
  });

  it('[CONT-04] have the number words that numeral() returns', () => {
    expect(facts.numbers).toEqual(facts.numbers.map((_, value) => numeral(value)));
  });

  it.skipIf(reference === null)('agree with numeral() beyond 100 too (skipped without the reference)', () => {
    const comparable = (reference?.moreNumbers ?? []).filter(([value]) => value <= maxNumeral);
    expect(comparable.length).toBeGreaterThan(900);
    const withoutSpaces = (word: string) => word.replaceAll(' ', '');
    expect(comparable.map(([value]) => withoutSpaces(numeral(value)))).toEqual(
      comparable.map(([, word]) => withoutSpaces(word)),
    );
  });

  it('[CONT-06] have the romanization of the domain', () => {
    expect(facts.letters.map(({ letter, romanization }) => [letter, romanization])).toEqual(mkhedruli);
  });

  it.skipIf(reference === null)('equal the reference (skipped without the reference)', () => {
    const { letters, numbers, calendar } = reference ?? facts;
    expect(facts).toEqual({ letters, numbers, calendar });
  });
});
