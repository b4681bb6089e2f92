/** Answers about more than a word: the words of a theme, the forms of a verb, what a lesson explains. */
import type { Phrase } from '../lesson/model.ts';
import { contentOf, senseKey, sensesOf, stemsOf } from './english.ts';
import type { CoursePage, Knowledge, Passage, Table, WordList } from './knowledge.ts';
import type { Opens } from './words.ts';
import {
  answer,
  grid,
  locked,
  pagesOf,
  paragraphs,
  phrase,
  type Reply,
  tableGrid,
  told,
  wordGrid,
} from './wording.ts';
import { typesetLatin } from '../georgian/romanize.ts';

/** Words that may stand beside the name of a theme without changing it. */
const besides = new Set(
  stemsOf('basic common number first most part member day up from in sound letter name special'),
);

/** How well the words of a question name a theme; 0 where they do not, 3 where they name nothing else. */
function fit(asked: readonly string[], title: string): number {
  const named = contentOf(title).filter((word) => !/^\d+$/u.test(word));
  if (named.length === 0 || asked.length === 0) return 0;
  const spare = asked.filter((word) => !named.includes(word) && !besides.has(word) && !/^\d+$/u.test(word));
  const missing = named.filter((word) => !asked.includes(word));
  if (spare.length > 0) return 0;
  if (missing.length === 0) return 3;
  const main = asked.filter((word) => named.includes(word));
  return main.length > 0 && main[0] === named[0] ? 2 : main.length > 0 ? 1 : 0;
}

/** What the words of a theme are taught as: a lesson with several lists, or one list. */
interface Theme {
  readonly title: string;
  readonly page: CoursePage;
  readonly lists: readonly WordList[];
}
/** A lesson about just this comes first; then a list of it in a lesson about it; then such a lesson; then any list. */
function rank(asked: readonly string[], { title, page, lists }: Theme): number {
  const fits = fit(asked, title);
  if (fits === 0) return 0;
  if (title === page.title) return fits === 3 ? 5 : fits === 2 ? 3.5 : 1;
  const own = lists.length === 1 && contentOf(page.title).some((word) => asked.includes(word));
  return fits + (own ? 1.6 : 0);
}
const themesOf = ({ pages, lists }: Knowledge): Theme[] => [
  ...pages
    .map((page) => ({ title: page.title, page, lists: lists.filter((list) => list.page === page) }))
    // A lesson of grammar has word lists too, and is about something else.
    .filter(({ lists: its, page }) => its.length > 0 && its.length >= page.sections.length - 1),
  ...lists.map((list) => ({ title: list.title, page: list.page, lists: [list] })),
];

/** Lists of numbers that hold what was asked for, such as 1 to 20; all where no number was named. */
function within(lists: readonly WordList[], asked: readonly string[]): readonly WordList[] {
  const numbers = asked.filter((word) => /^\d+$/u.test(word)).map(Number);
  if (numbers.length === 0) return lists;
  const [from, to] = [numbers.length > 1 ? Math.min(...numbers) : 1, Math.max(...numbers)];
  const holds = lists.filter(({ words }) =>
    words.some(({ gloss }) => Number(gloss) >= from && Number(gloss) <= to),
  );
  return holds.length > 0 ? holds : lists;
}

/** A theme is called just this. */
export const isTheme = (knowledge: Knowledge, what: string): boolean =>
  themesOf(knowledge).some(({ title }) => senseKey(title) === senseKey(what));

const mostLists = 2;
const lettersBySound = { vowel: 'vowel', ejective: 'ejective', aspirate: 'aspirate' } as const;

/** The words of a theme, such as the days of the week; null where no theme is named. */
export function themeOf(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const asked = contentOf(what);
  const listed = lettersAsked(knowledge, asked, opens) ?? idiomsAsked(knowledge, asked, opens);
  if (listed) return listed;
  const fitting = themesOf(knowledge)
    .map((theme) => ({ theme, fits: rank(asked, theme) }))
    .filter(({ fits }) => fits > 0)
    .toSorted((one, other) => other.fits - one.fits)
    .map(({ theme }) => theme);
  const best = fitting.find(({ page }) => opens(page));
  if (!best) return fitting.length > 0 ? locked(pagesOf(fitting)) : null;
  const lists = within(best.lists, asked);
  const shown = lists.slice(0, mostLists);
  const rest = knowledge.lists
    .filter((list) => list.page === best.page && !shown.includes(list))
    .map(({ title }) => title);
  return answer(
    paragraphs(
      ...shown.map(({ title, words }) => paragraphs(`**${title}**`, wordGrid(words))),
      rest.length > 0 ? `There is more: ${rest.join('; ')}.` : '',
    ),
    [best.page],
  );
}

const mostIdioms = 4;
/** Some idioms of the course, where they are what is asked for. */
function idiomsAsked({ sayings }: Knowledge, asked: readonly string[], opens: Opens): Reply | null {
  if (!asked.includes('idiom') || asked.some((word) => word !== 'idiom' && !besides.has(word))) return null;
  const idioms = sayings.filter(({ as }) => as === 'idiom');
  const open = idioms.filter(({ page }) => opens(page)).slice(0, mostIdioms);
  if (open.length === 0) return idioms.length > 0 ? locked(pagesOf(idioms)) : null;
  return answer(told(open), pagesOf(open));
}

/** The alphabet, or its letters of one sound. */
function lettersAsked({ letters }: Knowledge, asked: readonly string[], opens: Opens): Reply | null {
  const rest = asked.filter((word) => !besides.has(word));
  const sound = Object.entries(lettersBySound).find(([name]) => rest.length === 1 && rest[0] === name)?.[1];
  const whole =
    (rest.length === 1 && rest[0] === 'alphabet') || (rest.length === 0 && asked.includes('letter'));
  if (!sound && !whole) return null;
  const shown = letters.filter(({ letter, page }) => opens(page) && (!sound || letter.sound === sound));
  if (shown.length === 0) return null;
  const rows = shown.map(({ letter }) => [
    `**${letter.form}**`,
    typesetLatin(letter.romanization),
    letter.name.form,
    letter.gloss,
  ]);
  return answer(grid(['Letter', 'Read', 'Name', 'Sound'], rows), pagesOf(shown));
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

/** Present forms that stand here and there in the course, such as მინდა (I want); null where fewer than two do. */
function formsByPerson({ byPerson }: Knowledge, verb: string, opens: Opens): Reply | null {
  const bare = senseKey(verb);
  const found = persons.flatMap((person) => {
    const saying = (byPerson.get(`${person} ${bare}`) ?? []).find(({ page }) => opens(page));
    return saying ? [saying] : [];
  });
  return found.length < 2
    ? null
    : answer(
        paragraphs(
          'The course has no table of this verb. These are the forms that stand in it:',
          wordGrid(found),
        ),
        pagesOf(found),
      );
}

/** The forms of a verb in one tense, or in the first that is taught; null where there is no such table. */
export function conjugationOf(
  knowledge: Knowledge,
  verb: string,
  tense: string | null,
  opens: Opens,
): Reply | null {
  const all: readonly (Table | Passage)[] = [
    ...tablesOf(knowledge, verb),
    ...passagesOfVerb(knowledge, verb),
  ];
  const open = all.filter(({ page }) => opens(page));
  const tables = open.filter((one) => 'rows' in one);
  const present = tense === null || tense === 'present';
  const scattered = present ? formsByPerson(knowledge, verb, opens) : null;
  if (open.length === 0 && scattered) return scattered;
  if (open.length === 0) return all.length > 0 ? locked(pagesOf(all)) : null;
  // What is called the past, is the aorist: a finished action.
  const names = tense === null ? ['present'] : tense === 'past' ? ['past', 'aorist'] : [tense];
  const titled = tables.find(({ title }) =>
    names.some((name) => title.toLowerCase().startsWith(`${name} of`)),
  );
  if (titled)
    return answer(paragraphs(`**${titled.title}**`, tableGrid(titled), titled.description), [titled.page]);
  for (const table of tables) {
    const row = table.rows.find(({ label }) => names.includes(label.toLowerCase()));
    if (row)
      return answer(
        paragraphs(`**${table.title}**, ${row.label.toLowerCase()}`, tableGrid({ ...table, rows: [row] })),
        [table.page],
      );
  }
  const [first] = open;
  if (!first) return null;
  const instead = present
    ? ''
    : `I find no table of its ${tense} in what you can open. What the course has of this verb:`;
  const shown = 'rows' in first ? paragraphs(`**${first.title}**`, tableGrid(first)) : passageText(first);
  return answer(paragraphs(instead, shown), [first.page]);
}

/** What is explained of a verb under its name, such as 'To have'. */
const passagesOfVerb = ({ passages }: Knowledge, verb: string): Passage[] =>
  passages.filter(({ title }) => /^to /iu.test(title) && senseKey(title) === senseKey(verb));

/** The meaning that stands behind Georgian in a text, such as გაუმარჯოს (cheers). */
const glossed = /\p{Script=Georgian} \(([^()]+)\)/gu;

/** What a lesson says of how something is said, in a text or under its name; null where none does. */
export function saidInPassage(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const sense = senseKey(what);
  if (sense === '') return null;
  const found = [
    ...passagesOfVerb(knowledge, what),
    ...knowledge.passages.filter(({ text }) =>
      text.some((part) =>
        [...part.matchAll(glossed)].some(([, gloss = '']) => sensesOf(gloss).includes(sense)),
      ),
    ),
  ];
  const best = found.find(({ page }) => opens(page));
  if (!best) return found.length > 0 ? locked(pagesOf(found)) : null;
  return answer(passageText(best), [best.page]);
}

/** A table by its title, such as the personal pronouns. */
export function tableNamed({ tables }: Knowledge, what: string, opens: Opens): Reply | null {
  const named = tables.filter(({ title }) => verbIn(title) === null && fit(contentOf(what), title) > 0);
  const [table] = named.filter(({ page }) => opens(page));
  if (table)
    return answer(paragraphs(`**${table.title}**`, tableGrid(table), table.description), [table.page]);
  return named.length > 0 ? locked(pagesOf(named)) : null;
}

/** A word that stands in more passages than these says little by itself, unless it is a term of grammar. */
const rareIn = 5;
const terms = new Set(
  stemsOf(
    'accusative adjective adverb agreement aorist article gender noun case conditional conjunction dative ergative future genitive imperfect instrumental interjection negation nominative object optative passive perfect pluperfect plural possessive postposition preverb pronoun screeve series subject subjunctive tense verb version vocative',
  ),
);
const mostExamples = 4;
const mostTogether = 4;

/** Passages that a question asks for, the best first: those that have all its words, most of them in the title. */
function passagesFor({ passages, wordsOfPassage }: Knowledge, what: string): Passage[] {
  const whole = senseKey(what);
  if (whole === '') return [];
  const exact = passages.filter(({ title, section }) => [title, section].map(senseKey).includes(whole));
  if (exact.length > 0) return exact;
  const asked = contentOf(what);
  if (asked.length === 0) return [];
  const spread = (word: string) =>
    passages.filter((passage) => wordsOfPassage.get(passage)?.has(word)).length;
  const telling = asked.length > 1 || asked.some((word) => terms.has(word) || spread(word) <= rareIn);
  const often = (passage: Passage) =>
    stemsOf(
      [passage.title, ...passage.text, ...passage.examples.map(({ explanation = '' }) => explanation)].join(
        ' ',
      ),
    ).filter((word) => asked.includes(word)).length;
  return (
    passages
      .filter((passage) => asked.every((word) => wordsOfPassage.get(passage)?.has(word)))
      .map((passage) => {
        const title = stemsOf(`${passage.title} ${passage.section}`);
        return { passage, named: asked.filter((word) => title.includes(word)).length, often: often(passage) };
      })
      // A story has many words that it is not about.
      .filter(({ named, passage }) => named > 0 || (telling && !passage.story))
      .toSorted((one, other) => other.named - one.named || other.often - one.often)
      .map(({ passage }) => passage)
  );
}

const exampleLine = (one: Phrase & { readonly explanation?: string }): string =>
  `- ${phrase(one)}${one.explanation ? ` *${one.explanation}*` : ''}`;

/** What a passage says, as Markdown. */
export const passageText = ({ title, text, examples }: Passage): string =>
  paragraphs(
    title === '' ? '' : `**${title}**`,
    text[0] ?? '',
    examples.slice(0, mostExamples).map(exampleLine).join('\n'),
    ...text.slice(1),
  );

/**
 * The same where the question has more words than the passage: by its terms of grammar, or by the words that are titles
 * of passages, alone. Null where it has none.
 */
export function explainedByTerms(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const asked = contentOf(what);
  const named = asked.filter((word) => terms.has(word));
  const some = (words: readonly string[]) => explained(knowledge, words.join(' '), opens);
  // All of them, or all but one, or the first that has anything.
  if (named.length > 0)
    return [named, ...named.map((one) => named.filter((word) => word !== one)), ...named.map((one) => [one])]
      .filter((words) => words.length > 0)
      .reduce<Reply | null>((found, words) => found ?? some(words), null);
  const key = asked.filter((word) => knowledge.titleWords.has(word));
  // A common word of a title says little beside others that are not in it.
  const telling = key.length > 0 && key.length * 2 > asked.length && key.length < asked.length;
  const together = telling ? explained(knowledge, key.join(' '), opens) : null;
  // Or one of them is itself a title.
  return (
    together ??
    asked.reduce<Reply | null>(
      (found, word) => found ?? (knowledge.titles.has(word) ? explained(knowledge, word, opens) : null),
      null,
    )
  );
}

/** What a lesson explains about something; null where none does. */
export function explained(knowledge: Knowledge, what: string, opens: Opens): Reply | null {
  const found = passagesFor(knowledge, what);
  const open = found.filter(({ page }) => opens(page));
  const [best, ...others] = open;
  if (!best) {
    // A page is named for Premium only where it is about this, not where it happens to have the words.
    const about = found.filter(({ title, section }) => {
      const name = stemsOf(`${title} ${section}`);
      const words = contentOf(what);
      return words.some((word) => terms.has(word)) || words.every((word) => name.includes(word));
    });
    return about.length > 0 ? locked(pagesOf(about)) : null;
  }
  // Asked for by the name of its section: what stands there belongs together.
  const whole = senseKey(best.section) === senseKey(what) && best.title !== best.section;
  const together = whole
    ? others.filter(({ section, page }) => section === best.section && page === best.page)
    : [];
  const more = others.filter(({ page }) => page !== best.page).slice(0, 1);
  return answer(
    paragraphs(...[best, ...together].slice(0, mostTogether).map(passageText)),
    pagesOf([best, ...more]),
  );
}
