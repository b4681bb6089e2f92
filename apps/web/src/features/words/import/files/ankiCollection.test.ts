import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readImportFile } from './readImportFile.ts';

/** The tables of Anki that an import reads, as Anki defines them, with their indexes. */
const notesAndCards = `
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
  left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create index ix_notes_csum on notes (csum);
create index ix_cards_nid on cards (nid);`;
/** Of schema 18. SQLite does not have Anki's collation `unicase`, which replaces `nocase ` in the file. */
const newTables = `
create table fields (ntid integer not null, ord integer not null, name text not null collate nocase ,
  config blob not null, primary key (ntid, ord)) without rowid;
create unique index idx_fields_name_ntid on fields (name, ntid);
create table notetypes (id integer not null primary key, name text not null collate nocase ,
  mtime_secs integer not null, usn integer not null, config blob not null);
create unique index idx_notetypes_name on notetypes (name);
create table decks (id integer primary key not null, name text not null collate nocase , mtime_secs integer not null,
  usn integer not null, common blob not null, kind blob not null);
create unique index idx_decks_name on decks (name);
create table tags (tag text not null primary key collate nocase , usn integer not null, collapsed boolean not null,
  config blob null) without rowid;`;

const noteTypes = [
  { id: 1_600_000_000_001, name: 'Basic', fields: ['Front', 'Back'] },
  { id: 1_600_000_000_002, name: 'Cloze', fields: ['Text', 'Back Extra'] },
  { id: 1_600_000_000_003, name: 'Unused', fields: ['A'] },
] as const;
const [basic, cloze] = noteTypes;
const decks = [
  { id: 1, levels: ['Default'] },
  { id: 1_600_000_000_100, levels: ['Georgian', 'Unit 1'] },
  { id: 1_600_000_000_101, levels: ['Cram'] },
];
const long = '<div>გრძელი&nbsp;ტექსტი</div>'.repeat(5000);
const notes = [
  { type: basic, deck: 1, home: 0, tags: '', fields: ['პური', 'bread[sound:puri.mp3]'] },
  {
    type: cloze,
    deck: 1_600_000_000_100,
    home: 0,
    tags: ' verbs leech present::1st ',
    fields: ['მე {{c1::ვარ}} აქ', ''],
  },
  {
    type: basic,
    deck: 1_600_000_000_101,
    home: 1_600_000_000_100,
    tags: ' food ',
    fields: ['<b>წყალი</b>', long],
  },
];

function build(isNew: boolean, version = isNew ? 18 : 11): Uint8Array {
  const db = new DatabaseSync(':memory:');
  db.exec(notesAndCards + (isNew ? newTables : ''));
  const models = noteTypes.map(({ id, name, fields }) => [
    id,
    // Anki does not promise an order.
    { id, name, flds: fields.map((field, ord) => ({ name: field, ord })).toReversed() },
  ]);
  db.prepare("insert into col values (1, 0, 0, 0, ?, 0, 0, 0, '', ?, ?, '', '')").run(
    version,
    isNew ? '' : JSON.stringify(Object.fromEntries(models)),
    isNew
      ? ''
      : JSON.stringify(
          Object.fromEntries(decks.map(({ id, levels }) => [id, { id, name: levels.join('::') }])),
        ),
  );
  if (isNew) {
    const field = db.prepare("insert into fields values (?, ?, ?, x'00')");
    const noteType = db.prepare("insert into notetypes values (?, ?, 0, 0, x'00')");
    for (const { id, name, fields } of noteTypes) {
      noteType.run(id, name);
      for (const [ord, one] of fields.entries()) field.run(id, ord, one);
    }
    const deck = db.prepare("insert into decks values (?, ?, 0, 0, x'00', x'00')");
    for (const { id, levels } of decks) deck.run(id, levels.join('\x1f'));
  }
  const note = db.prepare("insert into notes values (?, ?, ?, 0, -1, ?, ?, '', 0, 0, '')");
  const card = db.prepare(
    "insert into cards values (?, ?, ?, ?, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, ?, 0, '{}')",
  );
  for (const [index, { type, deck, home, tags, fields }] of notes.entries()) {
    const id = 1_700_000_000_000 + index;
    note.run(id, `guid${index}`, type.id, tags, fields.join('\x1f'));
    for (const ord of [0, 1]) card.run(2 * id + ord, id, deck, ord, home);
  }
  const bytes = Buffer.from(db.serialize()).toString('latin1');
  db.close();
  return new Uint8Array(Buffer.from(bytes.replaceAll('collate nocase ', 'COLLATE unicase'), 'latin1'));
}

/** What new packages have for old versions of Anki: a note that asks to update. */
function dummy(): Uint8Array {
  const db = new DatabaseSync(':memory:');
  db.exec(notesAndCards);
  db.exec(
    "insert into col values (1, 0, 0, 0, 11, 0, 0, 0, '', '{}', '{}', '', ''); insert into notes values (1, 'a', 1, 0, 0, '', 'Please update to the latest Anki version', '', 0, 0, '')",
  );
  const bytes = db.serialize();
  db.close();
  return bytes;
}

const media = new Uint8Array([0]);
const meta = (version: number) => new Uint8Array([8, version]);
const oldPackage = { 'collection.anki2': build(false), media };
const middlePackage = { 'collection.anki21': build(false), 'collection.anki2': dummy(), media };
const compressed = new Uint8Array(zstdCompressSync(build(true)));
const newPackage = { meta: meta(3), 'collection.anki21b': compressed, 'collection.anki2': dummy(), media };
const read = (files: Zippable) => readImportFile(new Blob([zipSync(files)]));

const expected = {
  kind: 'tables',
  tables: [
    {
      name: 'Basic',
      columnNames: ['Front', 'Back'],
      rows: [
        { line: 1, cells: ['პური', 'bread[sound:puri.mp3]'], groups: [] },
        { line: 3, cells: ['<b>წყალი</b>', long], groups: ['Georgian: Unit 1', 'food'] },
      ],
    },
    {
      name: 'Cloze',
      columnNames: ['Text', 'Back Extra'],
      rows: [
        { line: 2, cells: ['მე {{c1::ვარ}} აქ', ''], groups: ['Georgian: Unit 1', 'verbs', 'present: 1st'] },
      ],
    },
  ],
};

describe('an Anki package', () => {
  it.each<[string, Zippable]>([
    ['of Anki 2.0', oldPackage],
    ['of Anki 2.1', middlePackage],
    ['for older versions, made by a new one', { ...middlePackage, meta: meta(2) }],
    ['of Anki 2.1.50 and newer', newPackage],
    [
      'with a collection in several frames, of which one is to be skipped',
      {
        ...newPackage,
        'collection.anki21b': new Uint8Array(
          Buffer.concat([
            zstdCompressSync(build(true).subarray(0, 5000)),
            Buffer.from([0x50, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2]),
            zstdCompressSync(build(true).subarray(5000)),
          ]),
        ),
      },
    ],
  ])('%s is read: a table for each note type, with decks and tags as groups', async (_, files) =>
    expect(await read(files)).toEqual(expected),
  );

  it('of Ena has the groups of its words, without the deck and the tags that Ena gives to all', async () => {
    const ours = new DatabaseSync(':memory:');
    ours.deserialize(build(false));
    ours.exec(
      "update notes set guid = 'ena:own.1', tags = ' ena word group::at_home marked ' where id % 10 = 1",
    );
    const bytes = new Uint8Array(ours.serialize());
    ours.close();
    const content = await read({ ...oldPackage, 'collection.anki2': bytes });
    expect(content.kind === 'tables' && content.tables[1]?.rows[0]?.groups).toEqual(['at home']);
  });

  it('can be a collection alone', async () =>
    expect(await readImportFile(new Blob([new Uint8Array(build(true))]))).toEqual(expected));

  it.each<[string, Zippable, string]>([
    ['is newer than what is known', { ...newPackage, meta: meta(4) }, 'newerAnki'],
    ['has no collection of its version', { meta: meta(3), 'collection.anki2': dummy() }, 'damaged'],
    [
      'has a collection that is cut',
      { ...newPackage, 'collection.anki21b': compressed.subarray(0, -100) },
      'damaged',
    ],
    [
      'has a collection that is none',
      { ...oldPackage, 'collection.anki2': strToU8('no database') },
      'damaged',
    ],
    [
      'has a compressed collection that is larger than a device can hold',
      { ...newPackage, 'collection.anki21b': zstdBomb() },
      'tooLarge',
    ],
  ])('%s: this is said', async (_, files, problem) =>
    expect(await read(files)).toEqual({ kind: 'problem', problem }),
  );

  it('is read, or said to be damaged, whichever byte differs', async () => {
    for (let at = 0; at < compressed.length; at += Math.ceil(compressed.length / 150)) {
      const bytes = compressed.slice();
      bytes.fill(at % 256, at, at + 2);
      const content = await read({ ...newPackage, 'collection.anki21b': bytes });
      expect(content.kind === 'tables' || (content.kind === 'problem' && content.problem === 'damaged')).toBe(
        true,
      );
    }
  });
});

/** 16 kB that are 512 MB of the same byte: blocks of 128 kB, in four bytes each. */
function zstdBomb(): Uint8Array<ArrayBuffer> {
  const blocks = 4096;
  const bytes = new Uint8Array(6 + 4 * blocks);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0xfd2fb528, true);
  // A window of 128 kB.
  view.setUint16(4, 0x3800, true);
  for (let block = 0; block < blocks; block += 1) {
    const isLast = block === blocks - 1 ? 1 : 0;
    view.setUint32(6 + 4 * block, (131_072 << 3) | 2 | isLast, true);
  }
  return bytes;
}
