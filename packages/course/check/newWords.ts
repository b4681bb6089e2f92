/** Which words of a pack's examples and text are taught neither before the pack nor before them in the pack. */
import type { WordSource } from '@ena/domain/lesson/word';
import type { PackSource } from '../src/packs/packSources.ts';
import { keysOf, keysOfItem, keysOfText, readingsOf, wordsOfText } from './lemmas.ts';
import type { Course } from './model.ts';
import { pages, wordsOf } from './walk.ts';

/** Pronouns and names of people and places are understood by themselves. */
const isKnownToAll = (word: string): boolean =>
  readingsOf(word).some(
    (reading) =>
      (reading.kind === 'noun' &&
        ['pronoun', 'first-name', 'surname', 'place'].includes(reading.entry.partOfSpeech)) ||
      reading.kind === 'number',
  );

/** What is taught before the first pack: by lessons, the vocabulary section, the phrasebook and tables of forms. */
function taughtWithoutPacks({ packs: _, ...course }: Course): Set<string> {
  const words = pages(course).flatMap(wordsOf).flatMap(keysOfItem);
  const phrases = course.phrasebook?.themes.flatMap((theme) => theme.phrases) ?? [];
  const forms = course.path?.taught.filter(({ kind }) => kind === 'form') ?? [];
  return new Set([...words, ...[...phrases, ...forms].flatMap(({ form }) => keysOfText(form))]);
}

export interface TextWithNewWords {
  readonly pack: string;
  /** Id of the word of an example; of a text, the id of the pack. */
  readonly at: string;
  readonly kind: 'example' | 'text';
  readonly text: string;
  /** Words that are not taught before, without the word of the example. */
  readonly unknown: readonly string[];
}

/** Every example of a new word of a pack, and every text of a pack, with its words that are not taught before. */
export function findNewWords(course: Course): readonly TextWithNewWords[] {
  const known = taughtWithoutPacks(course);
  const unknownIn = (text: string) => [
    ...new Set(
      wordsOfText(text).filter((word) => !isKnownToAll(word) && !keysOf(word).some((key) => known.has(key))),
    ),
  ];
  return (course.packs ?? []).flatMap((source) => [
    ...examplesOf(source).flatMap((word) => {
      for (const key of keysOfItem(word)) known.add(key);
      return word.example && source.newIds.includes(word.id)
        ? [toEntry(source, word.id, 'example', word.example.form, unknownIn)]
        : [];
    }),
    toEntry(source, source.id, 'text', source.text.lines.map(({ form }) => form).join(' '), unknownIn),
  ]);
}

const examplesOf = ({ sections }: PackSource): readonly WordSource[] =>
  sections.flatMap((section) => (section.kind === 'words' ? section.words : []));

const toEntry = (
  { id: pack }: PackSource,
  at: string,
  kind: TextWithNewWords['kind'],
  text: string,
  unknownIn: (text: string) => readonly string[],
): TextWithNewWords => ({ pack, at, kind, text, unknown: unknownIn(text) });
