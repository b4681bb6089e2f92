/**
 * The tables from which own words are imported, whatever file they come from: a text, a workbook or a package of Anki.
 */

/**
 * A row of a table. Its cells are as the file has them, with markup and references to media; the rules of the import
 * clean them.
 */
export interface TableRow {
  /** Number of its first line, row or note in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Groups (tags) that the file gives to this row outside its cells. */
  readonly groups?: readonly string[];
}

/** A table of a file, from which words are imported. */
export interface ImportTable {
  /** Name of the deck, sheet or note type; empty for a plain text. */
  readonly name: string;
  /** Null: the file has no names of columns outside its rows. */
  readonly columnNames: readonly string[] | null;
  readonly rows: readonly TableRow[];
}
