import { expect, it } from 'vitest';
import type { CourseStudyItem } from '../../content/course/studyItems.ts';
import { findCourseWords, indexCourseWords } from './courseWords.ts';

const item = (kind: CourseStudyItem['kind'], form: string, path: string): [string, CourseStudyItem] => {
  const id = `${path}.${kind}`;
  const phrase = { form, gloss: form, romanization: form, clip: form };
  return [
    id,
    { ...phrase, id, kind, group: path, tier: 'free', onPath: true, source: { title: path, path } },
  ];
};
const index = indexCourseWords({
  studyItems: new Map([
    item('letter', 'ა', '/letters'),
    item('word', 'პური', '/food'),
    item('phrase', 'პური!', '/bakery'),
  ]),
});

it('a form is taught by the first page that has it, whatever its punctuation', () =>
  expect(findCourseWords(index, ['„პური“'])).toEqual([{ form: '„პური“', title: '/food', path: '/food' }]));
it('a form that is a letter is not taught as a word', () =>
  expect(findCourseWords(index, ['ა'])).toEqual([]));
