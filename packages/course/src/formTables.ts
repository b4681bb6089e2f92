/** Tables of the grammar lessons: forms from the grammar engine, with their English. */
import { capitalize } from '@ena/domain/text/capitalize';
import type { FormSource, FormsSectionSource } from '@ena/domain/lesson/kinds/forms';
import { conjugateEnglish, type EnglishVerb } from '@ena/grammar/verb/english';
import type { NounNumber } from '@ena/grammar/noun/model';
import { type Person, type Screeve, screeves } from '@ena/grammar/verb/features';
import { lexiconVerb, nounForm, verbForm } from './grammarForms.ts';

type Row = FormsSectionSource['rows'][number];

const verbCell = (id: string, screeve: Screeve, subject: Person, gloss: string): FormSource => ({
  form: verbForm(id, screeve, subject),
  gloss,
  lemma: lexiconVerb(id).verbalNoun,
});

/** A personal pronoun in three cases, and its possessive. */
export function pronounRow(
  label: string,
  pronoun: string,
  number: NounNumber,
  possessive: string,
  [nominative, ergative, dative, ofWhom]: readonly [string, string, string, string],
): Row {
  const cell = (grammaticalCase: 'nominative' | 'ergative' | 'dative', gloss: string) => ({
    form: nounForm(pronoun, { case: grammaticalCase, number }),
    gloss,
    lemma: pronoun,
  });
  return {
    label,
    cells: [
      cell('nominative', nominative),
      cell('ergative', ergative),
      cell('dative', dative),
      {
        form: nounForm(possessive, { case: 'nominative', number: 'singular' }),
        gloss: ofWhom,
        lemma: possessive,
      },
    ],
  };
}

/** The forms of a screeve: singular and plural by person. */
export function personRows(
  id: string,
  screeve: Screeve,
  { base, third }: { readonly base: string; readonly third: string },
): readonly Row[] {
  const row = (label: string, singular: Person, plural: Person, glosses: readonly [string, string]) => ({
    label,
    cells: [verbCell(id, screeve, singular, glosses[0]), verbCell(id, screeve, plural, glosses[1])],
  });
  return [
    row('First person', '1sg', '1pl', [`I ${base}`, `we ${base}`]),
    row('Second person', '2sg', '2pl', [`you ${base}`, `you ${base} (plural or polite)`]),
    row('Third person', '3sg', '3pl', [`he or she ${third}`, `they ${base}`]),
  ];
}

/** The English of a screeve by person: "I", "you", "he or she". */
const englishOf: Readonly<
  Record<Screeve, (verb: EnglishVerb) => readonly [first: string, second: string, third: string]>
> = {
  present: ({ base, third }) => [`I ${base}`, `you ${base}`, `he or she ${third}`],
  imperfect: ({ ing }) => [`I was ${ing}`, `you were ${ing}`, `he or she was ${ing}`],
  'present-subjunctive': ({ ing }) => [
    `(if) I were ${ing}`,
    `(if) you were ${ing}`,
    `(if) he or she were ${ing}`,
  ],
  future: ({ base }) => [`I will ${base}`, `you will ${base}`, `he or she will ${base}`],
  conditional: ({ base }) => [`I would ${base}`, `you would ${base}`, `he or she would ${base}`],
  'future-subjunctive': ({ base }) => [
    `(if) I were to ${base}`,
    `(if) you were to ${base}`,
    `(if) he or she were to ${base}`,
  ],
  aorist: ({ past }) => [`I ${past}`, `you ${past}`, `he or she ${past}`],
  optative: ({ base }) => [`(that) I ${base}`, `(that) you ${base}`, `(that) he or she ${base}`],
  perfect: ({ participle }) => [
    `I have ${participle}`,
    `you have ${participle}`,
    `he or she has ${participle}`,
  ],
  pluperfect: ({ participle }) => [
    `I had ${participle}`,
    `you had ${participle}`,
    `he or she had ${participle}`,
  ],
  'perfect-subjunctive': ({ participle }) => [
    `may I have ${participle}`,
    `may you have ${participle}`,
    `may he or she have ${participle}`,
  ],
};

const titleOf = (screeve: Screeve) => screeve.split('-').map(capitalize).join(' ');

/** All screeves of a verb, in the singular. `english`: its base form. */
export const screeveRows = (id: string, english: string): readonly Row[] =>
  screeves.map((screeve) => {
    const [first, second, third] = englishOf[screeve](conjugateEnglish(english));
    return {
      label: titleOf(screeve),
      cells: [
        verbCell(id, screeve, '1sg', first),
        verbCell(id, screeve, '2sg', second),
        verbCell(id, screeve, '3sg', third),
      ],
    };
  });
