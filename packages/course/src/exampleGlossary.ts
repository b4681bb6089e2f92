/**
 * What the words of example sentences mean, shown on a tap: from the items of the course, the glossaries of its lessons, and
 * `exampleWords.tsv` for the forms that neither has. Runs in Node.
 */
import { readFileSync } from 'node:fs';
import { tokenizeText } from '@ena/domain/georgian/tokenizeText';
import { serveSection, studyItemsOfSection } from '@ena/domain/lesson/kinds';
import type { GlossaryEntry, LessonSource, VocabularySource } from '@ena/domain/lesson/model';
import type { PhrasebookSource } from '@ena/domain/lesson/phrasebook';

/** A word of an example, with its dictionary form. */
type ExampleWord = Pick<GlossaryEntry, 'lemma' | 'gloss' | 'note'> & { readonly form: string };

/** The rows of `exampleWords.tsv`. What they say goes before the rest of the course. */
export const exampleWords: readonly ExampleWord[] = readFileSync(
  new URL('exampleWords.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [form = '', lemma = '', gloss = ''] = line.split('\t');
    return { form, lemma, gloss };
  });

export interface ExampleSources {
  readonly lessons: readonly LessonSource[];
  readonly vocabulary: VocabularySource;
  readonly phrasebook: Pick<PhrasebookSource, 'themes'>;
  readonly packs?: readonly Pick<LessonSource, 'sections'>[];
}

/** The words of the course with their meanings; those that are taught come first. */
function wordsOf({ lessons, vocabulary, phrasebook, packs = [] }: ExampleSources): readonly ExampleWord[] {
  const taught = [...lessons, vocabulary, ...packs]
    .flatMap(({ sections }) => sections.map(serveSection).flatMap(studyItemsOfSection))
    .filter(({ kind }) => kind !== 'letter');
  const phrases = phrasebook.themes.flatMap((theme) => theme.phrases);
  return [
    ...[...taught, ...phrases].map(({ form, gloss }) => {
      const word = form.replace(/[.?!]$/u, '');
      return { form: word, lemma: word, gloss };
    }),
    ...lessons.flatMap(({ glossary = {} }) =>
      Object.entries(glossary).map(([form, { lemma, gloss, note }]) => ({
        form,
        lemma,
        gloss,
        ...(note !== undefined && { note }),
      })),
    ),
  ];
}

/** Returns the glossary of a text: each of its words that the course explains. */
export function createExampleGlossary(sources: ExampleSources) {
  const entries = new Map<string, GlossaryEntry>();
  for (const { form, ...entry } of [...exampleWords, ...wordsOf(sources)])
    if (!entries.has(form)) entries.set(form, entry);
  return (text: string): Readonly<Record<string, GlossaryEntry>> =>
    Object.fromEntries(
      tokenizeText(text).flatMap(([, word]) => {
        const entry = entries.get(word);
        return entry ? [[word, entry]] : [];
      }),
    );
}
