/** Sections of words, whose words are rows of a table beside the lesson. Runs in Node, never in the browser. */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WordsSectionSource } from '@ena/domain/lesson/kinds/words';
import { parseWordTable } from './wordTable.ts';

type Heading = Omit<WordsSectionSource, 'kind' | 'words'>;

/**
 * The sections with their words from `words.tsv`.
 * @param moduleUrl `import.meta.url` of the lesson, whose folder has the table
 * @throws Error with file and line of each mistake: wrong cells, a row of an unknown section, a section without rows
 */
export function wordSections(moduleUrl: string, headings: readonly Heading[]): WordsSectionSource[] {
  const path = fileURLToPath(new URL('words.tsv', moduleUrl));
  const file = `${basename(dirname(path))}/words.tsv`;
  const rows = parseWordTable(readFileSync(path, 'utf8'), file);
  const errors = [
    ...rows.flatMap(({ line, section }) =>
      headings.some(({ id }) => id === section) ? [] : [`${file}:${line}: there is no section '${section}'`],
    ),
    ...headings.flatMap(({ id }) =>
      rows.some(({ section }) => section === id) ? [] : [`${file}: the section '${id}' has no words`],
    ),
  ];
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return headings.map((heading) => ({
    kind: 'words',
    ...heading,
    words: rows.filter(({ section }) => section === heading.id).map(({ word }) => word),
  }));
}
