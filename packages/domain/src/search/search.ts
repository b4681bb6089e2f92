/**
 * The search of the course (issue 9): entries in, ranked hits out. It knows who asks: what one may not open
 * is found without its text being told, and only by whole words, so that nobody can spell it out.
 */
import { type Admission, admission, type Gate, type Viewer } from '../entitlement/entitlement.ts';
import { hasGeorgian } from '../georgian/letters.ts';
import { foldLatin, romanize } from '../georgian/romanize.ts';
import { asGeorgianKeys, isOneSlip, singularOf, withoutSmallWords, wordsOf } from './fold.ts';

/** In the order in which they stand where two fit equally well. */
export const entryKinds = ['lesson', 'word', 'section', 'quiz', 'tip', 'page'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Something that can be found. */
export interface SearchEntry {
  readonly kind: EntryKind;
  /** Unique among all entries. */
  readonly id: string;
  /** In English: what it is called, or what the word means; several meanings apart by comma, semicolon or slash. */
  readonly title: string;
  /** In Georgian, where there is any. Its romanization is found too. */
  readonly form: string | null;
  /** What else it is found by, after its title: a description. */
  readonly text: string;
  /** Where it leads. */
  readonly path: string;
  /** Who may open that. */
  readonly gate: Gate;
  /** Id of the entry that it is a part of, and that stands for it before those who may not open it. */
  readonly partOf: string | null;
}

export interface SearchHit {
  readonly entry: SearchEntry;
  /** What it is a part of. */
  readonly within: SearchEntry | null;
  /** `open`, or what has to happen first. */
  readonly admission: Admission;
  /** Something in `entry` fits, and what it is may not be told. */
  readonly hidden: boolean;
}

/** Titles of the catalog and of pages are for everyone; what is in them is for those who may open them. */
const toldToAll: ReadonlySet<EntryKind> = new Set(['lesson', 'quiz', 'page']);

/** What is worth looking for, in characters. */
export const longestQuery = 80;
/** With fewer hits than these, and none that fits wholly, keys of the other keyboard and slips are thought of. */
const few = 3;
/** Shorter words have too many neighbours for one slip to mean anything. */
const shortestForSlip = 5;
const shortestInside = 3;
/** So many words are looked for each by itself. */
const mostAlone = 8;

/** How well something fits, the best first. */
const fits = { all: 0, word: 1, start: 2, textWord: 3, textStart: 4, inside: 5, slip: 6 } as const;

interface Prepared {
  readonly entry: SearchEntry;
  /** Title, form and romanization: each meaning whole, and all words. */
  readonly wholes: ReadonlySet<string>;
  readonly words: readonly string[];
  readonly text: readonly string[];
  /** The romanization with the marks of ejectives. */
  readonly marked: string;
}

export interface SearchIndex {
  readonly prepared: readonly Prepared[];
  readonly byId: ReadonlyMap<string, SearchEntry>;
}

const meanings = /[;,/()!?]+/u;
const whole = (text: string) => wordsOf(text).join(' ');

/** Made once; entries are found in their order where all else is equal. */
export function createIndex(entries: readonly SearchEntry[]): SearchIndex {
  const prepared = entries.map((entry): Prepared => {
    const georgian = entry.form === null ? [] : [entry.form, romanize(entry.form)];
    const senses = entry.kind === 'word' ? entry.title.split(meanings) : [];
    const names = [entry.title, ...senses, ...georgian].map(whole);
    return {
      entry,
      wholes: new Set(names.flatMap((name) => [name, name.replace(/^(?:to|the|a|an) /u, '')])),
      words: [entry.title, ...georgian].flatMap(wordsOf),
      text: wordsOf(entry.text),
      marked: entry.form === null ? '' : foldLatin(romanize(entry.form, 'marked')),
    };
  });
  return { prepared, byId: new Map(entries.map((entry) => [entry.id, entry])) };
}

/** How one word fits an entry; null where it does not. */
function fitOf(word: string, { words, text }: Prepared, slips: boolean): number | null {
  const one = singularOf(word);
  if (words.includes(word) || (one !== null && words.includes(one))) return fits.word;
  if (words.some((own) => own.startsWith(word))) return fits.start;
  if (text.includes(word) || (one !== null && text.includes(one))) return fits.textWord;
  if (text.some((own) => own.startsWith(word))) return fits.textStart;
  if (word.length >= shortestInside && words.some((own) => own.includes(word))) return fits.inside;
  if (slips && word.length >= shortestForSlip && words.some((own) => isOneSlip(word, own))) return fits.slip;
  return null;
}

interface Ranked {
  readonly prepared: Prepared;
  /** Compared one after the other; less is better. */
  readonly rank: readonly number[];
}

/** What is looked for: its words, and all of them as one key, the last one also in the singular. */
interface Wanted {
  readonly words: readonly string[];
  readonly keys: readonly string[];
  readonly mark: string | null;
  readonly slips: boolean;
}

/** All words have to fit; what fits least decides. */
function rankOf(prepared: Prepared, { words, keys, mark, slips }: Wanted) {
  const { entry, wholes, marked } = prepared;
  const all = keys.some((key) => wholes.has(key));
  // What a part of a lesson is called does not make it what is looked for: 'food' is before a list named 'Food'.
  const best = entry.kind === 'section' ? fits.word : fits.all;
  let [worst, sum] = [0, 0];
  if (!all)
    for (const word of words) {
      const fit = fitOf(word, prepared, slips);
      if (fit === null) return null;
      worst = Math.max(worst, fit);
      sum += fit;
    }
  const otherMark = mark !== null && !marked.includes(mark) ? 1 : 0;
  return [
    all ? best : worst,
    otherMark,
    all ? best : sum,
    entryKinds.indexOf(entry.kind),
    entry.title.length,
  ];
}

function compare({ rank: one }: Ranked, { rank: other }: Ranked): number {
  for (const [place, value] of one.entries()) {
    const difference = value - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The same word is taught in several places; it is told once, from where it may be opened. */
const sameWord = ({ kind, id, form, title }: SearchEntry) =>
  kind === 'word' && form !== null ? `${whole(form)} = ${whole(title)}` : id;

/** A hit, and how well it fits. */
interface Found {
  readonly hit: SearchHit;
  readonly fit: number;
}

/** Entries that fit all of `words`, the best first, each told as this viewer may know it. */
function look(
  { prepared: all, byId }: SearchIndex,
  words: readonly string[],
  viewer: Viewer,
  { mark = null, slips = false }: { readonly mark?: string | null; readonly slips?: boolean } = {},
): Found[] {
  if (words.length === 0) return [];
  const singular = words.map((word, place) =>
    place === words.length - 1 ? (singularOf(word) ?? word) : word,
  );
  const wanted = { words, keys: [words.join(' '), singular.join(' ')], mark, slips };
  const ranked = all.flatMap((prepared): Ranked[] => {
    const rank = rankOf(prepared, wanted);
    return rank === null ? [] : [{ prepared, rank }];
  });
  const opens = ({ prepared: { entry } }: Ranked) => admission(entry.gate, viewer) === 'open';
  const told = new Set(ranked.filter(opens).map(({ prepared }) => sameWord(prepared.entry)));
  return ranked.toSorted(compare).flatMap(({ prepared: { entry }, rank: [fit = fits.slip] }): Found[] => {
    const admitted = admission(entry.gate, viewer);
    const within = entry.partOf === null ? null : (byId.get(entry.partOf) ?? null);
    if (admitted === 'open' || toldToAll.has(entry.kind))
      return [{ hit: { entry, within, admission: admitted, hidden: false }, fit }];
    if (fit > fits.word || !within || told.has(sameWord(entry))) return [];
    return [{ hit: { entry: within, within: null, admission: admitted, hidden: true }, fit }];
  });
}

/** The first of those that tell the same. */
function once(found: readonly Found[]): SearchHit[] {
  const seen = new Set<string>();
  return found.flatMap(({ hit }) => {
    const key = sameWord(hit.entry);
    if (seen.has(key)) return [];
    seen.add(key);
    return [hit];
  });
}

/**
 * What `query` finds for `viewer`, the best first: whole meanings before words before beginnings before parts of
 * words, titles before descriptions. Georgian, romanization with or without apostrophes, English, and Georgian
 * typed on Latin keys are all understood; one slip in words of five letters or more where else little is found,
 * and each word by itself where nothing has them all. Empty for a query without letters or digits; only its
 * first 80 characters are read.
 */
export function findEntries(index: SearchIndex, query: string, viewer: Viewer): SearchHit[] {
  const asked = query.slice(0, longestQuery);
  const words = wordsOf(asked);
  const main = withoutSmallWords(words);
  const latin = foldLatin(asked).trim();
  const mark = latin.includes("'") && !hasGeorgian(latin) ? latin : null;

  let found = look(index, words, viewer, { mark });
  if (found.length === 0 && main.length < words.length) found = look(index, main, viewer, { mark });
  const isEnough = () => found.some(({ fit }) => fit === fits.all) || once(found).length >= few;
  if (!isEnough())
    found = [...found, ...asGeorgianKeys(asked).flatMap((typed) => look(index, wordsOf(typed), viewer))];
  if (!isEnough()) found = [...found, ...look(index, main, viewer, { slips: true })];
  if (found.length === 0 && main.length > 1)
    found = main
      .slice(0, mostAlone)
      .flatMap((word) => look(index, [word], viewer))
      .filter(({ fit }) => fit <= fits.word);
  return once(found);
}
