/** What the page and the Web Worker of an import tell each other. */
import type { ColumnMapping } from '@ena/domain/ownWords/importColumns';
import type { ImportableLine, ImportOptions, ImportPlan, SkippedLine } from '@ena/domain/ownWords/importPlan';

/** A file, or a text that was pasted. */
export type ImportSource = File | string;

/** The beginning of a table; the worker keeps the rest. */
export interface TablePreview {
  readonly name: string;
  readonly rowCount: number;
  readonly mapping: ColumnMapping;
  /** The texts of the first rows, shortened, with those that are names of columns. */
  readonly rows: readonly (readonly string[])[];
}

/** Lines that are not imported: how many, and the first of them. */
export interface SkippedList {
  readonly count: number;
  readonly lines: readonly SkippedLine[];
}
export const skippedKinds = [
  'invalid',
  'repeated',
  'taught',
  'excess',
] as const satisfies readonly (keyof ImportPlan)[];
export type SkippedKind = (typeof skippedKinds)[number];

/** A plan without what is too much to show. */
export type ShownPlan = Pick<ImportPlan, 'omitted' | 'knownCount'> & {
  readonly ready: readonly ImportableLine[];
  readonly joinable: { readonly count: number; readonly first: ImportPlan['joinable'] };
} & Readonly<Record<SkippedKind, SkippedList>>;

export interface PlanRequest {
  /** By table; null: it is not imported. */
  readonly mappings: readonly (ColumnMapping | null)[];
  readonly options: ImportOptions;
}

export type ImportRequest =
  | { readonly kind: 'read'; readonly source: ImportSource }
  | { readonly kind: 'plan'; readonly request: PlanRequest };
export type ImportResult =
  /** `text`: that of a file, unless it is too long for the text field. */
  | { readonly kind: 'tables'; readonly tables: readonly TablePreview[]; readonly text: string | null }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'plan'; readonly plan: ShownPlan };
export type ImportResponse = { readonly kind: 'progress'; readonly percent: number } | ImportResult;

/** Requests and responses have the same number. */
export interface Numbered<Message> {
  readonly id: number;
  readonly message: Message;
}
