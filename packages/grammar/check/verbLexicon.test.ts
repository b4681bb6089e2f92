import { describe, expect, it } from 'vitest';
import { parseVerb, verbs } from '../src/verb/lexicon.ts';
import { findContradictions } from './verbMistakes.ts';

describe('the lexicon of verbs', () => {
  it('has no entry whose parts contradict each other', () => {
    const found = verbs.flatMap((verb) =>
      findContradictions(verb).map((problem) => `${verb.id}: ${problem}`),
    );
    expect(found).toEqual([]);
  });

  it('has every id once', () => {
    const ids = verbs.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('an entry with a mistake', () => {
  const row = (...columns: string[]) => parseVerb(columns.join('\t'));
  it.each([
    ['an unknown preverb', row('write', 'წერა', 'to write', '1', 'd', 'დო', 'x', 'წერ'), 'no preverb'],
    ['no source', row('write', 'წერა', 'to write', '1', 'd', 'და', '', 'წერ'), 'no source'],
    ['a malformed gloss', row('write', 'წერა', 'writing', '1', 'd', 'და', 'x', 'წერ'), 'malformed'],
    ['another root', row('write', 'წერა', 'to write', '1', 'd', 'და', 'x', 'ხატ-ავ'), 'no root'],
    [
      'an object that its class lacks',
      row('hide', 'მალვა', 'to hide', '2', 'd', 'და', 'x', 'ი+მალ-ებ'),
      'class 2',
    ],
    ['no object', row('write', 'წერა', 'to write', '1', 'n', 'და', 'x', 'წერ'), 'class 1'],
    [
      'a participle without the preverb',
      row('write', 'წერა', 'to write', '1', 'd', 'და', 'x', 'წერ', '', '', '', '', ',ნაწერი,,'),
      'lacks the preverb',
    ],
    [
      'a perfect of another participle',
      row('hide', 'მალვა', 'to hide', '2', 'n', 'და', 'x', 'ი+მალ-ებ', '', '', 'მალ-ილ', '', ',დამალული,,'),
      'has not the participle',
    ],
    [
      'a part outside the notation',
      row('write', 'წერა', 'to write', '1', 'd', 'და', 'x', 'wer'),
      'is no stem',
    ],
    ['unknown endings', row('write', 'წერა', 'to write', '1', 'd', 'და', 'x', 'წერ/ქ'), 'no endings'],
    [
      'the same present and future',
      row('write', 'წერა', 'to write', '1', 'd', 'და', 'x', 'წერ', '=წერ'),
      'the same',
    ],
  ])('is found: %s', (_, verb, problem) => {
    expect(findContradictions(verb).join()).toContain(problem);
  });
});
