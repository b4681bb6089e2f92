/** Which rows of tables can be imported as own words, which cannot, and why. */
import { hasGeorgian } from '../georgian/letters.ts';
import { ownSourceTitle, sourceColumnOf, splitGroups } from './exportFormat.ts';
import { unescapeFormula } from './formulaCell.ts';
import { cleanCell, joinBlocks, joinMeanings, type Removal } from './importCell.ts';
import type { ColumnMapping, ColumnRole } from './importColumns.ts';
import { removeRomanization, removeRomanizationOf } from './importRomanization.ts';
import type { ImportTable, TableRow } from './importTable.ts';
import {
  cleanGroups,
  cleanNote,
  cleanOwnWord,
  maxGroupLength,
  maxGroupsPerWord,
  maxNoteLength,
  maxOwnWords,
  type OwnWord,
  ownWordLimits,
  ownWordProblems,
} from './ownWord.ts';

export interface ImportableLine {
  readonly line: number;
  readonly word: OwnWord;
  readonly note: string;
  readonly groups: readonly string[];
  /** The learner has this word already: it is updated. */
  readonly isKnown: boolean;
}
/** A line that is not imported; `text` is its Georgian, or else the beginning of the line. */
export interface SkippedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** What was left out of the texts of lines that are imported. */
export const omissions = ['markup', 'media', 'gaps', 'romanization', 'sentence', 'note'] as const;
export type Omission = (typeof omissions)[number];

export interface ImportPlan {
  readonly ready: readonly ImportableLine[];
  /** The learner has these words already, or an earlier line has them. */
  readonly repeated: readonly SkippedLine[];
  readonly invalid: readonly SkippedLine[];
  /** Lines of an export of Ena whose words the course teaches. */
  readonly taught: readonly SkippedLine[];
  /** Valid lines for which there is no room: a learner has a maximum of own words. */
  readonly excess: readonly SkippedLine[];
  /** Number of words that the learner has already, whether they are updated or not. */
  readonly knownCount: number;
  /** Words that several lines have with different meanings. */
  readonly joinable: readonly { readonly form: string; readonly glosses: readonly string[] }[];
  /** Number of lines by what was left out of them. */
  readonly omitted: Readonly<Record<Omission, number>>;
}

export interface ImportOptions {
  /** Forms of the words that the learner has. */
  readonly ownForms: ReadonlySet<string>;
  /** Number of words that the learner has, of which not all forms may be known. */
  readonly ownCount: number;
  readonly existing: 'skip' | 'update';
  /** Whether one word gets the meanings of all its lines. */
  readonly joinsMeanings: boolean;
}

export interface MappedTable {
  readonly table: ImportTable;
  readonly mapping: ColumnMapping;
}

/** The column of an export of Ena that says what teaches a word; -1 in any other table. */
const sourceColumn = ({ names }: ColumnMapping): number => sourceColumnOf(names);

const shownLength = 40;
const shorten = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

/** What programs write in place of letters that they cannot. */
const lostLetters = /\?{2,}|\uFFFD/u;

interface ReadRow {
  readonly word: OwnWord;
  readonly note: string;
  readonly groups: readonly string[];
  readonly problems: readonly string[];
  readonly omitted: ReadonlySet<Omission>;
}

/** Tags are separated by commas, or by spaces as in Anki where the column has no name or that of tags. */
const splitTags = (text: string, name: string): string[] =>
  (/[,;]/u.test(text) || (name !== '' && !/tag/iu.test(name))
    ? text.split(/[,;\n]/u)
    : text.split(/\s+/u)
  ).map((group) => group.replaceAll('::', ': ').trim());

const unique = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

/**
 * The texts of a row by role, cleaned. Those of an export of Ena stay as they are: what looks like markup or romanization
 * in a CSV file of ours is part of the text.
 */
function readRow(
  { cells, groups: given = [] }: TableRow,
  { roles, names }: ColumnMapping,
  { columnNames }: ImportTable,
): ReadRow {
  const isExport = sourceColumnOf(names) !== -1;
  const isPlainText = isExport && columnNames === null;
  const omitted = new Set<Omission>();
  const blocksOf = (role: ColumnRole) =>
    roles.flatMap((one, index) => {
      const cell = one === role ? (cells[index] ?? '') : '';
      if (cell === '') return [];
      if (isPlainText) return [{ blocks: [unescapeFormula(cell)], name: '' }];
      const { blocks, removed } = cleanCell(cell);
      // The markup of an export is that of Ena.
      if (!isExport) for (const removal of removed satisfies readonly Removal[]) omitted.add(removal);
      return [{ blocks, name: names[index] ?? '' }];
    });
  const textsOf = (role: ColumnRole) => blocksOf(role).map(({ blocks }) => joinBlocks(blocks));
  const read = (text: string, without: string) => {
    if (isExport || text === without) return text;
    omitted.add('romanization');
    return without;
  };
  const formWithReading = textsOf('form').join(' ');
  const form = read(formWithReading, removeRomanization(formWithReading));
  const glossWithReading = isExport
    ? textsOf('gloss').join(' ')
    : joinMeanings(unique(blocksOf('gloss').map(({ blocks }) => joinMeanings(blocks))));
  const gloss = read(glossWithReading, removeRomanizationOf(form, glossWithReading));
  const sentenceWithReading = textsOf('sentence').join(' ');
  const cleaned = cleanOwnWord({
    form,
    gloss,
    sentence: read(sentenceWithReading, removeRomanization(sentenceWithReading)),
    translation: textsOf('translation').join(' '),
  });
  const problems = ownWordProblems(cleaned);
  const hasSentenceProblem = problems.sentence !== undefined;
  if (hasSentenceProblem || problems.translation !== undefined) omitted.add('sentence');
  const word = {
    ...cleaned,
    ...(hasSentenceProblem && { sentence: '' }),
    ...((hasSentenceProblem || problems.translation !== undefined) && { translation: '' }),
  };
  const note = cleanNote(
    blocksOf('note')
      .map(({ blocks }) => blocks.join('\n'))
      .join('\n'),
  );
  if (note.length > maxNoteLength) omitted.add('note');
  const groups = blocksOf('groups').flatMap(({ blocks, name }) =>
    isExport ? splitGroups(blocks.join('\n')) : splitTags(blocks.join('\n'), name),
  );
  const isLost = !hasGeorgian(cleaned.form) && lostLetters.test(cells.join(' '));
  return {
    word,
    note: note.slice(0, maxNoteLength),
    groups: cleanGroups([...given, ...groups])
      .filter(({ length }) => length <= maxGroupLength)
      .slice(0, maxGroupsPerWord),
    problems: isLost
      ? ['Its letters are lost: a program has replaced them by question marks.']
      : [
          ...(problems.form === undefined ? [] : [`Georgian: ${problems.form}`]),
          ...(problems.gloss === undefined ? [] : [`English: ${problems.gloss}`]),
        ],
    omitted,
  };
}

/** Adds the texts of a later line of the same word; null if the meanings are too long together. */
function join(first: ImportableLine, { word, note, groups }: ReadRow): ImportableLine | null {
  const gloss = joinMeanings([first.word.gloss, word.gloss]);
  if (gloss.length > ownWordLimits.gloss) return null;
  const notes = unique([first.note, note]).join('\n');
  return {
    ...first,
    word: { ...(first.word.sentence === '' ? word : first.word), form: first.word.form, gloss },
    note: notes.length > maxNoteLength ? first.note : notes,
    groups: unique([...first.groups, ...groups]).slice(0, maxGroupsPerWord),
  };
}

/** How many rows are read between two reports of the progress. */
const reportedRows = 2000;

/**
 * Sorts the rows of tables into those that can be imported and those that cannot. Rows without text are left out.
 * `onProgress` gets the number of rows that were read.
 */
export function planImport(
  tables: readonly MappedTable[],
  { ownForms, ownCount, existing, joinsMeanings }: ImportOptions,
  onProgress: (rows: number) => void = () => undefined,
): ImportPlan {
  const ready = new Map<string, ImportableLine>();
  /** Meanings of a form by their lower case. */
  const meaningsOf = new Map<string, Map<string, string>>();
  const [repeated, invalid, taught, excess]: [SkippedLine[], SkippedLine[], SkippedLine[], SkippedLine[]] = [
    [],
    [],
    [],
    [],
  ];
  const omitted = Object.fromEntries(omissions.map((omission) => [omission, 0])) as Record<Omission, number>; // as: one entry for each
  const known = new Set<string>();
  let newWords = 0;
  let count = 0;
  for (const { table, mapping } of tables) {
    const source = sourceColumn(mapping);
    for (const row of table.rows.slice(mapping.headerRows)) {
      count += 1;
      if (count % reportedRows === 0) onProgress(count);
      if (!row.cells.some((cell) => cell.trim() !== '')) continue;
      const { line, cells } = row;
      const read = readRow(row, mapping, table);
      const { form, gloss } = read.word;
      const text = shorten(form === '' ? cells.join(' ').trim() : form);
      const from = source === -1 ? ownSourceTitle : joinBlocks(cleanCell(cells[source] ?? '').blocks);
      const isKnown = ownForms.has(form);
      const skip = (list: SkippedLine[], reason: string) => list.push({ line, text, reason });
      if (from !== ownSourceTitle) skip(taught, `The course teaches it: ${shorten(from)}.`);
      else if (read.problems.length > 0) skip(invalid, read.problems.join(' '));
      else {
        if (isKnown) known.add(form);
        const earlier = ready.get(form);
        if (isKnown && existing === 'skip') skip(repeated, 'You have this word already.');
        else if (!earlier && !isKnown && ownCount + newWords >= maxOwnWords)
          skip(excess, `You can have ${maxOwnWords} words.`);
        else {
          const meanings = meaningsOf.get(form) ?? new Map<string, string>();
          meaningsOf.set(form, meanings);
          const isOther = !meanings.has(gloss.toLowerCase());
          if (isOther) meanings.set(gloss.toLowerCase(), gloss);
          const added = !earlier
            ? { line, word: read.word, note: read.note, groups: read.groups, isKnown }
            : isOther && joinsMeanings
              ? join(earlier, read)
              : null;
          if (added) {
            if (!earlier && !isKnown) newWords += 1;
            ready.set(form, added);
            for (const omission of read.omitted) omitted[omission] += 1;
          } else skip(repeated, `The same word as in line ${earlier?.line ?? line}.`);
        }
      }
    }
  }
  const joinable = [...meaningsOf].flatMap(([form, meanings]) =>
    meanings.size > 1 ? [{ form, glosses: [...meanings.values()] }] : [],
  );
  return {
    ready: [...ready.values()],
    repeated,
    invalid,
    taught,
    excess,
    knownCount: known.size,
    joinable,
    omitted,
  };
}
