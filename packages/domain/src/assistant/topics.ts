/** Answers about topics: the words of a theme, the forms of a verb, the explanations of a lesson. */
import type { Phrase } from '../lesson/phrase.ts';
import { contentWords, senseKey, sensesOf, stemsOf } from './english.ts';
import type { CoursePage, Knowledge, Passage, Table, WordList } from './model.ts';
import type { CanOpenPage } from './englishToGeorgian.ts';
import {
  createAnswer,
  renderTable,
  createLockedReply,
  uniquePages,
  joinParagraphs,
  renderPhrase,
  type Reply,
  renderFormsTable,
  renderSayings,
  renderWordTable,
} from './render.ts';
import { typesetLatin } from '../georgian/romanize.ts';

/** Words that may be added to the name of a theme without changing it. */
const ignoredWords = new Set(
  stemsOf('basic common number first most part member day up from in sound letter name special'),
);

/** How well the words of a question match the title of a theme, from 0 (not) to 3 (exactly). */
function titleMatch(queryWords: readonly string[], title: string): number {
  const named = contentWords(title).filter((word) => !/^\d+$/u.test(word));
  if (named.length === 0 || queryWords.length === 0) return 0;
  const spare = queryWords.filter(
    (word) => !named.includes(word) && !ignoredWords.has(word) && !/^\d+$/u.test(word),
  );
  const missing = named.filter((word) => !queryWords.includes(word));
  if (spare.length > 0) return 0;
  if (missing.length === 0) return 3;
  const main = queryWords.filter((word) => named.includes(word));
  return main.length > 0 && main[0] === named[0] ? 2 : main.length > 0 ? 1 : 0;
}

/** A theme of words: a lesson with several lists, or one list. */
interface Theme {
  readonly title: string;
  readonly page: CoursePage;
  readonly lists: readonly WordList[];
}
/** Order: a lesson with exactly this title; its list in a lesson about it; such a lesson; any list. */
function rank(queryWords: readonly string[], { title, page, lists }: Theme): number {
  const match = titleMatch(queryWords, title);
  if (match === 0) return 0;
  if (title === page.title) return match === 3 ? 5 : match === 2 ? 3.5 : 1;
  const own = lists.length === 1 && contentWords(page.title).some((word) => queryWords.includes(word));
  return match + (own ? 1.6 : 0);
}
const themesOf = ({ pages, lists }: Knowledge): Theme[] => [
  ...pages
    .map((page) => ({ title: page.title, page, lists: lists.filter((list) => list.page === page) }))
    // A grammar lesson has word lists, too, but is not a theme.
    .filter(({ lists: its, page }) => its.length > 0 && its.length >= page.sections.length - 1),
  ...lists.map((list) => ({ title: list.title, page: list.page, lists: [list] })),
];

/** Lists with the numbers that were asked for, such as 1 to 20; all lists if no number was named. */
function listsWithNumbers(lists: readonly WordList[], queryWords: readonly string[]): readonly WordList[] {
  const numbers = queryWords.filter((word) => /^\d+$/u.test(word)).map(Number);
  if (numbers.length === 0) return lists;
  const [from, to] = [numbers.length > 1 ? Math.min(...numbers) : 1, Math.max(...numbers)];
  const holds = lists.filter(({ words }) =>
    words.some(({ gloss }) => Number(gloss) >= from && Number(gloss) <= to),
  );
  return holds.length > 0 ? holds : lists;
}

/** Whether a theme has exactly this title. */
export const isTheme = (knowledge: Knowledge, what: string): boolean =>
  themesOf(knowledge).some(({ title }) => senseKey(title) === senseKey(what));

const maxLists = 2;
const lettersBySound = { vowel: 'vowel', ejective: 'ejective', aspirate: 'aspirate' } as const;

/** The words of a theme, such as the days of the week; null if no theme matches. */
export function answerTheme(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const queryWords = contentWords(what);
  const listed =
    answerLetters(knowledge, queryWords, canOpen) ?? answerIdioms(knowledge, queryWords, canOpen);
  if (listed) return listed;
  const matching = themesOf(knowledge)
    .map((theme) => ({ theme, score: rank(queryWords, theme) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ theme }) => theme);
  const best = matching.find(({ page }) => canOpen(page));
  if (!best) return matching.length > 0 ? createLockedReply(uniquePages(matching)) : null;
  const lists = listsWithNumbers(best.lists, queryWords);
  const shown = lists.slice(0, maxLists);
  const rest = knowledge.lists
    .filter((list) => list.page === best.page && !shown.includes(list))
    .map(({ title }) => title);
  return createAnswer(
    joinParagraphs(
      ...shown.map(({ title, words }) => joinParagraphs(`**${title}**`, renderWordTable(words))),
      rest.length > 0 ? `More lists: ${rest.join('; ')}.` : '',
    ),
    [best.page],
  );
}

const maxIdioms = 4;
/** Some idioms of the course, if the question asks for idioms. */
function answerIdioms(
  { sayings }: Knowledge,
  queryWords: readonly string[],
  canOpen: CanOpenPage,
): Reply | null {
  if (!queryWords.includes('idiom') || queryWords.some((word) => word !== 'idiom' && !ignoredWords.has(word)))
    return null;
  const idioms = sayings.filter(({ as }) => as === 'idiom');
  const open = idioms.filter(({ page }) => canOpen(page)).slice(0, maxIdioms);
  if (open.length === 0) return idioms.length > 0 ? createLockedReply(uniquePages(idioms)) : null;
  return createAnswer(renderSayings(open), uniquePages(open));
}

/** The alphabet, or its letters of one sound. */
function answerLetters(
  { letters }: Knowledge,
  queryWords: readonly string[],
  canOpen: CanOpenPage,
): Reply | null {
  const rest = queryWords.filter((word) => !ignoredWords.has(word));
  const sound = Object.entries(lettersBySound).find(([name]) => rest.length === 1 && rest[0] === name)?.[1];
  const whole =
    (rest.length === 1 && rest[0] === 'alphabet') || (rest.length === 0 && queryWords.includes('letter'));
  if (!sound && !whole) return null;
  const shown = letters.filter(({ letter, page }) => canOpen(page) && (!sound || letter.sound === sound));
  if (shown.length === 0) return null;
  const rows = shown.map(({ letter }) => [
    `**${letter.form}**`,
    typesetLatin(letter.romanization),
    letter.name.form,
    letter.gloss,
  ]);
  return createAnswer(renderTable(['Letter', 'Read', 'Name', 'Sound'], rows), uniquePages(shown));
}

const verbIn = (title: string): string | null => /\(to ([^()]+)\)/u.exec(title)?.[1] ?? null;
const georgianIn = (title: string): string | null => /\p{Script=Georgian}+/u.exec(title)?.[0] ?? null;

/** The tables of a verb, by its English or its Georgian name or any of its forms. */
function tablesOf({ tables }: Knowledge, verb: string): Table[] {
  const wanted = senseKey(verb);
  return tables.filter(
    ({ title, rows }) =>
      (verbIn(title) !== null && senseKey(verbIn(title) ?? '') === wanted) ||
      georgianIn(title) === verb ||
      rows.some(({ cells }) => cells.some(({ form }) => form === verb)),
  );
}

const persons = ['i', 'you', 'he or she', 'we', 'they'] as const;

/** Present forms from anywhere in the course, such as მინდა (I want); null if there are fewer than two. */
function formsByPerson({ byPerson }: Knowledge, verb: string, canOpen: CanOpenPage): Reply | null {
  const bare = senseKey(verb);
  const found = persons.flatMap((person) => {
    const saying = (byPerson.get(`${person} ${bare}`) ?? []).find(({ page }) => canOpen(page));
    return saying ? [saying] : [];
  });
  return found.length < 2
    ? null
    : createAnswer(
        joinParagraphs(
          'The course has no table of this verb. These forms occur in it:',
          renderWordTable(found),
        ),
        uniquePages(found),
      );
}

/** The forms of a verb in one tense, or in the first that is taught; null if there is no such table. */
export function answerConjugation(
  knowledge: Knowledge,
  verb: string,
  tense: string | null,
  canOpen: CanOpenPage,
): Reply | null {
  const all: readonly (Table | Passage)[] = [
    ...tablesOf(knowledge, verb),
    ...passagesOfVerb(knowledge, verb),
  ];
  const open = all.filter(({ page }) => canOpen(page));
  const tables = open.filter((one) => 'rows' in one);
  const present = tense === null || tense === 'present';
  const scattered = present ? formsByPerson(knowledge, verb, canOpen) : null;
  if (open.length === 0 && scattered) return scattered;
  if (open.length === 0) return all.length > 0 ? createLockedReply(uniquePages(all)) : null;
  // The past tense is the aorist: a finished action.
  const names = tense === null ? ['present'] : tense === 'past' ? ['past', 'aorist'] : [tense];
  const titled = tables.find(({ title }) =>
    names.some((name) => title.toLowerCase().startsWith(`${name} of`)),
  );
  if (titled)
    return createAnswer(joinParagraphs(`**${titled.title}**`, renderFormsTable(titled), titled.description), [
      titled.page,
    ]);
  for (const table of tables) {
    const row = table.rows.find(({ label }) => names.includes(label.toLowerCase()));
    if (row)
      return createAnswer(
        joinParagraphs(
          `**${table.title}**, ${row.label.toLowerCase()}`,
          renderFormsTable({ ...table, rows: [row] }),
        ),
        [table.page],
      );
  }
  const [first] = open;
  if (!first) return null;
  const instead = present
    ? ''
    : `The lessons that you can open have no ${tense} table of this verb. They have:`;
  const shown =
    'rows' in first ? joinParagraphs(`**${first.title}**`, renderFormsTable(first)) : renderPassage(first);
  return createAnswer(joinParagraphs(instead, shown), [first.page]);
}

/** Passages whose title is the verb, such as 'To have'. */
const passagesOfVerb = ({ passages }: Knowledge, verb: string): Passage[] =>
  passages.filter(({ title }) => /^to /iu.test(title) && senseKey(title) === senseKey(verb));

/** The meaning after Georgian in a text, such as გაუმარჯოს (cheers). */
const inlineGloss = /\p{Script=Georgian} \(([^()]+)\)/gu;

/** A passage that explains how something is said, in its text or by its title; null if there is none. */
export function answerFromPassage(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const sense = senseKey(what);
  if (sense === '') return null;
  const found = [
    ...passagesOfVerb(knowledge, what),
    ...knowledge.passages.filter(({ text }) =>
      text.some((part) =>
        [...part.matchAll(inlineGloss)].some(([, gloss = '']) => sensesOf(gloss).includes(sense)),
      ),
    ),
  ];
  const best = found.find(({ page }) => canOpen(page));
  if (!best) return found.length > 0 ? createLockedReply(uniquePages(found)) : null;
  return createAnswer(renderPassage(best), [best.page]);
}

/** A table with this title, such as the personal pronouns. */
export function answerTable({ tables }: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const named = tables.filter(
    ({ title }) => verbIn(title) === null && titleMatch(contentWords(what), title) > 0,
  );
  const [table] = named.filter(({ page }) => canOpen(page));
  if (table)
    return createAnswer(joinParagraphs(`**${table.title}**`, renderFormsTable(table), table.description), [
      table.page,
    ]);
  return named.length > 0 ? createLockedReply(uniquePages(named)) : null;
}

/** A word in more passages than this is not specific enough by itself, unless it is a term of grammar. */
const maxPassagesOfRareWord = 5;
const terms = new Set(
  stemsOf(
    'accusative adjective adverb agreement aorist article gender noun case conditional conjunction dative ergative future genitive imperfect instrumental interjection negation nominative object optative passive perfect pluperfect plural possessive postposition preverb pronoun screeve series subject subjunctive tense verb version vocative',
  ),
);
const maxExamples = 4;
const maxTogether = 4;

/** Passages that contain all words of a question; those with more of them in the title come first. */
function findPassages({ passages, wordsOfPassage }: Knowledge, what: string): Passage[] {
  const whole = senseKey(what);
  if (whole === '') return [];
  const exact = passages.filter(({ title, section }) => [title, section].map(senseKey).includes(whole));
  if (exact.length > 0) return exact;
  const queryWords = contentWords(what);
  if (queryWords.length === 0) return [];
  const passageCount = (word: string) =>
    passages.filter((passage) => wordsOfPassage.get(passage)?.has(word)).length;
  const isSpecific =
    queryWords.length > 1 ||
    queryWords.some((word) => terms.has(word) || passageCount(word) <= maxPassagesOfRareWord);
  const countWords = (passage: Passage) =>
    stemsOf(
      [passage.title, ...passage.text, ...passage.examples.map(({ explanation = '' }) => explanation)].join(
        ' ',
      ),
    ).filter((word) => queryWords.includes(word)).length;
  return (
    passages
      .filter((passage) => queryWords.every((word) => wordsOfPassage.get(passage)?.has(word)))
      .map((passage) => {
        const title = stemsOf(`${passage.title} ${passage.section}`);
        return {
          passage,
          named: queryWords.filter((word) => title.includes(word)).length,
          count: countWords(passage),
        };
      })
      // The words of a story do not show its topic.
      .filter(({ named, passage }) => named > 0 || (isSpecific && !passage.story))
      .toSorted((one, other) => other.named - one.named || other.count - one.count)
      .map(({ passage }) => passage)
  );
}

const exampleLine = (one: Phrase & { readonly explanation?: string }): string =>
  `- ${renderPhrase(one)}${one.explanation ? ` *${one.explanation}*` : ''}`;

/** A passage as Markdown. */
export const renderPassage = ({ title, text, examples }: Passage): string =>
  joinParagraphs(
    title === '' ? '' : `**${title}**`,
    text[0] ?? '',
    examples.slice(0, maxExamples).map(exampleLine).join('\n'),
    ...text.slice(1),
  );

/**
 * Explains a topic by the question's terms of grammar, or by its words that are in titles of passages, and
 * ignores its other words. Null if it has none.
 */
export function explainByTerms(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const queryWords = contentWords(what);
  const named = queryWords.filter((word) => terms.has(word));
  const explainWords = (words: readonly string[]) => explainTopic(knowledge, words.join(' '), canOpen);
  // All terms, or all but one, or the first single term with a result.
  if (named.length > 0)
    return [named, ...named.map((one) => named.filter((word) => word !== one)), ...named.map((one) => [one])]
      .filter((words) => words.length > 0)
      .reduce<Reply | null>((found, words) => found ?? explainWords(words), null);
  const titleWords = queryWords.filter((word) => knowledge.titleWords.has(word));
  // Words of titles are specific enough only if they are the majority.
  const isSpecific =
    titleWords.length > 0 &&
    titleWords.length * 2 > queryWords.length &&
    titleWords.length < queryWords.length;
  const together = isSpecific ? explainTopic(knowledge, titleWords.join(' '), canOpen) : null;
  // Or one of the words is a whole title.
  return (
    together ??
    queryWords.reduce<Reply | null>(
      (found, word) => found ?? (knowledge.titles.has(word) ? explainTopic(knowledge, word, canOpen) : null),
      null,
    )
  );
}

/** The explanation of a topic in a lesson; null if there is none. */
export function explainTopic(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const found = findPassages(knowledge, what);
  const open = found.filter(({ page }) => canOpen(page));
  const [best, ...others] = open;
  if (!best) {
    // A Premium page is named only if it is about the topic, not if it merely contains the words.
    const about = found.filter(({ title, section }) => {
      const name = stemsOf(`${title} ${section}`);
      const words = contentWords(what);
      return words.some((word) => terms.has(word)) || words.every((word) => name.includes(word));
    });
    return about.length > 0 ? createLockedReply(uniquePages(about)) : null;
  }
  // A question for a section by its title: show its passages together.
  const whole = senseKey(best.section) === senseKey(what) && best.title !== best.section;
  const together = whole
    ? others.filter(({ section, page }) => section === best.section && page === best.page)
    : [];
  const more = others.filter(({ page }) => page !== best.page).slice(0, 1);
  return createAnswer(
    joinParagraphs(...[best, ...together].slice(0, maxTogether).map(renderPassage)),
    uniquePages([best, ...more]),
  );
}
