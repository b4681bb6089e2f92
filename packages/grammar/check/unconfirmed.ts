/// <reference types="node" />
/** Generated forms that no source has: neither the files of the reference nor the course. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { formOf } from '../src/morpheme.ts';
import { declineNoun } from '../src/noun/declension.ts';
import { nounEntries } from '../src/noun/entries.ts';
import { verbs } from '../src/verb/lexicon.ts';
import { conjugate } from '../src/verb/paradigm.ts';
import { courseWords } from './courseForms.ts';
import { findReferenceFile } from './reference.ts';

/** A generated form with what it is the form of: `draw: aorist 1sg 3sg`. */
export interface Generated {
  readonly form: string;
  readonly cell: string;
}

/** Every word of the reference, whatever it is said to be; null if this machine does not have it. */
export function readConfirmed(): ReadonlySet<string> | null {
  const names = [
    'forms-unimorph.tsv',
    'forms-wiktionary.tsv.gz',
    'forms-ud.tsv',
    'gloss-ka-en.tsv',
    'verb-write.tsv',
    'numbers.tsv',
    'words-web.txt.gz',
  ];
  const words = new Set(courseWords.keys());
  for (const name of names) {
    const path = findReferenceFile(name);
    if (path === null) return null;
    const bytes = readFileSync(path);
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    for (const [word] of text.matchAll(/[ა-ჰ]+(?:-[ა-ჰ]+)*/gu)) words.add(word);
  }
  return words;
}

const verbCells = (): Generated[] =>
  verbs.flatMap((verb) =>
    conjugate(verb)
      // These repeat forms of the present or future, after ნუ.
      .filter(({ screeve }) => screeve !== 'prohibitive')
      .map(({ screeve, subject, object, morphemes, isVariant, isRare }) => ({
        form: formOf(morphemes),
        cell: [`${verb.id}:`, screeve, subject, object, isVariant && 'variant', isRare && 'rare']
          .filter(Boolean)
          .join(' '),
      })),
  );

const nounCells = (): Generated[] =>
  nounEntries().flatMap((entry) =>
    declineNoun(entry).map((form) => ({
      form: form.form,
      cell: [
        `${entry.lemma}:`,
        form.case,
        form.number,
        form.postposition,
        form.use === 'before-noun' && form.use,
        form.isVariant && 'variant',
        form.isRare && 'rare',
      ]
        .filter(Boolean)
        .join(' '),
    })),
  );

/** Each generated form once, with its first cell. */
export function generatedForms(kind: 'verbs' | 'nouns'): readonly Generated[] {
  const byForm = new Map<string, Generated>();
  for (const generated of kind === 'verbs' ? verbCells() : nounCells())
    if (!byForm.has(generated.form)) byForm.set(generated.form, generated);
  return [...byForm.values()];
}
