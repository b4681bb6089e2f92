import { describe, expect, it } from 'vitest';
import { declineNoun } from './declension.ts';
import { nounEntries, parseNounRows } from './entries.ts';
import type { GrammaticalCase, NounForm } from './model.ts';
import { grammaticalCases } from './model.ts';

/** An entry that the table below describes, so that no test depends on the lexicon. */
const decline = (row: string) =>
  parseNounRows(row.replaceAll(' | ', '\t')).flatMap((entry) => declineNoun(entry));

const isPlain = ({ postposition, isVariant, use }: NounForm) =>
  !postposition && !isVariant && use === 'independent';
const inCases = (forms: readonly NounForm[], number: NounForm['number']) =>
  grammaticalCases
    .map(
      (grammaticalCase) =>
        forms.find((form) => isPlain(form) && form.number === number && form.case === grammaticalCase)
          ?.form ?? '-',
    )
    .join(' ');

describe('declineNoun', () => {
  it.each([
    ['a consonant stem', 'სახლი | noun | house', 'სახლი სახლმა სახლს სახლის სახლით სახლად სახლო'],
    ['a dropped vowel', 'წყალი | noun | water | წყლ', 'წყალი წყალმა წყალს წყლის წყლით წყლად წყალო'],
    ['ო that becomes ვ', 'ნიორი | noun | garlic | ნივრ', 'ნიორი ნიორმა ნიორს ნივრის ნივრით ნივრად ნიორო'],
    ['truncated ა', 'კატა | noun | cat', 'კატა კატამ კატას კატის კატით კატად კატავ'],
    ['truncated ა, one syllable', 'ძმა | noun | brother', 'ძმა ძმამ ძმას ძმის ძმით ძმად ძმაო'],
    [
      'truncated ა and a dropped vowel',
      'ქვეყანა | noun | country | ქვეყნ',
      'ქვეყანა ქვეყანამ ქვეყანას ქვეყნის ქვეყნით ქვეყნად ქვეყანავ',
    ],
    [
      'truncated ე',
      'მდინარე | noun | river',
      'მდინარე მდინარემ მდინარეს მდინარის მდინარით მდინარედ მდინარევ',
    ],
    ['ო that stays', 'ეზო | noun | yard', 'ეზო ეზომ ეზოს ეზოს ეზოთი ეზოდ ეზოვ'],
    [
      'ო that drops',
      'ღვინო | noun | wine |  | half-truncating',
      'ღვინო ღვინომ ღვინოს ღვინის ღვინით ღვინოდ ღვინოვ',
    ],
    ['ო before ის', 'დრო | noun | time | დრო | half-truncating', 'დრო დრომ დროს დროის დროით დროდ დროო'],
    ['უ', 'კუ | noun | turtle', 'კუ კუმ კუს კუს კუთი კუდ კუვ'],
    ['ი of the stem', 'ჩაი | noun | tea', 'ჩაი ჩაიმ ჩაის ჩაის ჩაით ჩაიდ -'],
    ['a first name with ა', 'ანა | first-name | Ana', 'ანა ანამ ანას ანას ანათი ანად ანა'],
    [
      'a first name with ი of its own',
      'გიორგი | first-name | Giorgi |  | i',
      'გიორგი გიორგიმ გიორგის გიორგის გიორგით გიორგიდ გიორგი',
    ],
    [
      'a first name with a consonant',
      'ლევანი | first-name | Levan',
      'ლევანი ლევანმა ლევანს ლევანის ლევანით ლევანად ლევან',
    ],
    [
      'a surname in -ძე',
      'დუმბაძე | surname | Dumbadze',
      'დუმბაძე დუმბაძემ დუმბაძეს დუმბაძის დუმბაძით დუმბაძედ -',
    ],
    [
      'a surname in -შვილი',
      'გელაშვილი | surname | Gelashvili',
      'გელაშვილი გელაშვილმა გელაშვილს გელაშვილის გელაშვილით გელაშვილად -',
    ],
    ['an uncertain stem', 'გრძელი | adjective | long | ?', 'გრძელი გრძელმა გრძელს - - - გრძელო'],
  ])('declines %s in the singular', (_what, row, expected) => {
    expect(inCases(decline(row), 'singular')).toBe(expected);
  });

  it.each([
    ['სახლი | noun | house', 'სახლები სახლებმა სახლებს სახლების სახლებით სახლებად სახლებო'],
    ['წყალი | noun | water | წყლ', 'წყლები წყლებმა წყლებს წყლების წყლებით წყლებად წყლებო'],
    ['კატა | noun | cat', 'კატები კატებმა კატებს კატების კატებით კატებად კატებო'],
    ['მზე | noun | sun', 'მზეები მზეებმა მზეებს მზეების მზეებით მზეებად მზეებო'],
    [
      'ღვინო | noun | wine |  | half-truncating',
      'ღვინოები ღვინოებმა ღვინოებს ღვინოების ღვინოებით ღვინოებად ღვინოებო',
    ],
    ['ჩაი | noun | tea', 'ჩაიები ჩაიებმა ჩაიებს ჩაიების ჩაიებით ჩაიებად ჩაიებო'],
    ['თბილისი | place | Tbilisi', '- - - - - - -'],
    ['გრძელი | adjective | long | ?', '- - - - - - -'],
  ])('makes the plural of %s', (row, expected) => {
    expect(inCases(decline(row), 'plural')).toBe(expected);
  });

  it('makes the older plural from the full stem, rare where it is not alive', () => {
    expect(inCases(decline('ქვეყანა | noun | country | ქვეყნ | plural-older'), 'older-plural')).toBe(
      'ქვეყანანი ქვეყანათა ქვეყანათა ქვეყანათა - - ქვეყანანო',
    );
    const isRare = (row: string) =>
      decline(row)
        .filter(({ number }) => number === 'older-plural')
        .every((form) => form.isRare);
    expect([isRare('კაცი | noun | man |  | plural-older'), isRare('ტაქსი | noun | taxi')]).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    [
      'სახლი | noun | house',
      'სახლში სახლზე სახლთან სახლივით სახლისთვის სახლისგან სახლისკენ სახლისადმი სახლიდან სახლამდე',
    ],
    [
      'დედა | noun | mother',
      'დედაში დედაზე დედასთან დედასავით დედისთვის დედისგან დედისკენ დედისადმი დედიდან დედამდე',
    ],
    [
      'სოფელი | noun | village | სოფლ',
      'სოფელში სოფელზე სოფელთან სოფელივით სოფლისთვის სოფლისგან სოფლისკენ სოფლისადმი სოფლიდან სოფლამდე',
    ],
    [
      'საქართველო | place | Georgia',
      'საქართველოში საქართველოზე საქართველოსთან საქართველოსავით საქართველოსთვის საქართველოსგან საქართველოსკენ საქართველოსადმი საქართველოდან საქართველომდე',
    ],
    ['ნინო | first-name | Nino', 'ნინოში ნინოზე ნინოსთან ნინოსავით ნინოსთვის ნინოსგან ნინოსკენ ნინოსადმი'],
  ])('adds the postpositions to %s', (row, expected) => {
    const forms = decline(row).filter(
      ({ postposition, number, isVariant }) => postposition && number === 'singular' && !isVariant,
    );
    expect(forms.map(({ form }) => form).join(' ')).toBe(expected);
  });

  it.each([
    ['დიდი | adjective | big', 'დიდი დიდმა დიდ დიდი დიდი დიდ დიდო'],
    ['მწვანე | adjective | green', 'მწვანე მწვანე მწვანე მწვანე მწვანე მწვანე მწვანე'],
    ['ორი | numeral | two', 'ორი ორმა ორ ორი ორი ორ ორო'],
    ['ჩემი | pronoun | my |  | possessive', 'ჩემი ჩემმა ჩემს ჩემი ჩემი ჩემს ჩემო'],
    ['მისი | pronoun | his |  | possessive', 'მისი მისმა მის მისი მისი მის მისო'],
  ])('gives %s its forms before a noun', (row, expected) => {
    const forms = decline(row).filter(({ use }) => use === 'before-noun');
    expect(forms.map(({ form }) => form).join(' ')).toBe(expected);
  });

  it('names the parts of a form', () => {
    const parts = (text: string) =>
      decline('სახლი | noun | house')
        .find(({ form }) => form === text)
        ?.morphemes.map((morpheme) => `${morpheme.text}:${morpheme.role}`)
        .join(' ');
    expect([parts('სახლებში'), parts('სახლისათვის'), parts('სახლიდან')]).toEqual([
      'სახლ:root ებ:plural ში:postposition',
      'სახლ:root ის:case ა:vowel თვის:postposition',
      'სახლ:root ი:case დან:postposition',
    ]);
  });

  it.each<[lemma: string, grammaticalCase: GrammaticalCase, number: NounForm['number'], expected: string]>([
    ['მე', 'ergative', 'singular', 'მე'],
    ['ის', 'ergative', 'singular', 'მან იმან'],
    ['ის', 'nominative', 'plural', 'ისინი'],
    ['ის', 'dative', 'plural', 'მათ იმათ'],
    ['ეს', 'genitive', 'singular', 'ამის ამისა'],
    ['ვინ', 'dative', 'singular', 'ვის'],
    ['რა', 'instrumental', 'singular', 'რით რითი'],
  ])('has the forms of %s in the %s %s', (lemma, grammaticalCase, number, expected) => {
    const entry = nounEntries().find((candidate) => candidate.lemma === lemma && 'forms' in candidate);
    const forms = (entry ? declineNoun(entry) : []).filter(
      (form) =>
        form.case === grammaticalCase &&
        form.number === number &&
        !form.postposition &&
        form.use === 'independent',
    );
    expect(forms.map(({ form }) => form).join(' ')).toBe(expected);
  });
});

describe('parseNounRows', () => {
  it.each([
    ['სახლი\tthing\thouse', "1: 'thing' is no part of speech"],
    ['სახლი\tnoun', '1: there is no gloss'],
    ['სახლ\tnoun\thouse', "1: 'სახლ' does not end in a vowel"],
    ['სახლი\tnoun\thouse\t\todd', "1: 'odd' is no mark"],
    ['# here\nსახლი\tnoun\thouse\t\t\tmore', '2: there are more cells than columns'],
  ])('refuses %j', (rows, error) => {
    expect(() => parseNounRows(rows)).toThrow(error);
  });
});
