import { describe, expect, it } from 'vitest';
import { guessColumns } from './importColumns.ts';
import { planImport } from './importPlan.ts';
import { findLostLetters, readTextTables } from './importText.ts';

const options = { ownForms: new Set<string>(), ownCount: 0, existing: 'skip', joinsMeanings: true } as const;
const mapped = (text: string) =>
  readTextTables(text).map((table) => ({ table, mapping: guessColumns(table) }));
const planOf = (text: string, changed: Partial<Parameters<typeof planImport>[1]> = {}) =>
  planImport(mapped(text), { ...options, ...changed });

/** The words that a text gives: form, meaning, and what else there is. */
const wordsOf = (text: string) => {
  const { ready, invalid } = planOf(text);
  return [
    ...ready.map(({ line, word, note, groups }) =>
      [
        `${line} ${word.form}: ${word.gloss}`,
        ...(word.sentence === '' ? [] : [`${word.sentence} = ${word.translation}`]),
        ...(note === '' ? [] : [`note ${note}`]),
        ...(groups.length === 0 ? [] : [`groups ${groups.join('+')}`]),
      ].join(' | '),
    ),
    ...invalid.map(({ line, reason }) => `${line} ${reason}`),
  ];
};

const lampAndWindow = ['1 ნათურა: lamp', '2 ფანჯარა: window'];
const fromLine = (line: number) => [`${line} ნათურა: lamp`, `${line + 1} ფანჯარა: window`];

describe('a text', () => {
  it.each<[string, string, readonly string[]]>([
    ['with commas', 'ნათურა,lamp\nფანჯარა,window', lampAndWindow],
    [
      'with semicolons, as from Excel in Germany',
      'Georgisch;Deutsch\r\nნათურა;Lampe\r\nფანჯარა;Fenster, Luke\r\n',
      ['2 ნათურა: Lampe', '3 ფანჯარა: Fenster, Luke'],
    ],
    ['with a line sep=', '\uFEFFsep=;\nGeorgian;English\nნათურა;lamp\nფანჯარა;window', fromLine(3)],
    ['with tabs', 'ნათურა\tlamp\nფანჯარა\twindow', lampAndWindow],
    ['with line breaks of old Macs', 'ნათურა,lamp\rფანჯარა,window\r', lampAndWindow],
    [
      'with semicolons, and commas in a meaning',
      'პური;bread, loaf\nკი, დიახ;yes, yeah',
      ['1 პური: bread, loaf', '2 კი, დიახ: yes, yeah'],
    ],
    [
      'with commas, and semicolons in a meaning',
      'პური,bread; loaf\nკი; დიახ,yes; yeah',
      ['1 პური: bread; loaf', '2 კი; დიახ: yes; yeah'],
    ],
    [
      'with tabs, and commas and semicolons in cells',
      'პური, ლავაში\tbread; loaf, bun',
      ['1 პური, ლავაში: bread; loaf, bun'],
    ],
    [
      'with commas in an unquoted meaning',
      'ნათურა,lamp\nპური,bread, loaf\nფანჯარა,window\nკი,yes',
      ['1 ნათურა: lamp', '2 პური: bread; loaf', '3 ფანჯარა: window', '4 კი: yes'],
    ],
    [
      'with quotation marks, and line breaks in cells',
      '"ნათურა","a ""good"" lamp"\n\n"ფანჯარა","big\nwindow"\nკი,yes',
      ['1 ნათურა: a "good" lamp', '3 ფანჯარა: big window', '5 კი: yes'],
    ],
    [
      'with quotation marks that do not match, and commas',
      '"კაი" კაცი,"good" guy (sarcastic)\nნათურა,"lamp\nფანჯარა,window',
      ['1 "კაი" კაცი: "good" guy (sarcastic)', '2 ნათურა: lamp', '3 ფანჯარა: window'],
    ],
    [
      'with quotation marks that do not match, and tabs',
      'ნათურა\tlamp\n"კაი" კაცი\t"good" guy (sarcastic)\nფანჯარა\twindow\n"კაი\tgood\nხალიჩა\t12"',
      [
        '1 ნათურა: lamp',
        '2 "კაი" კაცი: "good" guy (sarcastic)',
        '3 ფანჯარა: window',
        '4 კაი: good',
        '5 ხალიჩა: 12"',
      ],
    ],
    [
      'with dashes, equals signs and colons',
      'ნათურა - lamp\nფანჯარა – window\nხალიჩა — carpet\nთარო = shelf\nსკივრი: chest',
      ['1 ნათურა: lamp', '2 ფანჯარა: window', '3 ხალიჩა: carpet', '4 თარო: shelf', '5 სკივრი: chest'],
    ],
    [
      'with dashes, and hyphens in words',
      'და-ძმა - brother-and-sister\nwell-known – ცნობილი',
      ['1 და-ძმა: brother-and-sister', '2 ცნობილი: well-known'],
    ],
    ['with dashes without spaces', 'ნათურა–lamp\nფანჯარა—window', lampAndWindow],
    [
      'with dashes, and commas in meanings',
      'ნათურა - lamp, light\nwindow - ფანჯარა, სარკმელი',
      ['1 ნათურა: lamp, light', '2 ფანჯარა, სარკმელი: window'],
    ],
    [
      'with dashes and romanizations',
      'ნათურა - natura - lamp\npanjara – ფანჯარა – window\nხალიჩა (khalicha) - carpet',
      ['1 ნათურა: lamp', '2 ფანჯარა: window', '3 ხალიჩა: carpet'],
    ],
    [
      'with Georgian and English beside each other',
      'სახლი house\nlittle lamp პატარა ნათურა',
      ['1 სახლი: house', '2 პატარა ნათურა: little lamp'],
    ],
    [
      'with arrows',
      'ნათურა → lamp\nფანჯარა -> window\nთარო => shelf',
      ['1 ნათურა: lamp', '2 ფანჯარა: window', '3 თარო: shelf'],
    ],
    [
      'with dashes, and Georgian in a meaning',
      'ნათურა - lamp (იხ. ფანჯარა)\nფანჯარა - window',
      ['1 ნათურა: lamp (იხ. ფანჯარა)', '2 ფანჯარა: window'],
    ],
    [
      'of words and meanings in turn',
      'ნათურა\nlamp\n\nფანჯარა\nwindow',
      ['1 ნათურა: lamp', '4 ფანჯარა: window'],
    ],
    ['of a numbered list', '1. ნათურა - lamp\n2. ფანჯარა - window', lampAndWindow],
    ['of a numbered list with tabs', '1)\tნათურა\tlamp\n2)\tფანჯარა\twindow', lampAndWindow],
    ['of a bullet list', '- ნათურა - lamp\n- [x] ფანჯარა: window', lampAndWindow],
    ['of bullets, with bold words', '* **ნათურა** – lamp\n* **ფანჯარა** – window', lampAndWindow],
    [
      'of a Markdown table',
      '| Georgian | English |\n|:---|---:|\n| ნათურა | lamp |\n| **ფანჯარა** | window |',
      fromLine(3),
    ],
    [
      'of a Markdown table without outer lines',
      'Georgian | English\n--- | ---\nნათურა | lamp\nფანჯარა | window',
      fromLine(3),
    ],
    [
      'with comments',
      '#separator:tab\n# lesson 3\nნათურა\tlamp\n# lesson 4\nფანჯარა\twindow',
      ['3 ნათურა: lamp', '5 ფანჯარა: window'],
    ],
    [
      'with headings',
      '# გაკვეთილი\n\nნათურა - lamp\n\n## Lesson 2\n// checked\nფანჯარა - window',
      ['3 ნათურა: lamp', '7 ფანჯარა: window'],
    ],
    [
      'with words that have Latin letters and digits',
      'georgian,english\nXIX საუკუნე,19th century\nSIM ბარათი,SIM card\nვიტამინი C,vitamin C',
      ['2 XIX საუკუნე: 19th century', '3 SIM ბარათი: SIM card', '4 ვიტამინი C: vitamin C'],
    ],
    [
      'with such words alone',
      'XIX საუკუნე,19th century\nSIM ბარათი,SIM card',
      ['1 XIX საუკუნე: 19th century', '2 SIM ბარათი: SIM card'],
    ],
    [
      'with such words and dashes',
      'XIX საუკუნე - 19th century\nSIM card – SIM ბარათი',
      ['1 XIX საუკუნე: 19th century', '2 SIM ბარათი: SIM card'],
    ],
    ['with stress marks', 'georgian,english\nნა\u0301თურა,lamp\nფა\u0301ნჯარა,window', fromLine(2)],
    [
      'with invisible characters',
      'georgian,english\nნა\u200Bთურა,lamp\nფან\u00ADჯარა,win\u200Bdow\nხალი\u2060ჩა,\uFEFFcarpet\nწიგნის\u00A0თარო,book\u00A0shelf',
      ['2 ნათურა: lamp', '3 ფანჯარა: window', '4 ხალიჩა: carpet', '5 წიგნის თარო: book shelf'],
    ],
    ['in Mtavruli', 'ᲜᲐᲗᲣᲠᲐ,lamp\nᲤᲐᲜᲯᲐᲠᲐ,window', lampAndWindow],
    [
      'without meanings',
      'ნათურა\nფანჯარა',
      ['1 English: Enter its meaning in English.', '2 English: Enter its meaning in English.'],
    ],
    ['of nothing', ' \n\n', []],
  ])('%s is read', (_, text, words) => expect(wordsOf(text)).toEqual(words));
});

describe('an export', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'of Anki with HTML, media, notes and tags',
      '#separator:tab\n#html:true\n#tags column:5\nlamp\tნათურა<br>[sound:lamp-01.mp3]\tთურმე ends alike\t\thome core\nwindow\tფანჯარა<br>[sound:window-02.mp3]\t\t\thome core\nIt isn&#x27;t here.\tაქ არ არის.<br>[sound:not-here-03.mp3]\tშორს means far\t\thome core\n"carpet<div>(floor)</div>"\tხალიჩა<img src=""carpet.jpg"">\t\t\thome',
      [
        '4 ნათურა: lamp | note თურმე ends alike | groups home+core',
        '5 ფანჯარა: window | groups home+core',
        "6 აქ არ არის.: It isn't here. | note შორს means far | groups home+core",
        '7 ხალიჩა: carpet (floor) | groups home',
      ],
    ],
    [
      'of Anki without HTML',
      '#separator:tab\n#html:false\nნათურა\tlamp [sound:lamp-01.mp3]\nფანჯარა\twindow [sound:window-02.mp3]\nხალიჩა\tcarpet',
      ['3 ნათურა: lamp', '4 ფანჯარა: window', '5 ხალიჩა: carpet'],
    ],
    [
      'of Anki with the deck, note type and id',
      '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\nk{V7s~*x1\tBasic\tGeorgian\tნათურა\tlamp\thome\nq&gt;2f#Pa9\tBasic\tGeorgian\tფანჯარა\t"<b>window</b><br>pane"\t',
      ['7 ნათურა: lamp | groups home', '8 ფანჯარა: window; pane'],
    ],
    [
      'of an old Anki with tags',
      'ნათურა\tlamp\thome core\nფანჯარა\twindow\thome\nხალიჩა\tcarpet\t',
      ['1 ნათურა: lamp | groups home+core', '2 ფანჯარა: window | groups home', '3 ხალიჩა: carpet'],
    ],
    [
      'of gap texts',
      '#separator:tab\n#html:false\n#notetype:Cloze\nნათურა {{c1::ანთია}}.\tThe lamp is on.\n{{c1::ფანჯარა::opening}} ღიაა.\tThe window is open.',
      ['4 ნათურა ანთია.: The lamp is on.', '5 ფანჯარა ღიაა.: The window is open.'],
    ],
    [
      'of Lute',
      'term,parent,translation,language,tags,added,status,link_status,pronunciation\nნათურა,,lamp,Georgian,"home, noun",2026-01-02 10:00:00,1,,natura\nფანჯრები,ფანჯარა,windows,Georgian,,2026-01-02 10:00:00,3,y,panjrebi',
      ['2 ნათურა: lamp | groups home+noun', '3 ფანჯრები: windows'],
    ],
    [
      'of LingQ',
      'term,phrase,tag1,tag2,tag3,tag4,meaninglanguage1,meaning1,meaninglanguage2,meaning2\nნათურა,ეს ნათურა ანთია.,home,,,,en,lamp,,\nფანჯარა,ფანჯარა ღიაა.,,,,,en,window,,',
      ['2 ნათურა: lamp | ეს ნათურა ანთია. =  | groups home', '3 ფანჯარა: window | ფანჯარა ღიაა. = '],
    ],
    ['of Quizlet', 'ნათურა\tlamp\nფანჯარა\twindow', lampAndWindow],
    [
      'of Clozemaster',
      'Sentence\tTranslation\tPronunciation\tCloze\nნათურა {{ანთია}}.\tThe lamp is on.\tnatura antia.\tანთია\n{{ფანჯარა}} ღიაა.\tThe window is open.\tpanjara ghiaa.\tფანჯარა',
      ['2 ნათურა ანთია.: The lamp is on.', '3 ფანჯარა ღიაა.: The window is open.'],
    ],
    [
      'of Readlang',
      'ნათურა\tlamp\tეს ნათურა ანთია.\nფანჯარა\twindow\tთითქმის ყველა ფანჯარა ღიაა.',
      ['1 ნათურა: lamp | ეს ნათურა ანთია. = ', '2 ფანჯარა: window | თითქმის ყველა ფანჯარა ღიაა. = '],
    ],
  ])('%s is read', (_, text, words) => expect(wordsOf(text)).toEqual(words));

  it('of Ena gives the own words back, and those of the course only once', () => {
    const text =
      '\uFEFFGeorgian,English,Sentence,Translation,Romanization,Kind,From,Notes,Understand it: next review\r\nნათურა,"\'=lamp; light",ეს ნათურაა.,This is a lamp.,natura,word,My words,"one\ntwo",2026-03-01\r\nწყალი,water,,,tsqali,word,Food & Drink,,\r\n';
    expect(wordsOf(text)).toEqual(['2 ნათურა: =lamp; light | ეს ნათურაა. = This is a lamp. | note one\ntwo']);
    expect(planOf(text).taught).toEqual([
      { line: 4, text: 'წყალი', reason: 'The course teaches it: Food & Drink.' },
    ]);
  });

  it('of Anki has a table for each note type', () =>
    expect(
      mapped(
        '#separator:tab\n#notetype column:1\nBasic\tნათურა\tlamp\nReversed\tcarpet\tხალიჩა\nBasic\tფანჯარა\twindow',
      ).map(({ table, mapping }) => [table.name, table.rows.map(({ line }) => line), mapping.roles]),
    ).toEqual([
      ['Basic', [3, 5], ['ignore', 'form', 'gloss']],
      ['Reversed', [4], ['ignore', 'gloss', 'form']],
    ]));
});

describe('lost letters', () => {
  it.each([
    ['??????,lamp\n???????,window', '????'],
    ['????;lamp', '????'],
    ['\uFFFD\uFFFD\uFFFD,lamp', '\uFFFD'],
    ['áƒœáƒáƒ—áƒ£áƒ áƒ,lamp', 'áƒ'],
    ['бѓњбѓђбѓ—бѓЈбѓ бѓђ,lamp', 'бѓ'],
    ['what??,natura\nlamp,window\nyes,no\nhi,bye', null],
    ['ნათურა,lamp??\nფანჯარა,????', null],
    ['', null],
  ])('of %j are %j', (text, lost) => expect(findLostLetters(text)).toBe(lost));

  it('of one line are named', () =>
    expect(wordsOf('ნათურა,lamp\n??????,window')).toEqual([
      '1 ნათურა: lamp',
      '2 Its letters are lost: a program has replaced them by question marks.',
    ]));
});

describe('a hostile text', () => {
  it.each([
    ['tags', `ნათურა,${'<a'.repeat(50_000)}`],
    ['attributes', `ნათურა,${'<a b="'.repeat(20_000)}${"<a b='".repeat(20_000)}`],
    ['hidden elements', `ნათურა,${'<script>'.repeat(20_000)}`],
    ['comments', `ნათურა,${'<!--'.repeat(30_000)}`],
    ['gaps', `ნათურა,${'{{c1::'.repeat(20_000)}`],
    ['colons in a gap', `ნათურა,{{c1${':'.repeat(100_000)}`],
    ['media', `ნათურა,${'[sound:'.repeat(20_000)}`],
    ['entities', `ნათურა,${'&a'.repeat(50_000)}`],
    ['quotation marks', `${'"a,""'.repeat(30_000)}\n`],
    ['open quotation marks', 'ნათურა,"'.repeat(20_000)],
    ['delimiters', `ნათურა${',lamp'.repeat(50_000)}`],
    ['dashes', `ნათურა${' - - :'.repeat(20_000)}`],
    ['spaces', Array.from({ length: 500 }, () => `ნათურა${' '.repeat(2000)}x`).join('\n')],
    ['brackets', `ნათურა${'(na'.repeat(30_000)},lamp`],
    ['questions', '?'.repeat(200_000)],
  ])('of %s is read in linear time', (_, text) => {
    // Quadratic time would exceed the timeout of the test.
    expect(() => [findLostLetters(text), planOf(text)]).not.toThrow();
  });
});
