import { describe, expect, it } from 'vitest';
import { declineNoun } from './declension.ts';
import { nounEntries } from './entries.ts';
import { explainNounForm } from './explain.ts';

const isRegular = (lemma: string) => (entry: { readonly lemma: string }) => entry.lemma === lemma;

describe('a wrong form of a noun', () => {
  it.each([
    ['კაცი', 'კაცს', 'კაცმა', ['dative instead of ergative']],
    ['კაცი', 'კაცებმა', 'კაცმა', ['plural instead of singular']],
    ['კაცი', 'კაცებს', 'კაცმა', ['plural instead of singular', 'dative instead of ergative']],
    ['სახლი', 'სახლზე', 'სახლში', ['-ზე instead of -ში']],
    ['სახლი', 'სახლს', 'სახლში', ['no postposition instead of -ში']],
    ['წყალი', 'წყალის', 'წყლის', ['the ა of წყალი drops here: წყლ-']],
    ['დედა', 'დედაის', 'დედის', ['the ა of დედა drops here: დედ-']],
    ['დედა', 'დედათან', 'დედასთან', ['-ს is missing']],
    ['სახლი', 'ბინაში', 'სახლში', ['a form of ბინა “apartment”']],
    ['სახლი', 'სახლსში', 'სახლში', ['not a form of the right word']],
    ['დიდი', 'დიდს', 'დიდ', ['before a noun it has fewer endings']],
    ['სახლი', 'სახლისათვის', 'სახლისთვის', []],
    ['კაცი', 'კაცმა', 'კაცმა', []],
  ])('%s: %s instead of %s', (lemma, given, right, differences) => {
    const entry = nounEntries().find(isRegular(lemma));
    const expected = entry && declineNoun(entry).find(({ form }) => form === right);
    expect(entry && expected && explainNounForm(given, entry, expected).differences).toEqual(differences);
  });
});
