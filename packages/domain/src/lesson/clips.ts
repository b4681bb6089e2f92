/**
 * The audio clips of a lesson (decision D15). A clip is named by its exact Georgian text; a text of several
 * paragraphs and a recording are named by their id, which is short and stable (open point 17, O15).
 */
import type { ExerciseItem } from '../exercise/kinds.ts';
import type { Letter, Section, Voice } from './model.ts';
import type { Phrasebook } from './phrasebook.ts';

/** A text to speak, with its voice where it matters. */
export interface SpokenText {
  readonly text: string;
  readonly voice?: Voice;
}

export interface Clip {
  readonly name: string;
  /** Spoken one after the other, with a pause between. */
  readonly spoken: readonly SpokenText[];
}

const clipsOfTexts = (...texts: readonly string[]): Clip[] =>
  texts.map((text) => ({ name: text, spoken: [{ text }] }));
const forms = (phrases: readonly { readonly form: string }[]): Clip[] =>
  clipsOfTexts(...phrases.map(({ form }) => form));

/** A vowel is spoken by itself; for a consonant its name is spoken, which begins with its sound. */
export const letterClip = ({ form, name, sound }: Pick<Letter, 'form' | 'name' | 'sound'>): Clip => ({
  name: form,
  spoken: [{ text: sound === 'vowel' ? form : name.form }],
});

/** The clips of a section: every text that has a play button. */
export function clipsOfSection(section: Section): Clip[] {
  switch (section.kind) {
    case 'letters':
      return section.letters.flatMap((letter) => [letterClip(letter), ...forms([letter.example])]);
    case 'words':
      return section.words.flatMap((word) => forms(word.example ? [word, word.example] : [word]));
    case 'forms':
      return section.rows.flatMap(({ cells }) => forms(cells));
    case 'dialogues':
      return section.conversations.flatMap(({ lines, vocabulary }) => forms([...lines, ...vocabulary]));
    case 'readings':
      return section.texts.flatMap(({ id, paragraphs, vocabulary }) => [
        { name: id, spoken: paragraphs.map(({ form }) => ({ text: form })) },
        ...forms(vocabulary),
      ]);
    case 'topics':
      return section.topics.flatMap(({ examples }) => forms(examples));
    case 'idioms':
      return section.idioms.flatMap((idiom) => forms([idiom, idiom.example]));
    case 'essays':
      return section.essays.flatMap(({ keywords }) => forms(keywords));
    case 'recordings':
      return section.recordings.flatMap(({ id, lines, vocabulary }) => [
        { name: id, spoken: lines.map(({ form, voice }) => ({ text: form, voice })) },
        ...forms(vocabulary),
      ]);
    case 'questions':
    case 'prompts':
    case 'poets':
    case 'notes':
      return [];
  }
}

/** The clips of the phrasebook: its phrases, and the examples of its patterns. */
export const clipsOfPhrasebook = ({ themes, patterns }: Phrasebook): Clip[] => [
  ...themes.flatMap(({ phrases }) => forms(phrases)),
  ...patterns.flatMap(({ example }) => forms([example])),
];

/** The clips of exercise items with a sound. */
export const clipsOfItems = (items: readonly ExerciseItem[]): Clip[] =>
  clipsOfTexts(...items.flatMap(({ sound }) => sound ?? []));

/** Maximum length of a clip name in characters; no clip has a longer one. */
export const maxClipNameLength = 200;
