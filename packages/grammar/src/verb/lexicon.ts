/**
 * The lexicon of verbs. Columns: id; verbal nouns, parted by `|`; gloss; class 1 to 4, with `~` if its subject is usually a thing,
 * with `*` if it is always a third person, with `0` if it is impersonal; object (n none, d direct, t a thing, i indirect, r recipient); preverb (`მი>მო`: the second beside "me, you, us"); source or reason; principal parts of present, future,
 * aorist and perfect; imperative if it is not the aorist; participles (active, past, future, negative).
 */
import {
  type ObjectKind,
  type Participles,
  type SubjectKind,
  type Verb,
  type VerbClass,
  verbClasses,
} from './features.ts';
import { lexiconRows } from './lexiconRows.ts';

const objectKinds: Readonly<Record<string, ObjectKind>> = {
  n: 'none',
  d: 'direct',
  t: 'thing',
  i: 'indirect',
  r: 'recipient',
};

const subjectKinds: Readonly<Record<string, SubjectKind>> = {
  '': 'any',
  '~': 'usually-third',
  '*': 'third',
  '0': 'impersonal',
};

function parseParticiples(text: string): Participles {
  const [active, past, future, negative] = text.split(',').map((form) => (form === '' ? null : form));
  return { active: active ?? null, past: past ?? null, future: future ?? null, negative: negative ?? null };
}

function parseClass(text: string): VerbClass {
  const verbClass = verbClasses.find((each) => String(each) === text);
  if (verbClass === undefined) throw new Error(`"${text}" is no class of verbs`);
  return verbClass;
}

/** @throws Error if the class, the kind of subject or of object is unknown. */
export function parseVerb(row: string): Verb {
  const [id = '', nouns = '', gloss = '', classText = '', kind = '', preverb = '', source = '', ...rest] =
    row.split('\t');
  const [present = '', future = '', aorist = '', perfect = '', imperative = '', participles = ''] = rest;
  const object = objectKinds[kind];
  if (object === undefined) throw new Error(`${id}: "${kind}" is no kind of object`);
  const subjects = subjectKinds[classText.slice(1)];
  if (subjects === undefined) throw new Error(`${id}: "${classText}" names no kind of subject`);
  const [verbalNoun = '', ...otherNouns] = nouns.split('|');
  return {
    id,
    verbalNoun,
    otherNouns,
    gloss,
    verbClass: parseClass(classText.charAt(0)),
    subjects,
    object,
    preverb,
    source,
    parts: { present, future, aorist, perfect },
    imperative,
    participles: parseParticiples(participles),
  };
}

/** All verbs of the lexicon. */
export const verbs: readonly Verb[] = lexiconRows.trim().split('\n').slice(1).map(parseVerb);

const verbsById = new Map(verbs.map((verb) => [verb.id, verb]));

export const findVerb = (id: string): Verb | null => verbsById.get(id) ?? null;
