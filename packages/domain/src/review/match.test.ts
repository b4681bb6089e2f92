import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMatch, findMatch, type MatchCandidate, matchSize, matchStepOf } from './match.ts';
import { questionOf } from './question.ts';
import type { AskStep } from './reviewRunModel.ts';
import { bands } from './strength.ts';
import type { StudyItem } from '../lesson/studyItem.ts';

const word = (form: string, gloss: string, fields: Partial<StudyItem> = {}): StudyItem => ({
  id: `word.${form}`,
  kind: 'word',
  group: 'food',
  form,
  gloss,
  romanization: '',
  clip: form,
  ...fields,
});
const bread = word('პური', 'bread');
const letter = (form: string, gloss: string) => word(form, gloss, { id: form, kind: 'letter' });

describe('two items', () => {
  it.each<[string, StudyItem, StudyItem, boolean]>([
    ['words', bread, word('წყალი', 'water'), true],
    ['letters', letter('კ', 'k’'), letter('ბ', 'b'), true],
    ['an item and itself', bread, bread, false],
    ['words with one meaning', bread, word('ლავაში', 'bread'), false],
    ['words with a common meaning', word('სახლი', 'house; home'), word('ბინა', 'home, flat'), false],
    [
      'synonyms that the author names',
      word('დიდი', 'big', { nearSynonyms: ['word.მაღალი'] }),
      word('მაღალი', 'tall'),
      false,
    ],
    ['words that are spelled alike', word('კარი', 'door'), word('ქარი', 'wind'), false],
    ['letters that sound alike', letter('კ', 'k’'), letter('ქ', 'k'), false],
    ['a word and a letter', bread, letter('ბ', 'b'), false],
    ['a course word and an own word', bread, word('მარანი', 'cellar', { id: 'own.1' }), false],
    [
      'own words',
      word('ქვევრი', 'clay jar', { id: 'own.2' }),
      word('მარანი', 'cellar', { id: 'own.1' }),
      true,
    ],
    ['a word and a long form', bread, word('გადასახადები', 'taxes'), true],
    ['a word and one that is too long', bread, word('საგანმანათლებლო', 'educational'), false],
    ['a word and a long meaning', bread, word('ჩემი', 'my (possessive, before a noun)'), false],
  ])('that are %s', (_, one, other, expected) => {
    expect(canMatch(one, other)).toBe(expected);
    expect(canMatch(other, one)).toBe(expected);
  });
});

const someItems = [
  ...['პური', 'წყალი', 'ღვინო', 'ყველი', 'მარილი', 'ხორცი', 'თევზი'].map((form, index) =>
    word(form, `food${index}`),
  ),
  word('ლავაში', 'food0'),
  word('კარი', 'door'),
  word('ქარი', 'wind'),
  ...['ა', 'ბ', 'კ', 'ქ', 'ტ', 'თ'].map((form) => letter(form, form)),
];

it('a group has items of one kind and strength, none of which is ambiguous with another, and none weak', () => {
  const candidates: fc.Arbitrary<MatchCandidate[]> = fc
    .shuffledSubarray(someItems)
    .chain((items) =>
      fc.tuple(...items.map((item) => fc.constantFrom(...bands).map((band) => ({ item, band })))),
    );
  fc.assert(
    fc.property(candidates, (cards) => {
      const match = findMatch(cards);
      const strong = cards.filter(({ band, item }) => band === 'strong' && item.gloss.startsWith('food'));
      // Two of them mean the same.
      if (strong.length > matchSize) expect(match).not.toBeNull();
      if (!match) return;
      expect(match).toHaveLength(matchSize);
      expect(new Set(match.map(({ item, band }) => `${item.kind} ${band}`)).size).toBe(1);
      expect(match[0]?.band).not.toBe('weak');
      for (const { item } of match)
        expect(match.filter((other) => canMatch(item, other.item))).toHaveLength(matchSize - 1);
    }),
  );
});

describe('a step', () => {
  const items = ['პური', 'წყალი', 'ღვინო', 'ყველი'].map((form, index) => word(form, `food${index}`));
  const pairs = items.map(
    (item): AskStep => ({
      kind: 'ask',
      itemId: item.id,
      skill: 'recognize',
      format: 'choose-meaning',
      question: questionOf(item, 'choose-meaning'),
    }),
  );
  const others = [word('მარილი', 'salt'), word('ლავაში', 'food2'), word('თევზი', 'fish')];

  it('has the meanings of its items and two others that are right for none of them, in the order of the seed', () => {
    const meanings = (seed: number) =>
      matchStepOf(pairs, items, { pool: [...items, ...others] }, seed)?.meanings;
    expect(meanings(1)?.toSorted()).toEqual(['fish', 'food0', 'food1', 'food2', 'food3', 'salt']);
    const more = [...items, ...others, word('პილპილი', 'pepper')];
    expect(matchStepOf(pairs, items, { pool: more }, 1)?.meanings).toHaveLength(items.length + 2);
    expect(meanings(1)).toEqual(meanings(1));
    expect(new Set([1, 2, 3, 4].map((seed) => String(meanings(seed)))).size).toBeGreaterThan(1);
  });

  it('is none with too few meanings, because the last pair would be given away', () =>
    expect(matchStepOf(pairs, items, { pool: [...items, ...others.slice(0, 2)] }, 1)).toBeNull());
});

describe('a match with pictures', () => {
  const animal = (form: string, gloss: string, image?: string) =>
    word(form, gloss, image === undefined ? {} : { image });
  const pictured = [
    animal('კატა', 'cat', 'cat'),
    animal('ძაღლი', 'dog', 'dog'),
    animal('ცხენი', 'horse', 'horse'),
    animal('ძროხა', 'cow', 'cow'),
  ];
  const leftOver = [animal('ღორი', 'pig', 'pig'), animal('ლომი', 'lion', 'lion'), animal('მგელი', 'wolf')];
  const stepOf = (items: readonly StudyItem[]) => {
    const pairs = items.map(
      (item): AskStep => ({
        kind: 'ask',
        itemId: item.id,
        skill: 'recognize',
        format: 'choose-meaning',
        question: questionOf(item, 'choose-meaning'),
      }),
    );
    return matchStepOf(pairs, items, { pool: [...pictured, ...leftOver] }, 1);
  };

  it('shows all meanings as pictures, those that are left over, too', () => {
    const step = stepOf(pictured);
    expect(step?.meanings).toHaveLength(matchSize + 2);
    expect(Object.keys(step?.images ?? {}).toSorted()).toEqual(step?.meanings.toSorted());
  });

  it('has none if a word has none', () =>
    expect(stepOf([...pictured.slice(1), animal('ჩიტი', 'bird')])).not.toHaveProperty('images'));

  it('is preferred', () => {
    const candidates = [animal('ჩიტი', 'bird'), ...pictured].map((item) => ({
      item,
      band: 'strong' as const,
    }));
    expect(findMatch(candidates)?.map(({ item }) => item)).toEqual(pictured);
  });
});
