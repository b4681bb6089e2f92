import { describe, expect, it } from 'vitest';
import { formOf } from '../morpheme.ts';
import { type Person, screeves, type VerbCategory, type VerbForm, verbCategories } from './features.ts';
import { findVerb } from './lexicon.ts';
import { conjugate } from './paradigm.ts';

function cell(id: string, screeve: VerbCategory, subject: Person, object: Person | null): VerbForm[] {
  const verb = findVerb(id);
  const forms = verb === null ? [] : conjugate(verb);
  return forms.filter(
    (form) => form.screeve === screeve && form.subject === subject && form.object === object,
  );
}

const textOf = (forms: readonly VerbForm[]) => forms.map(({ morphemes }) => formOf(morphemes)).join(' ');

describe('a form', () => {
  it.each<[string, VerbCategory, Person, Person | null, string]>([
    // Two persons: the marker of the object wins over v-.
    ['draw', 'present', '1sg', '3sg', 'ვხატავ'],
    ['draw', 'present', '1sg', '2sg', 'გხატავ'],
    ['draw', 'present', '1sg', '2pl', 'გხატავთ'],
    ['draw', 'present', '3sg', '1pl', 'გვხატავს'],
    ['draw', 'present', '3sg', '2pl', 'გხატავთ'],
    ['draw', 'present', '3pl', '2pl', 'გხატავენ'],
    ['draw', 'aorist', '2pl', '1sg', 'დამხატეთ'],
    ['draw', 'pluperfect', '3sg', '1sg', 'დავეხატე'],
    // Stems by person.
    ['kill', 'aorist', '1sg', '3sg', 'მოვკალი'],
    ['kill', 'optative', '1sg', '3sg', 'მოვკლა'],
    ['work', 'optative', '3sg', null, 'იმუშაოს'],
    ['sit', 'present', '3pl', null, 'სხედან'],
    ['go', 'future', '2sg', null, 'წახვალ'],
    ['go', 'imperative', '2pl', null, 'წადით'],
    // A recipient, who is not marked in the third series.
    ['give', 'aorist', '3sg', '3sg', 'მისცა'],
    ['give', 'aorist', '3sg', '1sg', 'მომცა'],
    ['give', 'perfect', '3sg', null, 'მიუცია'],
    // Inversion.
    ['love', 'present', '1sg', '2sg', 'მიყვარხარ'],
    ['love', 'present', '3pl', '3sg', 'უყვართ'],
    ['love', 'present', '3pl', '1sg', 'ვუყვარვარ ვუყვარვართ'],
    ['know', 'future', '1sg', '3sg', 'მეცოდინება'],
    ['bring', 'present', '1sg', '3sg', 'მომაქვს'],
    ['help', 'perfect', '3sg', '1sg', 'დამხმარებია'],
    // A variant after the usual form.
    ['hide', 'perfect', '1sg', '3sg', 'დამიმალავს დამიმალია'],
    ['write', 'prohibitive', '2pl', '3sg', 'ნუ წერთ'],
    ['know', 'imperative', '2sg', '3sg', 'იცოდე'],
  ])('%s, %s, %s, %s is %s', (id, screeve, subject, object, expected) => {
    expect(textOf(cell(id, screeve, subject, object))).toBe(expected);
  });

  it('has its morphemes in order', () => {
    const [form] = cell('write', 'perfect', '2pl', '3sg');
    expect(form?.morphemes.map(({ text, role }) => `${text} ${role}`)).toEqual([
      'და preverb',
      'გ person',
      'ი version',
      'წერ root',
      'ი screeve',
      'ა number',
      'თ number',
    ]);
  });

  it('is not made of a person that acts on itself', () => {
    expect(cell('draw', 'present', '1sg', '1pl')).toEqual([]);
  });
});

describe('a paradigm', () => {
  const categoriesOf = (id: string) => {
    const verb = findVerb(id);
    return [...new Set(verb === null ? [] : conjugate(verb).map(({ screeve }) => screeve))];
  };

  it('has all screeves, imperative and prohibitive', () => {
    expect(categoriesOf('write')).toEqual(verbCategories);
  });

  it('has no imperative of a feeling', () => {
    expect(categoriesOf('like')).toEqual(screeves);
  });

  it('lacks what the entry marks as rare', () => {
    expect(categoriesOf('love')).not.toContain('aorist');
  });
});

describe('the cases beside a form', () => {
  it.each<[string, VerbCategory, Person | null, VerbForm['cases']]>([
    ['write', 'present', '3sg', { subject: 'nominative', directObject: 'dative', indirectObject: null }],
    ['write', 'aorist', '3sg', { subject: 'ergative', directObject: 'nominative', indirectObject: null }],
    ['write', 'perfect', '3sg', { subject: 'dative', directObject: 'nominative', indirectObject: null }],
    ['work', 'aorist', null, { subject: 'ergative', directObject: null, indirectObject: null }],
    ['go', 'aorist', null, { subject: 'nominative', directObject: null, indirectObject: null }],
    [
      'give',
      'perfect',
      null,
      { subject: 'dative', directObject: 'nominative', indirectObject: 'postposition' },
    ],
    ['want', 'present', '3sg', { subject: 'dative', directObject: 'nominative', indirectObject: null }],
    ['help', 'aorist', '3sg', { subject: 'nominative', directObject: null, indirectObject: 'dative' }],
  ])('%s, %s', (id, screeve, object, expected) => {
    expect(cell(id, screeve, '3sg', object)[0]?.cases).toEqual(expected);
  });
});

it('the subject of იცის is in the ergative', () => {
  const know = findVerb('know');
  const present = know && conjugate(know).find(({ screeve }) => screeve === 'present');
  expect(present?.cases).toMatchObject({ subject: 'ergative', directObject: 'nominative' });
});

describe('the subjects of a verb', () => {
  const subjectsOf = (id: string, screeve: VerbCategory) => {
    const verb = findVerb(id);
    const forms = verb === null ? [] : conjugate(verb);
    return forms
      .filter((form) => form.screeve === screeve)
      .map(({ subject, isRare }) => (isRare ? `(${subject})` : subject))
      .join(' ');
  };
  it.each<[string, VerbCategory, string]>([
    ['rain', 'future', '3sg'],
    ['happen', 'aorist', '3sg 3pl'],
    ['happen', 'imperative', ''],
    ['end', 'present', '(1sg) (2sg) 3sg (1pl) (2pl) 3pl'],
    ['end', 'imperative', '(2sg) (2pl) (3sg) (1pl) (3pl)'],
    ['stay', 'imperative', '2sg 2pl 3sg 1pl 3pl'],
  ])('%s, %s: %s, rare ones in brackets', (id, screeve, subjects) => {
    expect(subjectsOf(id, screeve)).toBe(subjects);
  });
});

it('leaves out a first screeve that is not in use', () => {
  expect([
    textOf(cell('be-victorious', 'aorist', '2pl', null)),
    textOf(cell('be-victorious', 'optative', '2pl', null)),
  ]).toEqual(['', 'გაგიმარჯოთ']);
});
