import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lessonBodies, vocabulary } from '../src/bodies.ts';
import { maxClipNameLength } from '@ena/domain/lesson/clip';
import { describe, expect, it } from 'vitest';
import { clips } from '../src/clips.ts';
import { type ClipFile, findClipProblems, clipFolder, readClipTable } from './clips.ts';

const files = readClipTable();
const sizeByFile = new Map(
  readdirSync(clipFolder).map((file) => [file, statSync(join(clipFolder, file)).size] as const),
);

describe('the clips', () => {
  it('[AUD-04] exist for every text with an audio button, and for no other', () =>
    expect(findClipProblems([...clips.values()], files, sizeByFile)).toEqual([]));

  const [row] = files;
  const changed = (change: Partial<ClipFile>) => (row ? [{ ...row, ...change }] : []);
  /** The clip of a text of the course, or of a text that the course does not have. */
  const clipFor = (name: string) => clips.get(name) ?? { name, spoken: [{ text: name }] };
  const size = row ? new Map([[row.file, row.bytes]]) : new Map<string, number>();
  it.each([
    ['a text has no clip', ['ახალი სიტყვა', row?.name ?? ''], changed({}), size, /ახალი სიტყვა has no clip/],
    ['a clip has no text', [], changed({}), size, /no text needs/],
    ['a clip is too short', [row?.name ?? ''], changed({ seconds: 0.29 }), size, /lasts 0.29 s/],
    [
      'a clip is too large',
      [row?.name ?? ''],
      changed({ seconds: 0.5, bytes: 3001 }),
      new Map([[row?.file ?? '', 3001]]),
      /6 kB a second/,
    ],
    ['a file is missing', [row?.name ?? ''], changed({}), new Map<string, number>(), /has no file/],
    [
      'a file is not listed',
      [row?.name ?? ''],
      changed({}),
      new Map([...size, ['stray.mp3', 9]]),
      /stray.mp3/,
    ],
    ['a file was cut off', [row?.name ?? ''], changed({}), new Map([[row?.file ?? '', 7]]), /7 bytes/],
  ])('are rejected where %s', (_, names, rows, sizes, fault) =>
    expect(findClipProblems(names.map(clipFor), rows, sizes).join('\n')).toMatch(fault),
  );

  it('are rejected where a text changed whose clip is named by its id', () => {
    const reading = [...clips.values()].find(({ name }) => name.startsWith('reading.'));
    const listed = files.filter(({ name }) => name === reading?.name);
    const sizes = new Map(listed.map(({ file, bytes }) => [file, bytes]));
    if (!reading) throw new Error('no reading');
    expect(findClipProblems([reading], listed, sizes)).toEqual([]);
    const rewritten = { ...reading, spoken: [{ text: 'სხვა ტექსტი.' }] };
    expect(findClipProblems([rewritten], listed, sizes).join()).toMatch(/says something else by now/);
  });

  it('are mp3 files', () => {
    for (const { file } of files) {
      const bytes = readFileSync(join(clipFolder, file));
      expect([file, bytes[0], (bytes[1] ?? 0) & 0xe0]).toEqual([file, 0xff, 0xe0]);
    }
  });

  it('weigh 45 MB at most', () =>
    expect([...sizeByFile.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(45e6));

  it('have names that fit into a URL', () => {
    for (const name of clips.keys()) {
      expect(name.length).toBeLessThanOrEqual(maxClipNameLength);
      expect(name).toBe(name.normalize('NFC'));
    }
  });

  it('are premium if only premium pages have them, and public if the home page has them', () => {
    expect(clips.get('ა')?.tier).toBe('public');
    expect(clips.get('გამარჯობა')?.tier).toBe('free');
    expect(clips.get('ძაღლი')?.tier).not.toBe('public');
    expect(clips.get('reading.cuisine.khachapuri')?.tier ?? 'premium').toBe('premium');
    for (const { form } of vocabulary.sections.flatMap(({ words }) => words))
      expect([form, clips.has(form)]).toEqual([form, true]);
  });

  it('exist for each dictation, which asks all words of its lesson', () => {
    const dictations = [...lessonBodies.values()].flatMap((lesson) => {
      const words = lesson.sections.flatMap((section) => (section.kind === 'words' ? section.words : []));
      const dictation = lesson.exercises.find(({ title }) => title === 'Dictation');
      return dictation ? [{ id: lesson.id, words, items: dictation.items }] : [];
    });
    expect(dictations.length).toBeGreaterThan(0);
    for (const { id, words, items } of dictations) {
      expect([id, items.length]).toEqual([id, words.length]);
      for (const { sound } of items) expect(clips.has(sound ?? '')).toBe(true);
    }
  });
});
