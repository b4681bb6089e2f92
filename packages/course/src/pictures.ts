/**
 * Which words have a picture: `pictures.tsv`. Only where a person who sees the picture alone would name this word and no other
 * one of the course. Runs in Node, never in the browser: words are served with the name of their picture (decision 0114).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Fluent Emoji, from its npm package; or our own drawings, `pictures/*.svg`. */
const pictureSources = ['emoji', 'own'] as const;

export interface PictureRow {
  /** Number of the line in the file, from 1. */
  readonly line: number;
  /** Of the word. */
  readonly id: string;
  readonly source: (typeof pictureSources)[number];
  /** Of the picture within its source, and of its file. */
  readonly name: string;
}

/**
 * @param content of the table: the columns `id` and `picture`, such as `emoji:red-apple` or `own:khinkali`
 * @throws Error that lists every mistake with its line: `pictures.tsv:12: …`
 */
export function parsePictureTable(content: string): readonly PictureRow[] {
  const [header, ...lines] = content.split(/\r?\n/u);
  if (header !== 'id\tpicture') throw new Error("pictures.tsv:1: the columns are not 'id' and 'picture'");
  const rows = lines.flatMap((text, index) => {
    if (text === '') return [];
    const [, id = '', kind, name = ''] = /^(\S+)\t(\w+):([a-z0-9-]+)$/u.exec(text) ?? [];
    return [{ line: index + 2, id, source: pictureSources.find((one) => one === kind), name }];
  });
  const wrong = rows.filter(({ source }) => source === undefined);
  if (wrong.length > 0)
    throw new Error(
      wrong.map(({ line }) => `pictures.tsv:${line}: this is not 'id, source:name'`).join('\n'),
    );
  return rows.flatMap(({ source, ...row }) => (source ? [{ source, ...row }] : []));
}

export const pictureRows: readonly PictureRow[] = parsePictureTable(
  readFileSync(fileURLToPath(new URL('pictures.tsv', import.meta.url)), 'utf8'),
);

const names = new Map(pictureRows.map(({ id, name }) => [id, name]));

/** The name of the picture of a word. */
export const imageOf = (itemId: string): string | undefined => names.get(itemId);
