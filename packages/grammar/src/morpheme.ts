/** What a part of a form does. */
export const morphemeRoles = [
  // Verbs.
  'preverb',
  'person',
  'version',
  'root',
  'passive',
  'thematic',
  'screeve',
  'number',
  'auxiliary',
  // Nouns; a root, too.
  'plural',
  'case',
  'vowel',
  'postposition',
  'particle',
] as const;
export type MorphemeRole = (typeof morphemeRoles)[number];

/** A part of a form with its role, such as `{ text: 'ებ', role: 'plural' }`. Never empty. */
export interface Morpheme {
  readonly text: string;
  readonly role: MorphemeRole;
}

/** The form that parts make up. */
export const formOf = (morphemes: readonly Morpheme[]): string => morphemes.map(({ text }) => text).join('');
