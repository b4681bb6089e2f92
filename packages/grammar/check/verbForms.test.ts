import { describe, expect, it } from 'vitest';
import { formOf } from '../src/morpheme.ts';
import { findVerb } from '../src/verb/lexicon.ts';
import { conjugate } from '../src/verb/paradigm.ts';
import { readDifferences, readReference } from './reference.ts';
import { compareCells, verbCells, verbsByLemma } from './verbCells.ts';

const rows = readReference('forms-unimorph.tsv');
const writeRows = readReference('verb-write.tsv');

/** Every cell that differs, with who is right and why. */
const listed = new Map(
  readDifferences('verbDifferences.tsv').map(
    ([lemma = '', features = '', reference = '', , right = '', reason = '']) => [
      `${lemma} ${features} ${reference}`,
      { right, reason },
    ],
  ),
);

describe.skipIf(rows === null)('verb cells of the reference', () => {
  const cells = verbCells(rows ?? []);
  const { cells: compared, differences } = compareCells(cells);
  const keys = differences.map(({ lemma, features, form }) => `${lemma} ${features} ${form}`);

  it('equal those of the engine, or are listed with who is right', () => {
    const unlisted = differences
      .filter((_, index) => !listed.has(keys[index] ?? ''))
      .map(
        ({ lemma, features, form, engine }) => `${lemma} ${features}: ${form}, engine ${engine.join(' ')}`,
      );
    expect(unlisted).toEqual([]);
  });

  it('are listed only if they differ, with a reason', () => {
    expect([...listed.keys()].filter((key) => !keys.includes(key))).toEqual([]);
    expect([...listed.values()].filter(({ reason }) => reason === '')).toEqual([]);
  });

  it('are right in at least 99 % of the cells in which the reference is', () => {
    const isWrongThere = (key: string) => listed.get(key)?.right === 'engine';
    const wrongThere = keys.filter(isWrongThere).length;
    const equal = compared - differences.length;
    console.info(
      `verbs: ${compared} cells, ${equal} equal, ${wrongThere} wrong in the reference, ${differences.length - wrongThere} not in the engine`,
    );
    expect(equal / (compared - wrongThere)).toBeGreaterThanOrEqual(0.99);
  });

  it('belong to at least 130 of the verbs that have 20 or more', () => {
    const counts = new Map<string, number>();
    for (const { lemma } of cells) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
    const known = verbsByLemma();
    const large = [...counts].filter(([lemma, count]) => count >= 20 && known.has(lemma));
    expect(large.length).toBeGreaterThanOrEqual(130);
  });
});

describe.skipIf(writeRows === null)('the paradigm of წერა', () => {
  it('equals the reference', () => {
    const verb = findVerb('write');
    const forms = verb === null ? [] : conjugate(verb);
    const wrong = (writeRows ?? []).filter(
      ([screeve, person = '', form]) =>
        !forms.some(
          (each) =>
            each.screeve === screeve &&
            each.subject === person.toLowerCase() &&
            each.object === '3sg' &&
            formOf(each.morphemes) === form,
        ),
    );
    expect(wrong).toEqual([]);
  });
});
