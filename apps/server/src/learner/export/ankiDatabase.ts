/**
 * The database of an Anki package: a collection of schema version 11 (`collection.anki2`), which all versions of Anki
 * import. Written with Node's SQLite.
 */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { ankiGuidOf, ankiTagOf, exportColumns } from '@ena/domain/ownWords/exportFormat';
import type { ExportedCard, ExportedItem } from './exportItems.ts';

/** Constant, so that a later import updates notes instead of adding them again. */
const [modelId, deckId] = [1_750_000_000_001, 1_750_000_000_002];

const fieldNames = [
  exportColumns.form,
  exportColumns.gloss,
  exportColumns.romanization,
  'Sound',
  exportColumns.sentence,
  exportColumns.translation,
  exportColumns.note,
  exportColumns.source,
];

/** The tables that Anki expects. */
const tables = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
  left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
  type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_notes_csum on notes (csum);
create index ix_cards_usn on cards (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_usn on revlog (usn);
create index ix_revlog_cid on revlog (cid);`;

const css = `.card { font-family: sans-serif; font-size: 20px; text-align: center; }
.georgian { font-size: 40px; }
.small { font-size: 16px; opacity: 0.75; }`;
const details = `<div class="small">{{Romanization}}</div>
{{#Sentence}}<p lang="ka">{{Sentence}}</p><div class="small">{{Translation}}</div>{{/Sentence}}
{{#Notes}}<p class="small">{{Notes}}</p>{{/Notes}}`;
const georgian = '<div class="georgian" lang="ka">{{Georgian}}</div>{{Sound}}';
const cardTemplates = [
  { name: 'Understand it', qfmt: georgian, afmt: `{{FrontSide}}<hr id="answer">{{English}}${details}` },
  { name: 'Write it', qfmt: '{{English}}', afmt: `{{FrontSide}}<hr id="answer">${georgian}${details}` },
];

const note = (seconds: number) => ({
  [modelId]: {
    id: modelId,
    name: 'Ena',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: cardTemplates.map((template, ord) => ({ ...template, ord, did: null, bqfmt: '', bafmt: '' })),
    flds: fieldNames.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    css,
    latexPre: '',
    latexPost: '',
    tags: [],
    vers: [],
    // Which fields a card needs in order to exist: Georgian, and English.
    req: [
      [0, 'any', [0]],
      [1, 'any', [1]],
    ],
  },
});

const deck = (id: number, name: string, seconds: number) => ({
  id,
  name,
  mod: seconds,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 0,
  extendRev: 0,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

const deckOptions = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 10,
      separate: true,
    },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  },
};

const settings = {
  nextPos: 1,
  estTimes: true,
  activeDecks: [deckId],
  sortType: 'noteFld',
  timeLim: 0,
  sortBackwards: false,
  addToCur: true,
  curDeck: deckId,
  newSpread: 0,
  dueCounts: true,
  curModel: `${modelId}`,
  collapseTime: 1200,
};

/** Fields of a note are HTML. */
const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>');

/** The name of an audio file in Anki's media folder, which all decks share. */
export const mediaNameOf = (clipName: string): string =>
  `ena-${createHash('sha256').update(clipName).digest('hex').slice(0, 16)}.mp3`;

const fieldsOf = (item: ExportedItem): readonly string[] => [
  ...[item.form, item.gloss, item.romanization].map(escapeHtml),
  item.clip ? `[sound:${mediaNameOf(item.clip.name)}]` : '',
  ...[item.example, item.exampleGloss, item.notes.join('\n'), item.source].map(escapeHtml),
];

/** How Anki finds notes with an equal first field: the first 32 bits of the hash of its text. */
const checksumOf = (text: string) =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);

/** Type, queue, due, interval, ease in thousandths, reviews and lapses of a card. A new card has its position as `due`. */
const scheduleOf = (card: ExportedCard | undefined, index: number): readonly number[] =>
  card
    ? [2, card.isSuspended ? -1 : 2, card.dueInDays, card.intervalDays, 2500, card.reps, card.lapses]
    : [0, 0, index, 0, 0, 0, 0];

/** The database of a package, as a file; `now` in milliseconds. In memory, so that a crash leaves no words in a folder. */
export function createAnkiDatabase(items: readonly ExportedItem[], now: number): Uint8Array {
  const seconds = Math.floor(now / 1000);
  // Due days count from the creation of the collection: the day of the export.
  const createdAt = seconds - (seconds % 86_400);
  const db = new DatabaseSync(':memory:');
  try {
    db.exec(`begin;${tables}`);
    db.prepare("insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')").run(
      createdAt,
      now,
      now,
      JSON.stringify(settings),
      JSON.stringify(note(seconds)),
      JSON.stringify({ 1: deck(1, 'Default', 0), [deckId]: deck(deckId, 'Ena: Georgian', seconds) }),
      JSON.stringify(deckOptions),
    );
    const insertNote = db.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
    const insertCard = db.prepare(
      "insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, '')",
    );
    for (const [index, item] of items.entries()) {
      const noteId = now + index;
      insertNote.run(
        noteId,
        ankiGuidOf(item.id),
        modelId,
        seconds,
        ` ${['ena', item.kind, ...item.groups.map(ankiTagOf)].join(' ')} `,
        fieldsOf(item).join('\x1f'),
        item.form,
        checksumOf(item.form),
      );
      for (const [ord, skill] of (['recognize', 'produce'] as const).entries())
        insertCard.run(
          now + 2 * index + ord,
          noteId,
          deckId,
          ord,
          seconds,
          ...scheduleOf(item.cards[skill], index + 1),
        );
    }
    db.exec('commit');
    return db.serialize();
  } finally {
    db.close();
  }
}
