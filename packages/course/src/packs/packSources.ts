/** Packs with their words and texts, from the folders beside this file, as sources of pages. Runs in Node. */
import { existsSync, readFileSync } from 'node:fs';
import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import type { SectionSource } from '@ena/domain/lesson/kinds';
import type { LessonSource } from '@ena/domain/lesson/model';
import type { WordSource } from '@ena/domain/lesson/word';
import { packExercises } from '../wordExercises.ts';
import { type PackRow, parsePackTable } from '../wordTable.ts';
import type { CatalogPack } from './packs.ts';
import type { PackText } from './definePack.ts';

/** The files of a pack. */
export interface PackContent {
  readonly pack: CatalogPack;
  readonly rows: readonly PackRow[];
  readonly text: PackText;
}

export interface PackSource extends LessonSource {
  readonly pack: CatalogPack;
  /** Ids of the words that only this page teaches; the others are those of other pages. */
  readonly newIds: readonly string[];
  readonly text: PackText;
}

/**
 * Reads `words.tsv` and `text.ts` of a pack.
 * @throws Error with file and line of each mistake
 */
export async function readPack(pack: CatalogPack): Promise<PackContent> {
  const file = new URL(`${pack.id}/words.tsv`, import.meta.url);
  if (!existsSync(file)) throw new Error(`packs/${pack.id}/words.tsv is absent`);
  const rows = parsePackTable(readFileSync(file, 'utf8'), `packs/${pack.id}/words.tsv`);
  // as: what each text.ts exports; the compiler does not know a module by a computed name.
  const { text } = (await import(`./${pack.id}/text.ts`)) as { text: PackText };
  return { pack, rows, text };
}

const questionsOf = (packId: string, { questions }: PackText): ChoiceItem[] =>
  questions.map(({ prompt, options }, index) => ({
    kind: 'choice',
    id: `${packId}.text.${index + 1}`,
    teaches: [],
    prompt,
    options,
    answer: options[0],
  }));

function textSection(packId: string, text: PackText): SectionSource {
  const id = `${packId}.text`;
  const shared = { id, title: text.title, vocabulary: [], questions: questionsOf(packId, text) };
  return text.kind === 'dialogue'
    ? {
        kind: 'dialogues',
        id: 'dialogue',
        title: 'Dialogue',
        description: 'The words of this pack in a conversation.',
        conversations: [{ ...shared, description: '', lines: text.lines }],
      }
    : {
        kind: 'readings',
        id: 'text',
        title: 'Text',
        description: 'The words of this pack in a short text.',
        texts: [
          {
            ...shared,
            paragraphs: [
              {
                form: text.lines.map(({ form }) => form).join(' '),
                gloss: text.lines.map(({ gloss }) => gloss).join(' '),
              },
            ],
          },
        ],
      };
}

/**
 * Packs as sources of pages.
 * @param taught words and phrases of the other pages, by id
 * @throws Error with file and line of each id that nothing has
 */
export function packSourcesOf(
  contents: readonly PackContent[],
  taught: ReadonlyMap<string, WordSource>,
): readonly PackSource[] {
  const own = contents.flatMap(({ rows }) => rows.flatMap(({ word }) => word ?? []));
  const known = new Map([...own.map((word) => [word.id, word] as const), ...taught]);
  const missing = contents.flatMap(({ pack, rows }) =>
    rows.flatMap(({ line, id, word }) =>
      word || known.has(id)
        ? []
        : [`packs/${pack.id}/words.tsv:${line}: no page teaches ${id}, and the row has no form of its own`],
    ),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return contents.map(({ pack, rows, text }) => ({
    pack,
    text,
    newIds: rows.flatMap(({ word }) => word?.id ?? []),
    id: pack.id,
    title: pack.title,
    subtitle: `${pack.canDo}.`,
    tips: [],
    sections: [
      {
        kind: 'words',
        // Of its own: wrong options come from the same section first.
        id: pack.id,
        title: 'Words',
        description: 'Each with an example.',
        words: rows.flatMap(({ id, word }) => word ?? known.get(id) ?? []),
      },
      textSection(pack.id, text),
    ],
    exercises: packExercises(pack.id),
    reviewerNote: '',
  }));
}

/** The page of a pack without the words of other pages, and the texts of its card. */
export const newWordsOf = ({ id, pack, sections, newIds }: PackSource) => ({
  id,
  title: pack.title,
  canDo: pack.canDo,
  emblem: pack.emblem,
  emblemGloss: pack.emblemGloss,
  sections: sections.map((section) =>
    section.kind === 'words'
      ? { ...section, words: section.words.filter((word) => newIds.includes(word.id)) }
      : section,
  ),
});
