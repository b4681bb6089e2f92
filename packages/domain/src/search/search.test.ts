import { describe, expect, it } from 'vitest';
import type { RequiredAccess, Viewer } from '../entitlement/entitlement.ts';
import { createIndex, findEntries, maxQueryLength, type SearchEntry } from './search.ts';

const lesson = (id: string, title: string, requiredAccess: RequiredAccess): SearchEntry => ({
  kind: 'lesson',
  id,
  title,
  form: null,
  text: `All about ${title.toLowerCase()}.`,
  path: `/${id}`,
  requiredAccess,
  parentId: null,
});
const word = (
  id: string,
  form: string,
  title: string,
  partOf: string,
  requiredAccess: RequiredAccess,
): SearchEntry => ({
  kind: 'word',
  id,
  title,
  form,
  text: '',
  path: `/${partOf}#${id}`,
  requiredAccess,
  parentId: partOf,
});
const entries: readonly SearchEntry[] = [
  lesson('basics', 'Basics', 'learner'),
  word('hello', 'გამარჯობა', 'hello', 'basics', 'learner'),
  word('door', 'კარი', 'door; entrance', 'basics', 'learner'),
  lesson('food', 'Food and Drinks', 'premium'),
  word('melon', 'საზამთრო', 'watermelon', 'food', 'premium'),
  word('fall', 'ჩანჩქერი', 'waterfall', 'food', 'premium'),
  word('mineral', 'ნარზანი', 'mineral water', 'food', 'premium'),
  word('water', 'წყალი', 'water', 'food', 'premium'),
  word('wind', 'ქარი', 'wind; breeze', 'food', 'premium'),
  word('write', 'წერა', 'to write', 'food', 'premium'),
  { ...lesson('foods', 'Food', 'premium'), kind: 'section', text: '', parentId: 'food' },
  lesson('sea', 'The Sea', 'premium'),
  word('water-again', 'წყალი', 'water', 'sea', 'premium'),
  word('hello-again', 'გამარჯობა', 'hello', 'sea', 'premium'),
  { ...lesson('quiz', 'Food and Drinks Quiz', 'premium'), kind: 'quiz', text: '' },
  { ...lesson('pricing', 'Pricing', 'public'), kind: 'page', text: 'plans, cost and trial' },
];
const visitor: Viewer = null;
const learner: Viewer = { entitled: false };
const subscriber: Viewer = { entitled: true };
const find = (query: string, viewer: Viewer, among = entries) =>
  findEntries(createIndex(among), query, viewer);
const ids = (query: string, viewer: Viewer = subscriber, among = entries) =>
  find(query, viewer, among).map(({ entry, hidden }) => (hidden ? `something in ${entry.id}` : entry.id));

describe('findEntries', () => {
  it.each([
    // A whole meaning before a single word before a prefix.
    ['water', ['water', 'mineral', 'fall', 'melon']],
    ['WATER ', ['water', 'mineral', 'fall', 'melon']],
    ['wat', ['water', 'fall', 'melon', 'mineral']],
    ['fall', ['fall']],
    ['breeze', ['wind']],
    ['write', ['write']],
    ['to write', ['write']],
    // Georgian, romanization, and Georgian typed on Latin keys.
    ['წყალი', ['water']],
    ['წყა', ['water']],
    ['ᲬᲧᲐᲚᲘ', ['water']],
    ["ts'q'ali", ['water']],
    ['tsʼqʼali', ['water']],
    ['tsqali', ['water']],
    ['wyali', ['water']],
    ['Wyali', ['water']],
    // Any other scheme of romanization: whole words, and with few other hits beginnings of four letters or more.
    ['cqali', ['water']],
    ['c̣qali', ['water']],
    ['gamardjoba', ['hello']],
    ['gamardj', ['hello']],
    ['cqa', []],
    ['čančkeri', ['fall']],
    ['how do you say canckeri?', ['fall']],
    // The mark of the ejective changes only the order.
    ['kari', ['wind', 'door']],
    ["k'ari ", ['door', 'wind']],
    // One typo, in longer words only.
    ['watre', ['water', 'mineral']],
    ['wateer', ['water', 'mineral']],
    ['waer', []],
    ['gamarjoda', ['hello']],
    // All words have to match; each is searched by itself only if no entry has all.
    ['mineral water', ['mineral']],
    ['water, mineral!', ['mineral']],
    ['how do you say water in Georgian?', ['water', 'mineral', 'fall', 'melon']],
    ['hello mineral', ['hello', 'mineral']],
    ['hello wat', ['hello']],
    // A part of a word of three letters or more.
    ['ral', ['mineral']],
    ['ri', []],
    // A lesson about it precedes a section of that name.
    ['food', ['food', 'foods', 'quiz']],
    // A plural finds its singular, in titles and descriptions.
    ['doors', ['door']],
    ['trials', ['pricing']],
    ['plans', ['pricing']],
    ['nothing like it', []],
    ['', []],
    ['  ?!  ', []],
    ['\0\uD800', []],
  ])('%o finds %o', (query, found) => expect(ids(query)).toEqual(found));

  it.each(['other', 'others', 'person'])(
    '%o finds first the word of which it is the first meaning',
    (query) => {
      const among = [
        word('second', 'მეორე', 'second; other', 'basics', 'learner'),
        word('other', 'სხვა', 'other; another', 'basics', 'learner'),
        word('greek', 'ბერძენი', 'Greek (person)', 'basics', 'learner'),
        word('person', 'ადამიანი', 'person; human being', 'basics', 'learner'),
      ];
      expect(ids(query, subscriber, among)[0]).toBe(query === 'person' ? 'person' : 'other');
    },
  );

  it('ignores characters beyond the maximum length of a query', () => {
    expect(ids(`water${' '.repeat(maxQueryLength)}nothing`)).toEqual(ids('water'));
  });

  it('returns the lesson that a word is part of', () => {
    const [hit] = find('water', subscriber);
    expect([hit?.within?.id, hit?.access]).toEqual(['food', 'open']);
  });
});

describe('the order of hits', () => {
  const page = (id: string, title: string, text = ''): SearchEntry => ({
    ...lesson(id, title, 'public'),
    kind: 'page',
    text,
  });
  // Better matches come later and have longer titles, so that neither decides.
  const waters: readonly SearchEntry[] = [
    page('infix', 'Underwater'),
    page('text prefix', 'Around Lakes', 'waterfalls'),
    page('text', 'Around the Lakes', 'cold water'),
    page('prefix', 'Around the Waterfalls'),
    { ...lesson('word', 'Around the Water of Lakes', 'public'), text: '' },
    word('meaning', 'წყალი', 'rain and all the rivers; water', 'word', 'public'),
    page('two prefixes', 'Theater Watch'),
    page('wafer', 'Wafer'),
    page('cakes', 'Cakes'),
  ];
  it.each([
    [
      'a meaning, a word, its beginning, the same in the description, then a part',
      'water',
      ['meaning', 'word', 'prefix', 'text', 'text prefix', 'infix'],
    ],
    ['the meaning in the singular first', 'waters', ['meaning', 'word', 'text']],
    [
      'entries that have more of the words whole first',
      'the wat',
      ['word', 'meaning', 'prefix', 'two prefixes', 'text'],
    ],
    ['stop words counted where entries have them', 'the water', ['word', 'meaning', 'prefix', 'text']],
    ['no typos beside an exact hit', 'wafer', ['wafer']],
    ['no typos beside three hits', 'lakes', ['word', 'text prefix', 'text']],
  ])('is %s: %s', (_, query, found) => expect(ids(query, visitor, waters)).toEqual(found));
});

describe('findEntries for viewers who may not open the page', () => {
  it.each([
    [visitor, 'pricing', ['pricing']],
    [visitor, 'food', ['food', 'quiz']],
    [visitor, 'hello', ['something in basics', 'something in sea']],
    [learner, 'hello', ['hello']],
    [learner, 'water', ['something in food', 'something in sea']],
    [learner, 'წყალი', ['something in food', 'something in sea']],
    // Whole words only: prefixes, parts and typos would allow guessing letter by letter.
    [learner, 'mineral', ['something in food']],
    [learner, 'cqali', ['something in food', 'something in sea']],
    [learner, 'cqal', []],
    [learner, 'waters mineral', ['something in food']],
    [learner, 'wate', []],
    [learner, 'წყა', []],
    [learner, 'watre', []],
    [learner, 'fall', []],
    [learner, 'water hello', ['hello', 'something in food', 'something in sea']],
  ])('for viewer %o and query %o finds %o', (viewer, query, found) =>
    expect(new Set(ids(query, viewer))).toEqual(new Set(found)),
  );

  it.each([
    [visitor, 'hello', 'login'],
    [visitor, 'food', 'login'],
    [learner, 'food', 'subscribe'],
    [learner, 'water', 'subscribe'],
    [learner, 'hello', 'open'],
    [subscriber, 'water', 'open'],
  ])('for viewer %o and query %o returns the required step: %s', (viewer, query, first) =>
    expect(find(query, viewer)[0]?.access).toBe(first),
  );

  /** Every word that is visible in the results of any prefix of any title or form. */
  const revealedWords = (among: readonly SearchEntry[], viewer: Viewer) => {
    const index = createIndex(among);
    const queries = entries.flatMap(({ title, form }) =>
      [title, form ?? ''].flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1))),
    );
    const results = queries.flatMap((query) => findEntries(index, query, viewer).map(({ entry }) => entry));
    return new Set(results.filter(({ kind }) => kind === 'word').map(({ id }) => id));
  };

  it('does not reveal a word by any query, and this test would detect it', () => {
    expect(revealedWords(entries, visitor)).toEqual(new Set());
    expect(revealedWords(entries, learner)).toEqual(new Set(['hello', 'door']));
    const leaking = entries.map((entry) => ({ ...entry, requiredAccess: 'learner' as const }));
    expect(revealedWords(leaking, learner)).toContain('water');
  });
});
