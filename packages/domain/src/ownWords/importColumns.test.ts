import { describe, expect, it } from 'vitest';
import { guessColumns } from './importColumns.ts';
import { planImport } from './importPlan.ts';
import { readTextTables } from './importText.ts';

const guess = (text: string) => {
  const [table] = readTextTables(text);
  if (!table) throw new Error('no table');
  const mapping = guessColumns(table);
  const options = {
    ownForms: new Set<string>(),
    ownCount: 0,
    existing: 'skip',
    joinsMeanings: true,
  } as const;
  return { ...mapping, plan: planImport([{ table, mapping }], options) };
};

/** Letters for the roles. */
const letters = {
  form: 'F',
  gloss: 'G',
  sentence: 'S',
  translation: 'T',
  romanization: 'R',
  note: 'N',
  groups: '+',
  ignore: '-',
} as const;

describe('the columns of a table', () => {
  it.each<[string, string, string, number]>([
    ['Georgian, English', 'ნათურა,lamp\nფანჯარა,window', 'FG', 0],
    ['English, Georgian', 'lamp,ნათურა\nwindow,ფანჯარა', 'GF', 0],
    ['names that are the wrong way round', 'Front,Back\nlamp,ნათურა\nwindow,ფანჯარა', 'GF', 1],
    ['Georgian and English with wrong names', 'English,Georgian\nნათურა,lamp\nფანჯარა,window', 'FG', 1],
    [
      'German names',
      'Georgisch;Deutsch;Beispielsatz;Bemerkung\nნათურა;Lampe;ნათურა ანთია.;im Haus',
      'FGSN',
      1,
    ],
    [
      'Georgian names',
      'ქართული,ინგლისური,მაგალითი,თარგმანი\nნათურა,lamp,ნათურა ანთია.,The lamp is on.',
      'FGST',
      1,
    ],
    ['unknown names', 'Słowo;Znaczenie\nნათურა;lampa\nფანჯარა;okno', 'FG', 1],
    ['names in which one is Georgian', 'ქართული,English\nნათურა,lamp', 'FG', 1],
    ['a first word that could be a name', 'სიტყვა,word\nნათურა,lamp', 'FG', 0],
    ['a title above the names', 'My list,\nGeorgian,English\nნათურა,lamp', 'FG', 2],
    [
      'names with suffixes',
      'word_key,EnglishWord,PartOfSpeech,GeorgianWord,ExampleEnglish1,ExampleGeorgian1,tips\nlamp,lamp,noun,ნათურა,The lamp is on.,ნათურა ანთია.,home\nwindow,window,noun,ფანჯარა,The window is open.,ფანჯარა ღიაა.,home',
      '-G-FTSN',
      1,
    ],
    [
      'a romanization in the middle',
      "ნათურა\tnatura\tlamp\nფანჯარა\tpanjara\twindow\nწიგნის თარო\tts'ignis taro\tbookshelf",
      'FRG',
      0,
    ],
    ['a romanization first', 'natura,ნათურა,lamp\npanjara,ფანჯარა,window\nkhalicha,ხალიჩა,carpet', 'RFG', 0],
    ['a romanization alone', 'ნათურა\tnatura\nფანჯარა\tpanjara\nხალიჩა\tkhalicha', 'FR', 0],
    ['a romanization with stress marks', 'ნათურა,nátura,lamp\nფანჯარა,pánjara,window', 'FRG', 0],
    ['a romanization of ISO 9984', 'ჭიქა,čik̕a,glass\nშავი,šavi,black', 'FRG', 0],
    ['a romanization of chats', 'ხე,xe,tree\nხაჭაპური,xachapuri,cheese bread', 'FRG', 0],
    [
      'a phonetic transcription by its name',
      'word,pronunciation,meaning\nნათურა,nah-TOO-rah,lamp\nფანჯარა,pahn-JAH-rah,window',
      'FRG',
      1,
    ],
    ['names of places', 'თბილისი,Tbilisi\nხე,tree\nქუთაისი,Kutaisi\nსახლი,house', 'FG', 0],
    [
      'a sentence that is longer than the word, before it',
      'ეს ნათურა ანთია.,ნათურა,lamp\nფანჯარა დიდია.,ფანჯარა,window',
      'SFG',
      0,
    ],
    [
      'sentences with translations, without names',
      'ნათურა,lamp,ეს ნათურა ანთია.,This lamp is on.\nფანჯარა,window,ფანჯარა დიდია.,The window is big.',
      'FGST',
      0,
    ],
    [
      'sentences of few words',
      'ნათურა,lamp,,\nფანჯარა,window,ფანჯარა დიდია.,The window is big.\nხალიჩა,carpet,,\nთარო,shelf,,',
      'FGST',
      0,
    ],
    [
      'English before Georgian, also in sentences',
      'The lamp is on.,lamp,ნათურა ანთია.,ნათურა\nThe window is big.,window,ფანჯარა დიდია.,ფანჯარა',
      'TGSF',
      0,
    ],
    ['numbers before the words', '1,ნათურა,lamp\n2,ფანჯარა,window', '-FG', 0],
    [
      'identifiers and dates',
      'id,added,word,meaning\n8f14e45f-ceea-467f-a0e6-1b2c3d4e5f60,2026-01-02,ნათურა,lamp',
      '--FG',
      1,
    ],
    ['numbers as meanings', 'ერთი,1\nორი,2\nსამი,3', 'FG', 0],
    ['numbers beside meanings', 'ნათურა,lamp,7\nფანჯარა,window,12', 'FG-', 0],
    ['numbers of words without meanings', '1,ნათურა\n2,ფანჯარა', '-F', 0],
    ['empty columns', ',ნათურა,,lamp,\n,ფანჯარა,,window,', '-F-G-', 0],
    ['several meanings', 'Georgian,Meaning 1,Meaning 2\nთავი,head,chapter\nენა,tongue,language', 'FGG', 1],
    [
      'notes with a tab',
      'ნათურა\tlamp\tnot of the street\tbut of the house\nფანჯარა\twindow\tof wood or plastic\nხალიჩა\tcarpet\tlies on the floor',
      'FGNN',
      0,
    ],
    [
      'addresses of recordings',
      'ნათურა,lamp,https://example.org/lamp.mp3\nფანჯარა,window,https://example.org/window.mp3',
      'FG-',
      0,
    ],
    ['media in a column', 'ნათურა\tlamp\t[sound:a.mp3]\nფანჯარა\twindow\t[sound:b.mp3]', 'FG-', 0],
    ['Georgian in the meanings', 'ნათურა,lamp (ნათურა)\nფანჯარა,window (in a სახლი)', 'FG', 0],
    ['Mtavruli', 'lamp,ᲜᲐᲗᲣᲠᲐ\nwindow,ᲤᲐᲜᲯᲐᲠᲐ', 'GF', 0],
    ['Russian meanings', 'ნათურა;лампа\nფანჯარა;окно', 'FG', 0],
    ['Russian and English meanings', 'ნათურა,лампа,lamp\nფანჯარა,окно,window', 'FNG', 0],
    ['no Georgian', 'natura,lamp\npanjara,window', '', 0],
  ])('%s', (_, text, expected, headerRows) => {
    const { roles, ...rest } = guess(text);
    if (expected === '') expect(roles).not.toContain('form');
    else
      expect([roles.map((role) => letters[role]).join(''), rest.headerRows]).toEqual([expected, headerRows]);
  });

  it('are not more than can be shown', () =>
    expect(guess(`ნათურა,lamp${',x'.repeat(5000)}`).roles.length).toBeLessThan(100));
});

describe('romanizations in cells', () => {
  it.each([
    ['ნათურა (natura),lamp', 'ნათურა', 'lamp'],
    ['ფანჯარა [panjara],window', 'ფანჯარა', 'window'],
    ['ხალიჩა /khalicha/,carpet', 'ხალიჩა', 'carpet'],
    ["წიგნის თარო (ts'ignis taro),bookshelf", 'წიგნის თარო', 'bookshelf'],
    ['კი (ki); დიახ (diakh),yes', 'კი; დიახ', 'yes'],
    ['ნათურა natura,lamp', 'ნათურა', 'lamp'],
    ['natura – ნათურა,lamp', 'ნათურა', 'lamp'],
    ['ნათურა,lamp (natura)', 'ნათურა', 'lamp'],
    ['ნათურა,natura – lamp', 'ნათურა', 'lamp'],
  ])('%s: removed, and said so', (row, form, gloss) => {
    const { ready, omitted } = guess(`${row}\nთარო,shelf`).plan;
    expect(ready[0]?.word).toMatchObject({ form, gloss });
    expect(omitted.romanization).toBe(1);
  });

  it.each([
    ['ბარათი (SIM),card (of a phone)', 'ბარათი (SIM)', 'card (of a phone)'],
    ['ბებია/ბაბუა,grandmother/grandfather', 'ბებია/ბაბუა', 'grandmother/grandfather'],
    ['თამადა,tamada', 'თამადა', 'tamada'],
  ])('%s: kept', (row, form, gloss) => {
    const { ready, omitted } = guess(`${row}\nთარო,shelf`).plan;
    expect(ready[0]?.word).toMatchObject({ form, gloss });
    expect(omitted.romanization).toBe(0);
  });
});
