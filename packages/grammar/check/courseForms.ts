/** The Georgian words of the course, from its bodies as served. */
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { exampleWords } from '@ena/course/exampleGlossary';
import { phrasebook } from '@ena/course/phrasebook';
import { tokenizeText } from '@ena/domain/georgian/tokenizeText';

/** Fields that have Georgian as one says it. Options may be wrong on purpose, and explanations name pieces of words. */
const fields = new Set([
  'form',
  'acceptedForms',
  'answer',
  'animateForm',
  'lemma',
  'pattern',
  'sentence',
  'glossary',
]);

/** A word of a text, with its number where it ends one (5-ზე); null for a piece of a word, such as -ში. */
function wordOf([before, word, after]: readonly [string, string, string]): string | null {
  if (word === '') return null;
  const [number = ''] = /(?:მე-)?\d+-$/u.exec(before) ?? [];
  if (number !== '') return number + word;
  return before.endsWith('-') || after.startsWith('-') ? null : word;
}

function collect(): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const add = (text: string, place: string) => {
    for (const token of tokenizeText(text)) {
      const word = wordOf(token);
      if (word !== null && !words.has(word)) words.set(word, `${place}: ${text}`);
    }
  };
  const visit = (value: unknown, place: string, field: string): void => {
    if (typeof value === 'string') {
      if (fields.has(field)) add(value, place);
    } else if (Array.isArray(value)) for (const entry of value) visit(entry, place, field);
    else if (typeof value === 'object' && value !== null) {
      const id = 'id' in value && typeof value.id === 'string' ? value.id : place;
      for (const [key, entry] of Object.entries(value)) {
        // The keys of a glossary are forms.
        if (field === 'glossary') add(key, id);
        visit(entry, id, key);
      }
    }
  };
  for (const [id, body] of [...lessonBodies, ...packBodies, ...quizBodies]) visit(body, id, '');
  for (const body of [vocabulary, phrasebook, exampleWords]) visit(body, 'course', '');
  return words;
}

/** Every Georgian word of the course, with a place where it stands. */
export const courseWords: ReadonlyMap<string, string> = collect();

/** An entry of a glossary of the course. */
export interface Glossed {
  readonly form: string;
  readonly lemma: string;
  /** Which form it is, such as `dative, with -ში`; empty where it is the dictionary form. */
  readonly note: string;
}

export const glossedForms: readonly Glossed[] = [
  ...[...lessonBodies.values()].flatMap(({ glossary = {} }) =>
    Object.entries(glossary).map(([form, { lemma, note = '' }]) => ({ form, lemma, note })),
  ),
  ...exampleWords.map(({ form, lemma }) => ({ form, lemma, note: '' })),
];
