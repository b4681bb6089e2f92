/** The assistant's knowledge base: the content of the course pages, indexed by what can be asked for. */
import { romanize } from '../georgian/romanize.ts';
import { sectionExplanations, sectionPhrases } from '../lesson/kinds.ts';
import type { WordSelection } from '../lesson/phrasebook.ts';
import { fold } from '../search/fold.ts';
import { createIndex } from '../search/search.ts';
import { contentOfPassage, contentOfSaying, createLists, textOfPassage, toEntry } from './contents.ts';
import { phraseKey, sensesOf, stemsOf, unorderedKey } from './english.ts';
import type { CoursePage, Knowledge, Passage, PhrasebookPage, Saying } from './model.ts';

const preference = [
  'word',
  'phrase',
  'form',
  'idiom',
  'of-letter',
  'sentence',
  'glossed',
] as const satisfies readonly Saying['as'][];

const inflectedNotePrefix = 'A form of';
/** The word forms of a page's texts, from its glossary. */
const extractGlossary = (page: CoursePage): Saying[] =>
  Object.entries(page.glossary ?? {}).map(([form, { gloss, lemma, note }]) => ({
    form,
    gloss,
    romanization: romanize(form),
    page,
    as: 'glossed',
    note: [form === lemma ? '' : `${inflectedNotePrefix} ${lemma}`, note ?? ''].filter(Boolean).join(', '),
  }));

/** Removes duplicates of text and meaning; keeps the first page, which is the most accessible one. */
function deduplicate(sayings: readonly Saying[]): Saying[] {
  const seen = new Set<string>();
  return sayings.filter(({ form, gloss, page }) => {
    const key = `${fold(form)} ${gloss} ${page.requiredAccess}`;
    return !seen.has(key) && seen.add(key);
  });
}

function group(sayings: readonly Saying[], keysOf: (saying: Saying) => readonly string[]) {
  const groups = new Map<string, Saying[]>();
  for (const saying of sayings)
    for (const key of new Set(keysOf(saying))) groups.set(key, [...(groups.get(key) ?? []), saying]);
  return groups;
}

function countWords(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of stemsOf(text))
      if (/^[a-z]+$/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Extracts the content of the pages; earlier pages are preferred. Built once. */
export function buildKnowledge(
  pages: readonly CoursePage[],
  { page: phrasesPage, phrasebook }: PhrasebookPage,
): Knowledge {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ section, page })));
  const all = [
    ...sections.flatMap(({ section, page }) =>
      sectionPhrases(section).map((phrase) => ({ ...phrase, page })),
    ),
    ...phrasebook.themes.flatMap(({ phrases }) =>
      phrases.map((one): Saying => ({ ...one, page: phrasesPage, as: 'phrase' })),
    ),
    ...phrasebook.names.map(
      (name): Saying => ({ ...name, gloss: `${name.gloss} (name)`, page: phrasesPage, as: 'phrase' }),
    ),
    ...pages.flatMap(extractGlossary),
  ];
  const sayings = deduplicate(
    all.toSorted((one, other) => preference.indexOf(one.as) - preference.indexOf(other.as)),
  );
  const passages = [
    ...sections.flatMap(({ section, page }) =>
      sectionExplanations(section).map((explanation) => ({ ...explanation, page, section: section.title })),
    ),
    ...pages.flatMap((page) =>
      page.tips.map((tip): Passage => ({ title: '', section: '', text: [tip], examples: [], page })),
    ),
    ...phrasebook.advice.map(
      ({ title, text }): Passage => ({
        title,
        page: phrasesPage,
        section: title,
        text: [text],
        examples: [],
      }),
    ),
  ];
  const letters = sections.flatMap(({ section, page }) =>
    section.kind === 'letters' ? section.letters.map((letter) => ({ letter, page })) : [],
  );
  const tables = sections.flatMap(({ section, page }) =>
    section.kind === 'forms' ? [{ ...section, page }] : [],
  );
  const contents = [
    ...createLists(pages, { page: phrasesPage, phrasebook }, letters, tables, sayings),
    ...sayings.filter(({ as }) => as !== 'glossed').map(contentOfSaying),
    ...passages.map(contentOfPassage),
  ];
  const kindOf = (kind: WordSelection): ReadonlySet<string> =>
    new Set([
      ...kind.words,
      ...sections.flatMap(({ section }) =>
        section.kind === 'words' && kind.sections.includes(section.id)
          ? section.words.map(({ form }) => form)
          : [],
      ),
    ]);
  return {
    pages: [...pages, phrasesPage],
    letters,
    tables,
    patterns: phrasebook.patterns.map((pattern) => ({ pattern, page: phrasesPage })),
    animate: kindOf(phrasebook.animate),
    nonNouns: kindOf(phrasebook.nonNouns),
    passages,
    sayings,
    bySense: group(sayings, ({ gloss, as, note, searchTerms = [] }) => {
      // Of the words of texts only dictionary forms translate from English.
      if (as === 'glossed' && note?.startsWith(inflectedNotePrefix)) return [];
      // A phrase matches only as a whole: 'No, thank you.' does not translate 'no'.
      return as === 'phrase'
        ? [gloss.replace(/\([^()]*\)/gu, ' '), ...searchTerms].flatMap((text) => [
            phraseKey(text),
            unorderedKey(text),
          ])
        : sensesOf(gloss);
    }),
    byPerson: group(sayings, ({ gloss, form }) =>
      form.includes(' ')
        ? []
        : sensesOf(gloss.replace(/\b(?:he|she|it|he, she or it) (?=\w)/u, 'he or she ')).filter((sense) =>
            /^(?:i|you|he or she|we|they) \w+$/u.test(sense),
          ),
    ),
    byForm: group(sayings, ({ form }) =>
      [fold(form), fold(romanize(form))].map((key) => key.replace(/[^\p{L}\p{N} -]/gu, '').trim()),
    ),
    contents,
    index: createIndex(contents.map(toEntry)),
    words: countWords([
      ...sayings.flatMap(({ gloss, as, searchTerms = [] }) =>
        as === 'glossed' ? [] : [gloss, ...searchTerms],
      ),
      ...passages.flatMap((passage) => [passage.section, passage.title, textOfPassage(passage)]),
      ...sections.map(({ section }) => section.title),
    ]),
  };
}
