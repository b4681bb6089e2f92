/** The exercises and page questions of the course whose options or tiles learners can have romanized. */
import { type ExerciseItem, textsOf } from '@ena/domain/exercise/kinds';
import { offersRomanization } from '@ena/domain/exercise/romanization';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { foldLatin, romanize } from '@ena/domain/georgian/romanize';
import { itemsOfLesson } from '@ena/domain/lesson/items';
import { expect, it } from 'vitest';
import { lessonBodies } from './bodies.ts';

interface ItemSet {
  readonly title: string;
  readonly items: readonly ExerciseItem[];
}
const sets: readonly ItemSet[] = [...lessonBodies.values()].flatMap((lesson) => [
  ...lesson.exercises.map(({ title, items }) => ({ title: `${lesson.id}: ${title}`, items })),
  { title: `${lesson.id}: questions`, items: itemsOfLesson({ ...lesson, exercises: [] }) },
]);
const offered = sets.flatMap(({ items }) => items.filter(offersRomanization));
const romanizationsOf = (item: ExerciseItem) => textsOf(item).map((text) => romanize(text));

it('[EX-42] [EX-44] it is offered where Georgian words or sentences are chosen or placed', () => {
  const offering = sets.flatMap(({ title, items }) => {
    const { length } = items.filter(offersRomanization);
    return length === 0 ? [] : [`${title}${length === items.length ? '' : ` ${length} of ${items.length}`}`];
  });
  expect(offering).toEqual([
    'basic-vocabulary: Translation Practice',
    'colors-shapes: Translation Practice',
    'colors-shapes: Word Identification',
    'numbers: Translation Practice',
    'numbers: Number Sequences',
    'months: Translation Practice',
    'months: Ordering',
    'food: Translation Practice',
    'food: Categorization',
    'body: Translation Practice',
    'body: Identification',
    'body: Completion',
    'animals: Translation Practice',
    'animals: Classification',
    'animals: Animal Sounds',
    'animals: Habitats',
    'activities: Translation Practice',
    'activities: Sequencing',
    'activities: Time of Day',
    'activities: Completion',
    'grammar: Translation Practice',
    'grammar: questions 5 of 8',
    'sentences: Word Arrangement',
    'sentences: Sentence Completion',
    'common-words: Translation Practice',
    'common-words: Fill in the Blank',
    'reading: questions 7 of 30',
    'advanced-grammar: Verb Conjugation',
    'advanced-grammar: Sentence Transformation',
    'advanced-culture: Traditions & Customs 1 of 5',
    'advanced-culture: Cultural Expressions 4 of 5',
    'advanced-culture: Social Etiquette',
    'advanced-idioms: Usage Practice',
    'advanced-idioms: Contextual Understanding',
  ]);
});

it('where options are Georgian, it is not offered in exercises about letters and sounds alone', () => {
  const withheld = sets.filter(({ items }) =>
    items.some((item) => textsOf(item).some(hasGeorgian) && !offersRomanization(item)),
  );
  expect(withheld.map(({ title }) => title)).toEqual([
    'alphabet: Letter Matching',
    'alphabet: Letter Recognition',
    'alphabet: Ear Training',
  ]);
});

it('no item that offers it shows the romanization of one of its options in Latin letters, or plays one', () => {
  const revealing = offered.filter((item) => {
    // Ids are never shown, and explanations only after the answer.
    const { id: _, teaches: __, explanation: ___, ...shown } = item;
    const words = foldLatin(JSON.stringify(shown)).match(/[a-z']+/gu) ?? [];
    const text = ` ${words.join(' ').replaceAll("'", '')} `;
    return item.sound !== undefined || romanizationsOf(item).some((latin) => text.includes(` ${latin} `));
  });
  expect(revealing.map(({ id }) => id)).toEqual([]);
});

it('the options of an item that offers it differ in their romanizations', () => {
  const alike = offered.filter((item) => new Set(romanizationsOf(item)).size < textsOf(item).length);
  expect(alike.map(({ id }) => id)).toEqual([]);
});
