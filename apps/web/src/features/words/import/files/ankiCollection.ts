/** Reads the notes of an Anki collection in its packages (`.apkg`, `.colpkg`), of schema versions 11 and 18. */
import { groupsOfAnkiTags, isOurAnkiGuid } from '@ena/domain/ownWords/exportFormat';
import type { ImportTable, TableRow } from '@ena/domain/ownWords/importTable';
import { Decompress } from 'fzstd';
import { array, number, object, parse, record, string } from 'valibot';
import { ImportFailure } from './importProblem.ts';
import { openSqlite, type SqliteDatabase, type SqliteValue } from './sqliteDatabase.ts';
import { maxUnpackedBytes, type ZipArchive } from './zipArchive.ts';

/** Names of the collection by the version of the package; the last one is compressed with Zstandard. */
const collections = { 1: 'collection.anki2', 2: 'collection.anki21', 3: 'collection.anki21b' } as const;
type Version = keyof typeof collections;
const isVersion = (value: number | undefined): value is Version =>
  value !== undefined && value in collections;

export const isAnkiPackage = (archive: ZipArchive): boolean =>
  Object.values(collections).some((name) => archive.names.has(name));

/** The version of a package, which its file `meta` has as a protocol buffer: field 1. Old packages have no such file. */
async function versionOf(archive: ZipArchive): Promise<Version> {
  if (!archive.names.has('meta')) return archive.names.has(collections[2]) ? 2 : 1;
  const [tag, version] = await archive.read('meta');
  if (tag !== 8 || !isVersion(version)) throw new ImportFailure('newerAnki');
  return version;
}

function unpackZstandard(packed: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const decompress = new Decompress((chunk) => {
    size += chunk.length;
    if (size > maxUnpackedBytes) throw new ImportFailure('tooLarge');
    chunks.push(chunk);
  });
  decompress.push(packed, true);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

interface NoteType {
  readonly name: string;
  readonly fields: readonly string[];
}
interface Names {
  readonly noteTypes: ReadonlyMap<number, NoteType>;
  readonly decks: ReadonlyMap<number, string>;
}

const modelsSchema = record(
  string(),
  object({ name: string(), flds: array(object({ name: string(), ord: number() })) }),
);
const decksSchema = record(string(), object({ name: string() }));

/** Schema 11: note types and decks are JSON in the only row of the table `col`. */
function readOldNames(db: SqliteDatabase): Names {
  let [models, decks]: SqliteValue[] = [];
  db.readRows('col', [9, 10], (values) => {
    [models, decks] = values;
  });
  const byId = <T>(values: Readonly<Record<string, T>>) =>
    Object.entries(values).map(([id, value]) => [Number(id), value] as const);
  return {
    noteTypes: new Map(
      byId(parse(modelsSchema, JSON.parse(String(models)))).map(([id, { name, flds }]) => [
        id,
        { name, fields: flds.toSorted((a, b) => a.ord - b.ord).map((field) => field.name) },
      ]),
    ),
    decks: new Map(byId(parse(decksSchema, JSON.parse(String(decks)))).map(([id, { name }]) => [id, name])),
  };
}

/** Schema 18: note types, their fields and decks have tables. The name of a deck has U+001F between its levels. */
function readNewNames(db: SqliteDatabase): Names {
  const fields = new Map<number, string[]>();
  db.readRows('fields', [0, 2], ([noteType, name]) => {
    const list = fields.get(Number(noteType));
    if (list) list.push(String(name));
    else fields.set(Number(noteType), [String(name)]);
  });
  const noteTypes = new Map<number, NoteType>();
  db.readRows('notetypes', [0, 1], ([id, name]) => {
    noteTypes.set(Number(id), { name: String(name), fields: fields.get(Number(id)) ?? [] });
  });
  const decks = new Map<number, string>();
  db.readRows('decks', [0, 1], ([id, name]) => {
    decks.set(Number(id), String(name).replaceAll('\x1f', '::'));
  });
  return { noteTypes, decks };
}

/** The deck that Anki makes itself. */
const defaultDeck = 1;
/** Tags that Anki adds itself, for cards that are hard or marked. */
const ankiTags = new Set(['leech', 'marked']);

/** The deck of the first card of each note. A card in a filtered deck is at home in another one. */
function readDecks(db: SqliteDatabase): ReadonlyMap<number, number> {
  const decks = new Map<number, number>();
  db.readRows('cards', [1, 2, 15], ([note, deck, homeDeck]) => {
    if (!decks.has(Number(note))) decks.set(Number(note), Number(homeDeck) || Number(deck));
  });
  return decks;
}

/** The notes of a collection: a table for each note type that has notes. Throws like openSqlite. */
export function readCollection(bytes: Uint8Array): ImportTable[] {
  const db = openSqlite(bytes);
  const { noteTypes, decks } = db.has('notetypes') ? readNewNames(db) : readOldNames(db);
  const deckOfNote = readDecks(db);
  const rows = new Map<number, TableRow[]>();
  let line = 0;
  const groupsOf = (id: number, guid: string, tags: readonly string[]): readonly string[] => {
    // Ena's own deck and tags say nothing about a word.
    if (isOurAnkiGuid(guid)) return groupsOfAnkiTags(tags);
    const deck = deckOfNote.get(id);
    const deckName = deck === undefined || deck === defaultDeck ? undefined : decks.get(deck);
    const others = tags.filter((tag) => !ankiTags.has(tag));
    // Levels of decks and tags.
    return (deckName === undefined ? others : [deckName, ...others]).map((name) =>
      name.replaceAll('::', ': '),
    );
  };
  db.readRows('notes', [0, 1, 2, 5, 6], ([id, guid, noteType, tags, fields]) => {
    line += 1;
    const tagList = String(tags)
      .split(/\s+/u)
      .filter((tag) => tag !== '');
    const row: TableRow = {
      line,
      cells: String(fields).split('\x1f'),
      groups: groupsOf(Number(id), String(guid), tagList),
    };
    const list = rows.get(Number(noteType));
    if (list) list.push(row);
    else rows.set(Number(noteType), [row]);
  });
  return [...rows].map(([id, list]) => {
    const { name = '', fields = null } = noteTypes.get(id) ?? {};
    return { name, columnNames: fields, rows: list };
  });
}

/** The notes of an Anki package. Throws like openZip and openSqlite. */
export async function readAnkiPackage(archive: ZipArchive): Promise<ImportTable[]> {
  const version = await versionOf(archive);
  const content = await archive.read(collections[version]);
  return readCollection(version === 3 ? unpackZstandard(content) : content);
}
