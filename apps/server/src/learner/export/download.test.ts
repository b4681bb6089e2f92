import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { guessColumns } from '@ena/domain/ownWords/importColumns';
import { planImport } from '@ena/domain/ownWords/importPlan';
import { readTextTables } from '@ena/domain/ownWords/importText';
import { cleanGroups } from '@ena/domain/ownWords/ownWord';
import Papa from 'papaparse';
import { expect, it, vi } from 'vitest';
import { fromBuffer } from 'yauzl';
import { clipBytes } from '../../../test/fixtures.ts';
import { type ReviewLearner, setUpReviews } from '../../../test/reviews.ts';
import type { CourseStudyItem } from '../../content/course/studyItems.ts';
import { createCourse } from '../../content/course/units.ts';

const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies);
const { learner, onDay, record, review, call, changeCard, subscribe, world } = setUpReviews({ course });

const itemWhere = (fits: (item: CourseStudyItem) => boolean) => {
  const item = [...course.studyItems.values()].find(fits);
  if (!item) throw new Error('the course has no such item');
  return item;
};
/** The letter ა, the only item of which the test has a clip; a word of a free lesson, and one of Premium. */
const letter = itemWhere(({ clip }) => clip === 'ა');
const word = itemWhere(({ kind, tier }) => kind === 'word' && tier === 'free');
const premium = itemWhere(({ tier }) => tier === 'premium');

const download = ({ cookie }: ReviewLearner, format: string) =>
  world.app.request(`/api/reviews/export/${format}`, { headers: { cookie } });

/** The files of a ZIP archive, read by another library than the one that wrote it. */
const unzip = (bytes: Buffer) =>
  new Promise<Map<string, Buffer>>((resolve, reject) => {
    const found = new Map<string, Buffer>();
    fromBuffer(bytes, { lazyEntries: true }, (error, archive) => {
      if (error) return reject(error);
      archive.on('error', reject);
      archive.on('end', () => resolve(found));
      archive.on('entry', (entry) =>
        archive.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            found.set(entry.fileName, Buffer.concat(chunks));
            archive.readEntry();
          });
        }),
      );
      archive.readEntry();
    });
  });

/** The tables of a collection. */
function readCollection(bytes: Uint8Array) {
  const db = new DatabaseSync(':memory:');
  db.deserialize(bytes);
  return { rows: (query: string) => db.prepare(query).all(), close: () => db.close() };
}

/** A learner who has met three items, has lost Premium, and has a word and a note with odd characters. */
async function setUp(): Promise<ReviewLearner> {
  const ana = await learner('active');
  await record(ana, review({ itemId: letter.id, response: letter.gloss }));
  await record(
    ana,
    review({ itemId: premium.id, response: null }),
    review({ itemId: word.id, response: word.gloss }),
  );
  await changeCard(ana, 'suspend', word.id);
  await subscribe(ana.userId, 'canceled');
  const send = (path: string, body: unknown) => call('POST', path, body, { cookie: ana.cookie });
  const own = {
    id: randomUUID(),
    form: 'ვაშა',
    gloss: '=hurrah("1") & <b>, so',
    sentence: '',
    translation: '',
  };
  expect((await send('/api/words', { words: [own] })).status).toBe(200);
  expect((await send('/api/words/notes', { itemId: word.id, text: 'Like „pure“,\nround' })).status).toBe(200);
  await onDay(ana, '2026-03-03');
  return ana;
}

it('a CSV file has all items that may be opened, with dates and notes, and runs no formula', async () => {
  const ana = await setUp();
  const response = await download(ana, 'csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="ena-words-2026-03-03.csv"');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const { data, errors } = Papa.parse<Record<string, string>>(bytes.toString().slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject([
    { Georgian: 'ვაშა', English: '\'=hurrah("1") & <b>, so', From: 'My words', 'Write it: reviews': '' },
    { Georgian: 'ა', Kind: 'letter', 'Understand it: reviews': '1' },
    { Georgian: word.form, English: word.gloss, Notes: expect.stringContaining('Like „pure“,\nround') },
  ]);
  expect(
    data.every((row) => (row['Understand it: next review'] ?? '') > '2026-03' || row['Georgian'] === 'ვაშა'),
  ).toBe(true);
});

it.each([
  ['csv', 'csv'],
  ['csv?separator=semicolon', 'csv'],
  ['csv?separator=tab', 'tsv'],
])(
  'an export as %s gives an import the same own words, and nothing of the course',
  async (format, extension) => {
    const ana = await setUp();
    const words = [
      {
        form: 'კარგად (ხარ); კარგი',
        gloss: 'a;=1+1, fine & <i>well</i> (k\'argad); "so"',
        sentence: 'კარგად ვარ; -ო.',
        translation: '-I am "well", fine.',
        groups: ['food, drink', 'a_b', '=sum', 'at  home'],
        note: 'first\n\n=second;-third\n"fourth"',
      },
      { form: 'მინუს -1', gloss: "'-1", sentence: '', translation: '', groups: ['x'], note: "'=1" },
    ];
    const body = { words: words.map((one) => ({ id: randomUUID(), ...one })) };
    expect((await call('POST', '/api/words', body, { cookie: ana.cookie })).status).toBe(200);

    const response = await download(ana, format);
    expect(response.headers.get('content-disposition')).toContain(`.${extension}"`);
    const tables = readTextTables(new TextDecoder().decode(await response.arrayBuffer()));
    const plan = planImport(
      tables.map((table) => ({ table, mapping: guessColumns(table) })),
      { ownForms: new Set(), ownCount: 0, existing: 'skip', joinsMeanings: false },
    );
    expect(plan.invalid).toEqual([]);
    expect(plan.taught.map(({ text }) => text)).toEqual([letter.form, word.form]);
    expect(plan.ready.map(({ word: own, note, groups }) => ({ ...own, note, groups }))).toEqual([
      { form: 'ვაშა', gloss: '=hurrah("1") & <b>, so', sentence: '', translation: '', note: '', groups: [] },
      ...words.map((one) => ({ ...one, groups: [...cleanGroups(one.groups)] })),
    ]);
  },
);

it('an Anki package is made without a file: a server that is killed leaves no words behind', async () => {
  const ana = await setUp();
  vi.stubEnv('TMPDIR', '/nonexistent');
  vi.stubEnv('SQLITE_TMPDIR', '/nonexistent');
  expect((await download(ana, 'apkg')).status).toBe(200);
  vi.unstubAllEnvs();
});

it('an Anki package has notes, cards with their dates, and sound, in a valid archive and database', async () => {
  const ana = await setUp();
  const response = await download(ana, 'apkg');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="ena-words-2026-03-03.apkg"',
  );
  const files = await unzip(Buffer.from(await response.arrayBuffer()));
  expect([...files.keys()].toSorted()).toEqual(['0', 'collection.anki2', 'media']);
  const names: Record<string, string> = JSON.parse(String(files.get('media')));
  expect(names).toEqual({ 0: expect.stringMatching(/^ena-[0-9a-f]{16}\.mp3$/u) });
  expect(files.get('0')).toEqual(clipBytes('ა'));

  const { rows, close } = readCollection(files.get('collection.anki2') ?? Buffer.alloc(0));
  expect(rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const notes = rows('select guid, flds, mid, sfld from notes order by id');
  const fields = notes.map(({ flds }) => String(flds).split('\x1f'));
  expect(notes.map(({ guid }) => guid)).toEqual([
    expect.stringMatching(/^ena:own\./u),
    `ena:${letter.id}`,
    `ena:${word.id}`,
  ]);
  expect(fields.map(([form]) => form)).toEqual(['ვაშა', 'ა', word.form]);
  expect(fields[0]?.[1]).toBe('=hurrah(&quot;1&quot;) &amp; &lt;b&gt;, so');
  expect(fields[1]?.[3]).toBe(`[sound:${names[0]}]`);
  expect(fields[2]?.[6]).toContain('Like „pure“,<br>round');

  const [col] = rows('select * from col');
  expect(col).toMatchObject({ ver: 11, crt: Date.UTC(2026, 2, 3) / 1000 });
  const models: Record<string, { flds: unknown[]; tmpls: unknown[] }> = JSON.parse(String(col?.['models']));
  expect(fields.every(({ length }) => length === models[String(notes[0]?.['mid'])]?.flds.length)).toBe(true);
  const cards = rows('select ord, type, queue, due, ivl, reps from cards order by id');
  expect(cards).toHaveLength(2 * notes.length);
  const isNew = { type: 0, queue: 0, ivl: 0, reps: 0 };
  expect(cards).toMatchObject([
    { ...isNew, ord: 0, due: 1 },
    { ...isNew, ord: 1, due: 1 },
    { ord: 0, type: 2, queue: 2, reps: 1 },
    { ...isNew, ord: 1, due: 2 },
    { ord: 0, type: 2, queue: -1, reps: 1 },
    { ...isNew, ord: 1, due: 3 },
  ]);
  // Reviewed on March 1, exported on March 3.
  const [, , reviewed] = cards;
  expect(Number(reviewed?.['due'])).toBe(Number(reviewed?.['ivl']) - 2);
  close();
});

it('an export of nothing is an empty table and a package without notes', async () => {
  const gio = await learner();
  const csv = await (await download(gio, 'csv')).text();
  expect(csv.trim()).toBe('');
  const files = await unzip(Buffer.from(await (await download(gio, 'apkg')).arrayBuffer()));
  const { rows, close } = readCollection(files.get('collection.anki2') ?? Buffer.alloc(0));
  expect(rows('select count(*) as notes from notes')).toEqual([{ notes: 0 }]);
  close();
});
