/**
 * The Web Worker of an import: reads files and plans what is imported, so that the page stays responsive with a hundred
 * thousand lines. It keeps the tables, of which the page gets what it shows.
 */
import { cleanCell, joinBlocks } from '@ena/domain/ownWords/importCell';
import { guessColumns } from '@ena/domain/ownWords/importColumns';
import { planImport, type SkippedLine } from '@ena/domain/ownWords/importPlan';
import type { ImportTable } from '@ena/domain/ownWords/importTable';
import { findLostLetters, readTextTables } from '@ena/domain/ownWords/importText';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { decodeText } from './decodeText.ts';
import { importProblemText } from './files/importProblem.ts';
import { readImportFile } from './files/readImportFile.ts';
import type {
  ImportRequest,
  ImportResponse,
  ImportResult,
  ImportSource,
  Numbered,
  PlanRequest,
  SkippedList,
  TablePreview,
} from './importMessages.ts';

const megabyte = 1024 * 1024;
const maxTextBytes = 20 * megabyte;
/** Longer texts of files are not put into the text field. */
const maxEditableLength = 100_000;
const shownRows = 6;
const shownLength = 80;
const shownSkipped = 500;

let tables: readonly ImportTable[] = [];

const shorten = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);
const textOf = (cell: string) => shorten(joinBlocks(cleanCell(cell).blocks));

const toPreview = (table: ImportTable): TablePreview => {
  const mapping = guessColumns(table);
  return {
    name: table.name,
    rowCount: table.rows.length,
    mapping,
    rows: table.rows.slice(0, shownRows).map(({ cells }) => cells.slice(0, mapping.roles.length).map(textOf)),
  };
};

const problem = (text: string): ImportResult => ({ kind: 'problem', problem: text });

/** Keeps the tables that have rows, and tells the page of them. */
function keep(found: readonly ImportTable[], name: string, text: string | null): ImportResult {
  tables = found.filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) return problem(`There are no words in ${name}.`);
  if (!tables.some(({ rows }) => rows.some(({ cells }) => cells.some(hasGeorgian))))
    return problem(
      `There is no Georgian in ${name}. Each word needs its Georgian letters and its meaning. Nothing was imported.`,
    );
  return { kind: 'tables', tables: tables.map(toPreview), text };
}

/** The tables of a text; `name` is how the page calls it. */
function readText(text: string, name: string, isFile: boolean): ImportResult {
  const lost = findLostLetters(text);
  return lost === null
    ? keep(readTextTables(text), name, isFile && text.length <= maxEditableLength ? text : null)
    : problem(
        `The Georgian letters of ${name} are lost: it has “${lost}” in their place. Go back to the program that still shows them, save it there as “CSV UTF-8” or “Unicode text”, and choose that file. Nothing was imported.`,
      );
}

async function readFile(file: File): Promise<ImportResult> {
  const name = `“${file.name}”`;
  const content = await readImportFile(file);
  if (content.kind === 'tables') return keep(content.tables, name, null);
  if (content.kind === 'problem') return problem(importProblemText(content.problem, file.name));
  if (file.size > maxTextBytes)
    return problem(`${name} is too large: at most ${maxTextBytes / megabyte} MB. Nothing was imported.`);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return text === null
    ? problem(
        `${name} is not a text file in UTF-8, so that its letters cannot be read. Save it as “CSV UTF-8”, and choose it again. Nothing was imported.`,
      )
    : readText(text, name, true);
}

const read = (source: ImportSource): Promise<ImportResult> | ImportResult =>
  typeof source === 'string' ? readText(source, 'this text', false) : readFile(source);

const listOf = (lines: readonly SkippedLine[]): SkippedList => ({
  count: lines.length,
  lines: lines.slice(0, shownSkipped),
});

function plan({ mappings, options }: PlanRequest, onProgress: (percent: number) => void): ImportResult {
  const chosen = tables.flatMap((table, index) => {
    const mapping = mappings[index];
    return mapping ? [{ table, mapping }] : [];
  });
  const total = chosen.reduce((count, { table }) => count + table.rows.length, 0);
  const { ready, invalid, repeated, taught, excess, joinable, knownCount, omitted } = planImport(
    chosen,
    options,
    (rows) => onProgress(Math.round((100 * rows) / total)),
  );
  return {
    kind: 'plan',
    plan: {
      ready,
      omitted,
      knownCount,
      invalid: listOf(invalid),
      repeated: listOf(repeated),
      taught: listOf(taught),
      excess: listOf(excess),
      joinable: { count: joinable.length, first: joinable.slice(0, 2) },
    },
  };
}

addEventListener('message', ({ data }: MessageEvent<Numbered<ImportRequest>>) => {
  const { id, message } = data;
  const post = (response: ImportResponse) =>
    postMessage({ id, message: response } satisfies Numbered<ImportResponse>);
  if (message.kind === 'plan') post(plan(message.request, (percent) => post({ kind: 'progress', percent })));
  else
    void Promise.resolve(read(message.source)).then(post, () =>
      // The file has changed or is gone, or the reader of its format could not be loaded.
      post(
        problem(
          'The file could not be read. Check your internet connection and the file, and choose it again.',
        ),
      ),
    );
});
