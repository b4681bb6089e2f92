import type { CsvSeparator } from '@ena/domain/ownWords/csvSeparators';
import { exportColumns, groupsColumn, joinGroups } from '@ena/domain/ownWords/exportFormat';
import { escapeFormula } from '@ena/domain/ownWords/formulaCell';
import Papa from 'papaparse';
import type { ExportedItem } from './exportItems.ts';

const delimiters: Readonly<Record<CsvSeparator, string>> = { comma: ',', semicolon: ';', tab: '\t' };

/**
 * The items as CSV for spreadsheets: UTF-8 with a byte order mark, because Excel takes it for another encoding without.
 * The import of own words knows the names of the columns, and takes the own words from it as they are.
 */
export function toCsv(items: readonly ExportedItem[], separator: CsvSeparator): string {
  const rows = items.map((item) => ({
    [exportColumns.form]: escapeFormula(item.form),
    [exportColumns.gloss]: escapeFormula(item.gloss),
    [exportColumns.sentence]: escapeFormula(item.example),
    [exportColumns.translation]: escapeFormula(item.exampleGloss),
    [exportColumns.romanization]: escapeFormula(item.romanization),
    Kind: item.kind,
    [exportColumns.source]: item.source,
    [groupsColumn]: escapeFormula(joinGroups(item.groups)),
    [exportColumns.note]: escapeFormula(item.notes.join('\n')),
    'Understand it: next review': item.cards.recognize?.due ?? '',
    'Understand it: reviews': item.cards.recognize?.reps ?? '',
    'Write it: next review': item.cards.produce?.due ?? '',
    'Write it: reviews': item.cards.produce?.reps ?? '',
  }));
  return `\uFEFF${Papa.unparse(rows, { delimiter: delimiters[separator], newline: '\r\n' })}\r\n`;
}
