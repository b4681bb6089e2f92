/**
 * The search of the course: entries in, ranked hits out. Entries that the viewer may not open are found by
 * whole words only and returned without their text, so that it cannot be guessed letter by letter.
 */
import {
  type AccessResult,
  checkAccess,
  type RequiredAccess,
  type Viewer,
} from '../entitlement/entitlement.ts';
import { georgianPatternOf, spellOutMarkedLetters } from '../georgian/romanizationOf.ts';
import { foldLatin, romanize } from '../georgian/romanize.ts';
import { singularOf } from '../text/pluralize.ts';
import { convertLatinKeysToGeorgian, isOneTypoApart, removeStopWords, wordsOf } from './fold.ts';

/** In the order of results where two match equally well. */
export const entryKinds = ['lesson', 'word', 'section', 'quiz', 'tip', 'page'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A searchable entry. */
export interface SearchEntry {
  readonly kind: EntryKind;
  /** Unique among all entries. */
  readonly id: string;
  /** English title, or the meanings of a word, separated by comma, semicolon or slash. */
  readonly title: string;
  /** Georgian text, if any. Its romanization is searched, too. */
  readonly form: string | null;
  /** Further searchable text, such as a description; ranked after the title. */
  readonly text: string;
  /** Other names, which match as the title does. */
  readonly names?: readonly string[];
  /** Path that a result links to. */
  readonly path: string;
  /** Who may open the path. */
  readonly requiredAccess: RequiredAccess;
  /** Id of the parent entry, which replaces this one in results of viewers who may not open it. */
  readonly parentId: string | null;
}

export interface SearchHit {
  readonly entry: SearchEntry;
  /** The parent entry. */
  readonly within: SearchEntry | null;
  /** `open`, or what the viewer has to do first. */
  readonly access: AccessResult;
  /** Who may open what matches; of a hidden hit, the entry that is not shown. */
  readonly requiredAccess: RequiredAccess;
  /** Something in `entry` matches, but the viewer may not see what. */
  readonly hidden: boolean;
}

/** Titles of lessons, quizzes and pages are public; their content is only for viewers who may open them. */
const publicKinds: ReadonlySet<EntryKind> = new Set(['lesson', 'quiz', 'page']);

/** In characters. */
export const maxQueryLength = 80;
/** With fewer hits, none of them exact, the search also tries the Georgian keyboard layout and typos. */
const minHits = 3;
/** Shorter words are not matched with a typo: too many other words are one letter away. */
const minTypoLength = 5;
const minInfixLength = 3;
/** In Latin letters: shorter words are read as Georgian ones in the national system only, or as their beginning. */
const minSpellingLength = 2;
const minSpellingPrefixLength = 4;
/** Maximum number of words that are searched one by one. */
const maxSingleWords = 8;

/**
 * Match qualities, the best first. Up to `spelling` whole words match, which may reveal that something hidden does.
 * `spelling`: a Georgian word in another scheme than the national one, such as xachapuri.
 */
const qualities = {
  exact: 0,
  word: 1,
  spelling: 2,
  prefix: 3,
  textWord: 4,
  textPrefix: 5,
  infix: 6,
  spellingPrefix: 7,
  typo: 8,
} as const;

interface IndexedEntry {
  readonly entry: SearchEntry;
  /** Title, form and romanization, each meaning as a whole; with the number of the meaning, 0 for the others. */
  readonly wholes: ReadonlyMap<string, number>;
  /** The words of title, form and romanization. */
  readonly words: readonly string[];
  /** The words of the form. */
  readonly georgian: readonly string[];
  readonly text: readonly string[];
  /** All of `words` and `text`, so that one comparison excludes most entries. */
  readonly all: string;
  /** The romanization with the marks of ejectives. */
  readonly marked: string;
  /** The same for duplicates: a word that is taught in several places is listed once. */
  readonly key: string;
}

export interface SearchIndex {
  readonly entries: readonly IndexedEntry[];
  readonly byId: ReadonlyMap<string, IndexedEntry>;
}

const meanings = /[;,/()!?]+/u;
const whole = (text: string) => wordsOf(text).join(' ');
const keyOf = ({ kind, id, form, title }: SearchEntry) =>
  kind === 'word' && form !== null ? `${whole(form)} = ${whole(title)}` : id;

/** Built once. Entries of equal rank are found in the order of `entries`. */
export function createIndex(entries: readonly SearchEntry[]): SearchIndex {
  const prepared = entries.map((entry): IndexedEntry => {
    const georgian = entry.form === null ? [] : [entry.form, romanize(entry.form)];
    const senses = entry.kind === 'word' ? entry.title.split(meanings) : [];
    const names = [entry.title, ...(entry.names ?? []), ...georgian];
    const numbered = [
      ...names.map((name) => [name, 0] as const),
      ...senses.map((name, at) => [name, at] as const),
    ];
    const wholes = numbered.flatMap(([name, at]) =>
      [whole(name), whole(name).replace(/^(?:to|the|a|an) /u, '')].map((key) => [key, at] as const),
    );
    const words = names.flatMap(wordsOf);
    const text = wordsOf(entry.text);
    return {
      entry,
      // The first meaning counts of those that are alike.
      wholes: new Map(wholes.toReversed()),
      words,
      georgian: wordsOf(entry.form ?? ''),
      text,
      all: [...words, ...text].join(' '),
      marked: entry.form === null ? '' : foldLatin(romanize(entry.form, 'marked')),
      key: keyOf(entry),
    };
  });
  return { entries: prepared, byId: new Map(prepared.map((one) => [one.entry.id, one])) };
}

/** How well one word matches an entry; null if it does not. */
function qualityOf(
  { word, forms, spelling }: QueryWord,
  { words, georgian, text, all }: IndexedEntry,
  allowTypos: boolean,
): number | null {
  const isContained = forms.some((form) => all.includes(form));
  if (isContained && forms.some((form) => words.includes(form))) return qualities.word;
  if (spelling !== null && georgian.some((own) => spelling.whole.test(own))) return qualities.spelling;
  if (isContained) {
    if (words.some((own) => own.startsWith(word))) return qualities.prefix;
    if (forms.some((form) => text.includes(form))) return qualities.textWord;
    if (text.some((own) => own.startsWith(word))) return qualities.textPrefix;
    if (word.length >= minInfixLength && words.some((own) => own.includes(word))) return qualities.infix;
  }
  if (spelling !== null && georgian.some((own) => spelling.prefix.test(own))) return qualities.spellingPrefix;
  if (allowTypos && word.length >= minTypoLength && words.some((own) => isOneTypoApart(word, own)))
    return qualities.typo;
  return null;
}

interface Ranked {
  readonly prepared: IndexedEntry;
  /** Compared element by element; less is better. */
  readonly rank: readonly number[];
}

interface QueryWord {
  readonly word: string;
  /** The word, and its singular if it may be a plural. */
  readonly forms: readonly string[];
  /** Georgian words that are romanized so, and their beginning; null if only the national system is searched. */
  readonly spelling: { readonly whole: RegExp; readonly prefix: RegExp } | null;
}

function spellingOf(word: string): QueryWord['spelling'] {
  const pattern = word.length < minSpellingLength ? null : georgianPatternOf(word);
  if (pattern === null) return null;
  const end = word.length < minSpellingPrefixLength ? '$' : '';
  return { whole: new RegExp(`^${pattern}$`, 'u'), prefix: new RegExp(`^${pattern}${end}`, 'u') };
}

/** A parsed query: its words, and all of them as one key, the last one also in the singular. */
interface ParsedQuery {
  readonly words: readonly QueryWord[];
  readonly keys: readonly string[];
  /** The query with the marks of its ejectives; empty if it has none. */
  readonly mark: string;
  readonly allowTypos: boolean;
}

/** Null unless all words match; the worst match decides the rank. */
function rankOf(prepared: IndexedEntry, { words, keys, mark, allowTypos }: ParsedQuery) {
  const { entry, wholes, marked } = prepared;
  let worst = 0;
  let sum = 0;
  for (const word of words) {
    const quality = qualityOf(word, prepared, allowTypos);
    if (quality === null) return null;
    worst = Math.max(worst, quality);
    sum += quality;
  }
  const exactKey = keys.findIndex((key) => wholes.has(key));
  const isExact = exactKey !== -1;
  // An exact section title counts only as a word match: 'food' ranks a lesson about it before a list named 'Food'.
  const best = entry.kind === 'section' ? qualities.word : qualities.exact;
  const otherMark = marked.includes(mark) ? 0 : 1;
  return [
    isExact ? best : worst,
    otherMark,
    // 'dghes', which is a word, comes before 'dghe', which it would be the plural of.
    isExact ? best + exactKey / 2 : sum,
    entryKinds.indexOf(entry.kind),
    // 'other' is სხვა, "other; another", before მეორე, "second; other".
    wholes.get(keys[exactKey] ?? '') ?? 0,
    entry.title.length,
  ];
}

function compareRanks({ rank: one }: Ranked, { rank: other }: Ranked): number {
  // Not by an iterator: a short query compares thousands of times.
  for (let index = 0; index < one.length; index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A hit with its match quality, and the key of its entry. */
interface RankedHit {
  readonly hit: SearchHit;
  readonly quality: number;
  readonly key: string;
}

interface SearchOptions {
  readonly mark?: string;
  /** Whether words match Georgian ones that are romanized so in any scheme. */
  readonly allowSpellings?: boolean;
  readonly allowTypos?: boolean;
}

/** Entries that match all of `words`, the best first, each reduced to what this viewer may see. */
function searchWords(
  { entries: all, byId }: SearchIndex,
  words: readonly string[],
  viewer: Viewer,
  { mark = '', allowSpellings = false, allowTypos = false }: SearchOptions = {},
): RankedHit[] {
  if (words.length === 0) return [];
  const parsed = words.map((word): QueryWord => {
    const forms = [word, singularOf(word)].filter((form) => form !== null);
    return { word, forms, spelling: allowSpellings ? spellingOf(word) : null };
  });
  const singular = words.map((word, index) =>
    index === words.length - 1 ? (singularOf(word) ?? word) : word,
  );
  const query = { words: parsed, keys: [words.join(' '), singular.join(' ')], mark, allowTypos };
  const ranked: Ranked[] = [];
  // Not by `flatMap`, which creates an array for each of the thousands of entries.
  for (const prepared of all) {
    const rank = rankOf(prepared, query);
    if (rank !== null) ranked.push({ prepared, rank });
  }
  const canOpen = ({ prepared: { entry } }: Ranked) => checkAccess(entry.requiredAccess, viewer) === 'open';
  // What is listed from a page that the viewer may open needs no hidden hit of another page.
  const openKeys = new Set(ranked.filter(canOpen).map(({ prepared }) => prepared.key));
  return ranked
    .toSorted(compareRanks)
    .flatMap(({ prepared: { entry, key }, rank: [quality = qualities.typo] }): RankedHit[] => {
      const { requiredAccess } = entry;
      const access = checkAccess(requiredAccess, viewer);
      const parent = entry.parentId === null ? null : (byId.get(entry.parentId) ?? null);
      const within = parent?.entry ?? null;
      if (access === 'open' || publicKinds.has(entry.kind))
        return [{ hit: { entry, within, access, requiredAccess, hidden: false }, quality, key }];
      if (quality > qualities.spelling || !parent || openKeys.has(key)) return [];
      const hit = { entry: parent.entry, within: null, access, requiredAccess, hidden: true };
      return [{ hit, quality, key: parent.key }];
    });
}

/** The first hit of each set of duplicates. */
function deduplicate(found: readonly RankedHit[]): SearchHit[] {
  const seen = new Set<string>();
  return found.flatMap(({ hit, key }) => {
    if (seen.has(key)) return [];
    seen.add(key);
    return [hit];
  });
}

/**
 * Hits of `query` for `viewer`, the best first: whole meanings before words before prefixes before parts of
 * words, titles before descriptions. Matches Georgian, romanization in any usual scheme (the national one first),
 * English, and Georgian typed on Latin keys. With few hits, one typo in words of five letters or more is allowed; if no
 * entry has all words, each is searched by itself. Empty for a query without letters or digits; only its
 * first 80 characters are read.
 */
export function findEntries(index: SearchIndex, query: string, viewer: Viewer): SearchHit[] {
  const text = query.slice(0, maxQueryLength);
  const words = wordsOf(text);
  const main = removeStopWords(words);
  const latin = foldLatin(text).trim();
  const mark = latin.includes("'") ? latin : '';

  let found = searchWords(index, words, viewer, { mark });
  // Titles that match without the stop words, such as 'past' of 'past tense', before texts that have all words.
  const isInTitle = ({ quality }: RankedHit) => quality <= qualities.prefix;
  if (!found.some(isInTitle) && main.length < words.length) {
    const ofMain = searchWords(index, main, viewer, { mark });
    // 'Past tense' asks for what is said of it, not for the word.
    const explains = ({ hit, quality }: RankedHit) =>
      words.includes('tense') && hit.entry.kind === 'section' && quality <= qualities.word;
    found = [...ofMain.filter(explains), ...ofMain.filter((hit) => !explains(hit)), ...found];
  }
  const hasExact = () => found.some(({ quality }) => quality === qualities.exact);
  const isEnough = () => hasExact() || deduplicate(found).length >= minHits;
  if (!hasExact()) {
    const spelled = removeStopWords(wordsOf(spellOutMarkedLetters(text)));
    const others = searchWords(index, spelled, viewer, { allowSpellings: true });
    const rest = found.findIndex(({ quality }) => quality > qualities.spelling);
    found = found.toSpliced(
      rest === -1 ? found.length : rest,
      0,
      ...others.filter(({ quality }) => quality <= qualities.spelling),
    );
    if (!isEnough()) found = [...found, ...others];
  }
  if (!isEnough())
    found = [
      ...found,
      ...convertLatinKeysToGeorgian(text).flatMap((typed) => searchWords(index, wordsOf(typed), viewer)),
    ];
  if (!isEnough()) found = [...found, ...searchWords(index, main, viewer, { allowTypos: true })];
  if (found.length === 0)
    found = main
      .slice(0, maxSingleWords)
      .flatMap((word) => searchWords(index, [word], viewer, { allowSpellings: true }))
      .filter(({ quality }) => quality <= qualities.spelling);
  return deduplicate(found);
}
