/** Answers from the course search: lists of words, tables and explanations, and what lies near a question. */
import { findEntries } from '../search/search.ts';
import { contentWords, numbersIn, senseKey, stemsOf } from './english.ts';
import type { CanOpenPage } from './englishToGeorgian.ts';
import type { Content, Knowledge } from './model.ts';
import {
  createAnswer,
  createLockedReply,
  firstReply,
  joinParagraphs,
  renderLink,
  type Reply,
  uniquePages,
} from './render.ts';

/** More words are unlikely to be in one content. */
const maxQueryWords = 8;

/** The contents with the words of a text, the best first; not only those that the viewer may open. */
export function searchCourse({ contents, index }: Knowledge, text: string): Content[] {
  const query = contentWords(text).slice(0, maxQueryWords).join(' ');
  const hits = query === '' ? [] : findEntries(index, query, { entitled: true });
  return hits.flatMap(({ entry }) => contents[Number(entry.id)] ?? []);
}

const maxTogether = 4;

/** A reply with the first contents that the viewer may open, or the page that has them; null without any. */
function createSearchReply(
  found: readonly Content[],
  canOpen: CanOpenPage,
  { isNamed = () => true, areTogether = false }: SearchReplyOptions = {},
): Reply | null {
  const [best, ...others] = found.filter(({ page }) => canOpen(page));
  if (!best) {
    // A Premium page is named only if it is about the question, not if it merely contains its words.
    const named = found.filter(isNamed);
    return named.length > 0 ? createLockedReply(uniquePages(named)) : null;
  }
  const shown = areTogether ? [best, ...others.filter(({ page }) => page === best.page)] : [best];
  const more = others.filter(({ page, kind }) => page !== best.page && kind === 'passage').slice(0, 1);
  return createAnswer(
    joinParagraphs(...shown.slice(0, maxTogether).map(({ render }) => render())),
    uniquePages([best, ...more]),
  );
}
interface SearchReplyOptions {
  readonly isNamed?: (content: Content) => boolean;
  /** Whether all contents of the page of the best are shown. */
  readonly areTogether?: boolean;
}

/** Words that may be added to the name of a list without changing it. */
const listWords = new Set(
  stemsOf('basic common number first most part member day up from in sound letter name special'),
);

/** Lists and tables whose title has all words of a text, the most exact first. */
function findLists({ contents }: Knowledge, what: string): Content[] {
  const words = contentWords(what).filter((word) => numbersIn(word).length === 0);
  const score = ({ titleWords, page }: Content) =>
    words.filter((word) => titleWords.has(word)).length / titleWords.size +
    // The list of a lesson about the theme, before one with the same title in another lesson.
    (contentWords(page.title).some((word) => words.includes(word)) ? 0.6 : 0);
  return contents
    .filter(
      ({ kind, titleWords }) =>
        kind === 'list' &&
        words.some((word) => titleWords.has(word)) &&
        words.every((word) => titleWords.has(word) || listWords.has(word)),
    )
    .toSorted((one, other) => score(other) - score(one));
}

/** The words of a theme, such as the days of the week, or a table, such as the pronouns; null without one. */
export function answerList(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const lists = findLists(knowledge, what);
  return createSearchReply(lists, canOpen);
}

/** The lists of a range of numbers: 'count from 15 to 25' asks for 11-20 and 21-30. Null if the viewer may open none. */
export function answerNumberRange(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const named = numbersIn(what);
  if (named.length === 0) return null;
  const from = named.length === 1 && /\bto\b/u.test(what) ? 1 : Math.min(...named);
  const [list] = findLists(knowledge, what);
  const ranges = knowledge.contents.filter(({ page, title }) => {
    const [, first, last] = /^(\d+)-(\d+)$/u.exec(title) ?? [];
    return (
      page === list?.page && canOpen(page) && from <= Number(last) && Math.max(...named) >= Number(first)
    );
  });
  return createSearchReply(ranges, canOpen, { areTogether: true });
}

/** Whether a list has exactly this title. */
export const isListTitle = ({ contents }: Knowledge, what: string): boolean =>
  contents.some(({ kind, titleKeys }) => kind === 'list' && titleKeys.includes(senseKey(what)));

/** Grammar terms: specific enough to search for in texts. */
const grammarTerms = new Set(
  stemsOf(
    'accusative adjective adverb agreement aorist article gender noun case conditional conjunction dative ergative future genitive imperfect instrumental interjection negation nominative object optative passive perfect pluperfect plural possessive postposition preverb pronoun screeve series subject subjunctive tense verb version vocative',
  ),
);
/** A word in more passages than this is not specific enough by itself. */
const maxPassagesOfRareWord = 5;

/** Explains a topic by a passage with all words of a text, or by its title; null without one. */
export function explainTopic(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const key = senseKey(what);
  const titled = knowledge.contents.filter(
    ({ kind, titleKeys }) => kind === 'passage' && titleKeys.includes(key),
  );
  if (key !== '' && titled.length > 0) return createSearchReply(titled, canOpen, { areTogether: true });
  const words = contentWords(what);
  const hasAll = (one: Content) =>
    one.kind === 'passage' && words.length > 0 && words.every((word) => one.words.has(word));
  // The search also looks for typos, which takes milliseconds: only if there is something to rank.
  const found = knowledge.contents.some(hasAll) ? searchCourse(knowledge, what).filter(hasAll) : [];
  const hasTerm = words.some((word) => grammarTerms.has(word));
  const isSpecific = words.length > 1 || found.length <= maxPassagesOfRareWord || hasTerm;
  const named = ({ titleWords }: Content) => words.filter((word) => titleWords.has(word)).length;
  const count = ({ text }: Content) => text.split(' ').filter((word) => words.includes(word)).length;
  return createSearchReply(
    found
      .filter((one) => isSpecific || named(one) > 0)
      // A tip, which has no title, comes last.
      .toSorted(
        (one, other) =>
          named(other) - named(one) ||
          Number(one.title === '') - Number(other.title === '') ||
          count(other) - count(one),
      ),
    canOpen,
    { isNamed: (one) => hasTerm || named(one) === words.length },
  );
}

/** Explains a topic by the grammar terms of a text, or by its words that are in titles; null without one. */
export function explainByTerms(knowledge: Knowledge, what: string, canOpen: CanOpenPage): Reply | null {
  const words = contentWords(what);
  const passages = knowledge.contents.filter(({ kind }) => kind === 'passage');
  const terms = words.filter((word) => grammarTerms.has(word));
  const inTitles = words.filter((word) => passages.some(({ titleWords }) => titleWords.has(word)));
  const titles = words.filter((word) => passages.some(({ titleKeys }) => titleKeys[0] === word));
  // Words of titles are specific enough only if they are the majority.
  const isSpecific = inTitles.length * 2 > words.length && inTitles.length < words.length;
  const attempts =
    terms.length > 0
      ? // All terms, or all but one, or the first single term with a result.
        [terms, ...terms.map((one) => terms.filter((word) => word !== one)), ...terms.map((one) => [one])]
      : [isSpecific ? inTitles : [], ...titles.map((one) => [one])];
  return firstReply(attempts.map((some) => some.join(' ')).filter(Boolean), (some) =>
    explainTopic(knowledge, some, canOpen),
  );
}

const maxSuggestions = 3;

/** The reply to a question without an answer: what the search finds for it, even for a few of its words. */
export function suggestContents(knowledge: Knowledge, text: string, canOpen: CanOpenPage): Reply {
  const words = contentWords(text);
  // A single word of a longer question is no sign that a result has to do with it.
  const isRelated = ({ title, titleWords }: Content) => {
    const own = new Set([...titleWords, ...stemsOf(title)]);
    return words.filter((word) => own.has(word)).length * 2 > words.length;
  };
  const found = searchCourse(knowledge, text).filter(
    (one) => one.title !== '' && canOpen(one.page) && isRelated(one),
  );
  const shown = [...new Map(found.toReversed().map((one) => [one.line, one])).values()]
    .toReversed()
    .slice(0, maxSuggestions);
  return {
    kind: 'unknown',
    markdown: joinParagraphs(
      'I can only answer from Ena’s course, and it does not cover this.',
      shown.length > 0
        ? joinParagraphs(
            'Related content:',
            shown.map(({ line, page }) => `- ${line} (${renderLink(page)})`).join('\n'),
          )
        : '',
      'You can ask me how something is said, what a Georgian word means, how a letter sounds, for the forms of a verb, or for words on a theme such as days, family or food.',
    ),
    pages: uniquePages(shown),
  };
}
