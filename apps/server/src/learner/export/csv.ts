import { escapeFormula } from '@ena/domain/ownWords/formulaCell';
import Papa from 'papaparse';
import type { ExportedItem } from './exportItems.ts';

/**
 * The items as CSV for spreadsheets: UTF-8 with a byte order mark, because Excel takes it for another encoding without.
 * The names of the first columns are those that the import of own words knows.
 */
export function toCsv(items: readonly ExportedItem[]): string {
  const rows = items.map((item) => ({
    Georgian: escapeFormula(item.form),
    English: escapeFormula(item.gloss),
    Sentence: escapeFormula(item.example),
    Translation: escapeFormula(item.exampleGloss),
    Romanization: item.romanization,
    Kind: item.kind,
    From: item.source,
    Notes: escapeFormula(item.notes.join('\n')),
    'Understand it: next review': item.cards.recognize?.due ?? '',
    'Understand it: reviews': item.cards.recognize?.reps ?? '',
    'Write it: next review': item.cards.produce?.due ?? '',
    'Write it: reviews': item.cards.produce?.reps ?? '',
  }));
  return `\uFEFF${Papa.unparse(rows, { newline: '\r\n' })}\r\n`;
}
