/**
 * `npm run course:report`: how much the course teaches, as JSON. Figures that need data which this machine does not have are
 * null: the external reference (files.ts), and a list of syllabus points, of which the project has none.
 */
import { splitGloss } from '@ena/domain/text/gloss';
import { taughtItems } from '../src/bodies.ts';
import { clips } from '../src/clips.ts';
import { packs } from '../src/packs/packs.ts';
import { pictureRows } from '../src/pictures.ts';
import { cardIdOf } from '../src/sameItems.ts';
import { texts } from '../src/texts/texts.ts';
import { readClipTable } from './clips.ts';
import { course } from './course.ts';
import { readReferenceTable } from './files.ts';
import { keysOf, keysOfItem, keysOfText, readingsOf, wordsOfText } from './lemmas.ts';
import { findNewWords } from './newWords.ts';
import { pages, wordsOf } from './walk.ts';

const words = new Map(
  taughtItems.filter(({ kind }) => kind === 'word').map((item) => [cardIdOf(item.id), item]),
);

const gradedTexts = (wanted: 'text' | 'dialogue') => texts.filter(({ kind }) => kind === wanted).length;

function countConfirmedTwice(): number | null {
  const rows = readReferenceTable('gloss-ka-en');
  if (rows === null) return null;
  /** Sources of each sense of a word. */
  const sources = new Map<string, Set<string>>();
  for (const [form = '', gloss = '', , name = ''] of rows)
    for (const sense of splitGloss(gloss)) {
      const key = `${form}\t${sense}`;
      sources.set(key, (sources.get(key) ?? new Set()).add(name));
    }
  return [...words.values()].filter(({ form, gloss }) => {
    const names = splitGloss(gloss).flatMap((sense) => [...(sources.get(`${form}\t${sense}`) ?? [])]);
    return new Set(names).size >= 2;
  }).length;
}

/** Lemmas of the list of A1 and A2 that items of the course teach, by any of their forms. */
function countLemmasTaught(): number | null {
  const rows = readReferenceTable('lemmas-a1-a2');
  if (rows === null) return null;
  const taught = new Set([
    ...pages(course).flatMap(wordsOf).flatMap(keysOfItem),
    ...taughtItems.flatMap(({ form }) => keysOfText(form)),
  ]);
  /** Of words that are taught: ში in სახლში, ც in მეც. */
  const endings = new Set(
    taughtItems
      .flatMap(({ form }) => wordsOfText(form))
      .flatMap(readingsOf)
      .flatMap(({ morphemes }) => morphemes)
      .flatMap(({ text, role }) => (role === 'postposition' || role === 'particle' ? [text] : [])),
  );
  return rows.filter(([text = '']) => {
    if (text.startsWith('-')) return endings.has(text.slice(1));
    return wordsOfText(text.replace(/ \(.*\)$/u, '')).every((word) =>
      keysOf(word).some((key) => taught.has(key)),
    );
  }).length;
}

const clipTable = readClipTable();
const examples = findNewWords(course).filter(({ kind }) => kind === 'example');

console.log(
  JSON.stringify(
    {
      words: words.size,
      packs: packs.length,
      freePacks: packs.filter(({ tier }) => tier === 'free').length,
      pictures: pictureRows.length,
      ownPictures: pictureRows.filter((row) => row.source === 'own').length,
      clips: clips.size,
      clipBytes: clipTable.reduce((total, { bytes }) => total + bytes, 0),
      // Graded ones; each pack has a short text or dialogue beside them.
      texts: gradedTexts('text'),
      dialogues: gradedTexts('dialogue'),
      unknownWordsInExamples: examples.reduce((total, { unknown }) => total + unknown.length, 0),
      glossesWithTwoSources: countConfirmedTwice(),
      lemmasTaught: countLemmasTaught(),
      syllabusPoints: null,
    },
    null,
    2,
  ),
);
