import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { findLesson } from '@ena/course/catalog';
import type { Viewer } from '@ena/domain/entitlement/entitlement';
import { describe, expect, it } from 'vitest';
import { createCourse } from '../course/units.ts';
import { searchEntries } from './entries.ts';
import { createFormSearch } from './forms.ts';
import { createSearch } from './query.ts';

const entries = searchEntries(createCourse(lessonBodies, quizBodies, vocabulary, packBodies));
const search = createSearch(entries, () => true);
const addForms = createFormSearch(entries);
const find = (query: string, viewer: Viewer) => addForms(query, viewer, search(query, viewer));
const subscriber: Viewer = { entitled: true };
const learner: Viewer = { entitled: false };

const formsOf = async (query: string, viewer: Viewer = subscriber) =>
  (await find(query, viewer)).filter(({ kind }) => kind === 'form');

describe('a query that is a form of a word', () => {
  it.each([
    ['წყლის', 'of water', 'genitive of წყალი'],
    ['კაცმა', 'man', 'ergative of კაცი (who did it)'],
    ['წიგნები', 'books', 'plural of წიგნი'],
    ['ქალებს', 'women', 'dative plural of ქალი (to whom, or the object)'],
    ['დამიწერია', 'to write', 'perfect (“has apparently done”) of წერა: I (in the dative)'],
    ['ᲬᲧᲚᲘᲡ.', 'of water', 'genitive of წყალი'],
    ['what does წყლის mean', 'of water', 'genitive of წყალი'],
    ['თბილისიდან', 'from Tbilisi', 'თბილისი with -დან (from, out of)'],
    // In Latin letters: the national system, other schemes, keys of a Georgian keyboard
    ['tsqlis', 'of water', 'genitive of წყალი'],
    ["ts'q'lis", 'of water', 'genitive of წყალი'],
    ['tsklis', 'of water', 'genitive of წყალი'],
    ['wylis', 'of water', 'genitive of წყალი'],
    ['katsma', 'man', 'ergative of კაცი (who did it)'],
    ['kacma', 'man', 'ergative of კაცი (who did it)'],
    ['tsignebi', 'books', 'plural of წიგნი'],
    ['cignebi', 'books', 'plural of წიგნი'],
    ['qalebs', 'women', 'dative plural of ქალი (to whom, or the object)'],
    ['damitseria', 'to write', 'perfect (“has apparently done”) of წერა: I (in the dative)'],
  ])('%s: %s, %s', async (query, title, explanation) => {
    const [first] = await formsOf(query, null);
    expect(first).toMatchObject({ title, explanation, lock: null, hidden: false });
  });

  it('leads to the word of the course for those who may open it, otherwise to the forms of the word', async () => {
    const pathFor = async (query: string, viewer: Viewer) => (await formsOf(query, viewer))[0]?.path;
    const forms = `/nouns/${encodeURIComponent('წყალი')}`;
    expect(await pathFor('წყლის', subscriber)).toBe(`${findLesson('food')?.path}#word.water`);
    expect(await pathFor('წყლის', learner)).toBe(forms);
    expect(await pathFor('წყლის', null)).toBe(forms);
    expect(await pathFor('წყალი', subscriber)).toBe(forms);
    expect(await pathFor('დამიწერია', null)).toBe('/verbs/write');
  });

  it('comes before words that begin alike or differ by a typo', async () => {
    for (const query of ['წყლის', 'tsqlis', 'კაცმა'])
      expect((await find(query, subscriber))[0]?.kind).toBe('form');
  });

  it('does not say what a page has that the viewer may not open', async () => {
    const [first] = await formsOf('წყლის', learner);
    expect(first?.within).toBeNull();
    expect((await find('წყალი', learner))[0]).toMatchObject({ title: 'Food and Drinks', hidden: true });
  });

  it.each(['წყალი', 'tsqali', 'ვწერ'])('comes after the word of the course that is %s', async (query) => {
    const kinds = (await find(query, subscriber)).map(({ kind }) => kind);
    expect(kinds[0]).toBe('word');
    expect(kinds.slice(0, 4)).toContain('form');
  });

  it.each(['water', 'dogs', 'are', 'man', 'bread', 'I write', 'მადლობა დიდი', 'ჟჟჟ', 'xq', '21', '!'])(
    '%s is not looked for among forms',
    async (query) => expect(await formsOf(query)).toEqual([]),
  );

  it('has one result for each word that it can be of', async () => {
    const ids = (await formsOf('დამიწერია')).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(1);
  });
});
