import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nounEntries, parseNounRows } from '../src/noun/entries.ts';
import { findNounMistakes } from './nounMistakes.ts';

const courseFolder = fileURLToPath(new URL('../../course/src/', import.meta.url));

/** Rows of a table of the course, by the names of its columns. */
function readTable(path: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(courseFolder + path, 'utf8').split(/\r?\n/u);
  const names = header.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    });
}

describe('the lexicon of nouns', () => {
  it('does not contradict itself', () => {
    expect(findNounMistakes(nounEntries())).toEqual([]);
  });

  it.each([
    ['წყალი\tnoun\twater\tწყალ\twrong', "'wrong' is no mark"],
    ['წყალი\tnoun\twater\tწყ', "'წყ' is not the stem without a vowel"],
    ['წყალი\tnoun\twater\tწყლ\tfull', "the class 'full' does not fit the last letter"],
    ['წყალი\tnoun\twater\tწყლ წყლ', 'a stem stands twice'],
    ['წყალი\tnoun\tწყალი', 'the gloss is not English'],
    ['წyალი\tnoun\twater', "the form 'წyალი' has other letters"],
    ['თბილისი\tplace\tTbilisi\t\tplural-rare', 'a place or a first name has no plural'],
    ['ახალი\tadjective\tnew\t\tpossessive', 'only pronouns are possessive'],
    ['წყალი\tnoun\twater\nწყალი\tnoun\twaters', 'there are two entries of this noun'],
  ])('refuses %j', (rows, mistake) => {
    const find = () => {
      const mistakes = findNounMistakes(parseNounRows(`# here\n${rows}`));
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
    };
    expect(find).toThrow(mistake);
  });

  it('has every noun, adjective, numeral and pronoun of the word lists of the course', () => {
    const lemmas = new Set(nounEntries().map(({ lemma }) => lemma));
    const tables = readdirSync(courseFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('words.tsv'),
    );
    const declined = new Set(['noun', 'adjective', 'numeral', 'pronoun']);
    const words = tables
      .flatMap((path) => readTable(path))
      .filter(({ form = '', partOfSpeech = '' }) => declined.has(partOfSpeech) && !form.includes(' '));
    expect(words.map(({ form = '' }) => form).filter((form) => !lemmas.has(form))).toEqual([]);
  });
});
