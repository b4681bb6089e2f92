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

it('[EX-42] [EX-44] it is offered in each of the kinds of exercise where Georgian words are chosen or placed', () => {
  const kinds = ['choice', 'fill-blank', 'multi-choice', 'order', 'categorize'];
  expect(kinds.filter((kind) => !offered.some((item) => item.kind === kind))).toEqual([]);
});

it('where options are Georgian, it is withheld only in exercises about letters and sounds alone', () => {
  const withheld = sets.flatMap(({ items }) =>
    items.filter((item) => textsOf(item).some(hasGeorgian) && !offersRomanization(item)),
  );
  const isAboutSounds = ({ id }: ExerciseItem) => id.startsWith('alphabet.');
  expect(withheld.filter((item) => !isAboutSounds(item)).map(({ id }) => id)).toEqual([]);
});

it('no item that offers it shows the romanization of one of its options in Latin letters, or plays one', () => {
  const revealing = offered.filter((item) => {
    // Ids and names of pictures are never shown, and explanations only after the answer.
    const { id: _, teaches: __, explanation: ___, picture, ...rest } = item;
    const shown = { ...rest, alt: picture && 'alt' in picture ? picture.alt : null };
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
