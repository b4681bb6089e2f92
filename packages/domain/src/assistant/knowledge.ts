/** The assistant's knowledge base: the content of the course pages, indexed by what can be asked for. */
import { romanize } from '../georgian/romanize.ts';
import type { WordSelection } from '../lesson/phrasebook.ts';
import { fold } from '../search/fold.ts';
import { createIndex, type SearchEntry } from '../search/search.ts';
import { phraseKey, sensesOf, stemsOf, senseKey } from './english.ts';
import {
  extractAdvice,
  extractGlossary,
  inflectedNotePrefix,
  extractPassages,
  extractPhrases,
  extractSayings,
  extractThemes,
} from './extract.ts';
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

/** Removes duplicates of text and meaning; keeps the first page, which is the most accessible one. */
function deduplicate(sayings: readonly Saying[]): Saying[] {
  const seen = new Set<string>();
  return sayings.filter(({ form, gloss, page }) => {
    const key = `${fold(form)} ${gloss} ${page.gate}`;
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

const entry = (
  id: string,
  kind: SearchEntry['kind'],
  title: string,
  form: string | null,
  text: string,
  { path, gate }: CoursePage,
): SearchEntry => ({ id, kind, title, form, text, path, gate, parentId: null });

/** Extracts the content of the pages; earlier pages are preferred. Built once. */
export function buildKnowledge(pages: readonly CoursePage[], phrases: PhrasebookPage): Knowledge {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ section, page })));
  const all = [
    ...sections.flatMap(({ section, page }) => extractSayings(section, page)),
    ...extractPhrases(phrases),
    ...pages.flatMap(extractGlossary),
  ];
  const sayings = deduplicate(
    all.toSorted((one, other) => preference.indexOf(one.as) - preference.indexOf(other.as)),
  );
  const passages = [
    ...sections.flatMap(({ section, page }) => extractPassages(section, page)),
    ...pages.flatMap((page) =>
      page.tips.map((tip): Passage => ({ title: '', section: '', text: [tip], examples: [], page })),
    ),
    ...extractAdvice(phrases),
  ];
  const textOf = ({ text, examples }: Passage) =>
    [...text, ...examples.map(({ explanation = '' }) => explanation)].join(' ');
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
    pages: [...pages, phrases.page],
    letters: sections.flatMap(({ section, page }) =>
      section.kind === 'letters' ? section.letters.map((letter) => ({ letter, page })) : [],
    ),
    tables: sections.flatMap(({ section, page }) => (section.kind === 'forms' ? [{ ...section, page }] : [])),
    lists: [
      ...sections.flatMap(({ section, page }) =>
        section.kind === 'words'
          ? [
              {
                title: section.title,
                page,
                words: section.words.map((word) => ({ ...word, page, as: 'word' as const })),
              },
            ]
          : [],
      ),
      ...extractThemes(phrases),
    ],
    patterns: phrases.phrasebook.patterns.map((pattern) => ({ pattern, page: phrases.page })),
    animate: kindOf(phrases.phrasebook.animate),
    nonNouns: kindOf(phrases.phrasebook.nonNouns),
    passages,
    sayings,
    bySense: group(sayings, ({ gloss, as, note, asked = [] }) => {
      // Of the words of texts only dictionary forms translate from English.
      if (as === 'glossed' && note?.startsWith(inflectedNotePrefix)) return [];
      // A phrase matches only as a whole: 'No, thank you.' does not translate 'no'.
      return as === 'phrase'
        ? [gloss.replace(/\([^()]*\)/gu, ' '), ...asked].map(phraseKey)
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
    index: createIndex([
      ...sayings.flatMap((saying, place) =>
        saying.as === 'glossed'
          ? []
          : [
              entry(
                `s${place}`,
                saying.as === 'sentence' ? 'tip' : 'word',
                saying.gloss,
                saying.form,
                '',
                saying.page,
              ),
            ],
      ),
      ...passages.map((passage, place) =>
        entry(`p${place}`, 'section', passage.title, null, textOf(passage), passage.page),
      ),
    ]),
    words: countWords([
      ...sayings.flatMap(({ gloss, as, asked = [] }) => (as === 'glossed' ? [] : [gloss, ...asked])),
      ...passages.flatMap((passage) => [passage.section, passage.title, textOf(passage)]),
      ...sections.map(({ section }) => section.title),
    ]),
    titleWords: new Set(passages.flatMap(({ title, section }) => stemsOf(`${title} ${section}`))),
    titles: new Set(passages.map(({ title }) => senseKey(title))),
    wordsOfPassage: new Map(
      passages.map((passage) => [
        passage,
        new Set(stemsOf(`${passage.section} ${passage.title} ${textOf(passage)}`)),
      ]),
    ),
  };
}
