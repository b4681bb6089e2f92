/** What the assistant knows: the pages of the course, taken apart into what can be asked for. */
import type { Gate } from '../entitlement/entitlement.ts';
import { romanize } from '../georgian/romanize.ts';
import type { Lesson, Letter, Phrase, Section } from '../lesson/model.ts';
import { fold } from '../search/fold.ts';
import { createIndex, type SearchEntry, type SearchIndex } from '../search/search.ts';
import { sensesOf, stemsOf } from './english.ts';

/** A page of the course with its content: a lesson, or the vocabulary section. */
export interface CoursePage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly gate: Gate;
  readonly sections: readonly Section[];
  readonly tips: readonly string[];
  readonly glossary?: Lesson['glossary'];
}

interface OfPage {
  readonly page: CoursePage;
}
/** A Georgian text of the course with its meaning. */
export interface Saying extends Phrase, OfPage {
  /** Words are what a lesson teaches; the others stand in its texts, tables and examples, and beside letters. */
  readonly as: 'word' | 'form' | 'idiom' | 'of-letter' | 'sentence' | 'glossed';
  readonly example?: Phrase;
  readonly note?: string;
}
export interface TaughtLetter extends OfPage {
  readonly letter: Letter;
}
/** Forms side by side, such as a verb by persons. */
export interface Table extends OfPage {
  readonly title: string;
  readonly description: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Phrase[] }[];
}
/** The words of one theme. */
export interface WordList extends OfPage {
  readonly title: string;
  readonly words: readonly Saying[];
}
/** Something that a page explains. */
export interface Passage extends OfPage {
  readonly title: string;
  /** Title of the section that it stands in. */
  readonly section: string;
  readonly text: readonly string[];
  readonly examples: readonly (Phrase & { readonly explanation?: string })[];
}

export interface Knowledge {
  readonly pages: readonly CoursePage[];
  readonly letters: readonly TaughtLetter[];
  readonly tables: readonly Table[];
  readonly lists: readonly WordList[];
  readonly passages: readonly Passage[];
  /** By English meaning (english.ts, `senseKey`), taught words first. */
  readonly bySense: ReadonlyMap<string, readonly Saying[]>;
  /** By Georgian text and by romanization, folded (search/fold.ts). */
  readonly byForm: ReadonlyMap<string, readonly Saying[]>;
  /** Sayings and passages for the search; ids are places in `sayings` (s) and `passages` (p). */
  readonly index: SearchIndex;
  readonly sayings: readonly Saying[];
  /** The words that each passage has. */
  readonly wordsOfPassage: ReadonlyMap<Passage, ReadonlySet<string>>;
}

const strength = [
  'word',
  'form',
  'idiom',
  'of-letter',
  'sentence',
  'glossed',
] as const satisfies readonly Saying['as'][];

/** What of a section is said in Georgian. */
function sayingsOf(section: Section, page: CoursePage): Saying[] {
  const as = (kind: Saying['as'], phrases: readonly Phrase[]): Saying[] =>
    phrases.map(({ form, gloss, romanization }) => ({ form, gloss, romanization, page, as: kind }));
  switch (section.kind) {
    case 'letters':
      return as(
        'of-letter',
        // Marked where sounds are taught; here it is a word like any other (decision D32).
        section.letters.map(({ example }) => ({ ...example, romanization: romanize(example.form) })),
      );
    case 'words':
      return section.words.flatMap((word): Saying[] => [
        { ...word, page, as: 'word' },
        ...as('sentence', word.example ? [word.example] : []),
      ]);
    case 'forms':
      return section.rows.flatMap(({ cells }) => as('form', cells));
    case 'dialogues':
      return section.conversations.flatMap(({ lines, vocabulary }) => [
        ...as('word', vocabulary),
        ...as('sentence', lines),
      ]);
    case 'readings':
      return section.texts.flatMap(({ vocabulary }) => as('word', vocabulary));
    case 'topics':
      return section.topics.flatMap(({ examples }) => as('sentence', examples));
    case 'idioms':
      return section.idioms.map(({ form, gloss, romanization, example, literal, explanation }) => ({
        form,
        gloss,
        romanization,
        example,
        page,
        as: 'idiom',
        note: `Word by word: ${literal}. ${explanation}`,
      }));
    case 'essays':
      return section.essays.flatMap(({ keywords }) => as('word', keywords));
    case 'recordings':
      return section.recordings.flatMap(({ vocabulary }) => as('word', vocabulary));
    case 'prompts':
      // Their answers are for the learner to find.
      return [];
    case 'questions':
    case 'poets':
    case 'notes':
      return [];
  }
}

/** What a section explains. */
function passagesOf(section: Section, page: CoursePage): Passage[] {
  switch (section.kind) {
    case 'topics':
      return section.topics.map(({ title, description, examples, notes = [] }) => ({
        title,
        examples,
        page,
        section: section.title,
        text: [description, ...notes],
      }));
    case 'notes':
      return section.notes.map(({ title, text }) => ({
        title,
        page,
        section: section.title,
        text: [text],
        examples: [],
      }));
    case 'poets':
      return section.poets.map(({ name, period, bio, significance, majorWorks }) => ({
        title: `${name.gloss} (${name.form}, ${period})`,
        text: [bio, significance],
        examples: majorWorks,
        section: section.title,
        page,
      }));
    case 'idioms':
    case 'words':
      return [];
    case 'forms':
      return [
        {
          title: section.title,
          section: section.title,
          text: [section.description],
          examples: section.rows.flatMap(({ cells }) => cells.slice(0, 1)),
          page,
        },
      ];
    case 'dialogues':
      return section.conversations.map(({ title, description, lines }) => ({
        title,
        page,
        section: section.title,
        text: [description],
        examples: lines.slice(0, 4),
      }));
    case 'readings':
      return section.texts.map(({ title, paragraphs }) => ({
        title,
        page,
        section: section.title,
        text: paragraphs.slice(0, 1).map(({ gloss }) => gloss),
        examples: [],
      }));
    case 'recordings':
      return section.recordings.map(({ title, description }) => ({
        title,
        page,
        section: section.title,
        text: [description],
        examples: [],
      }));
    case 'essays':
      return section.essays.map(({ title, description, tips, example }) => ({
        title,
        page,
        section: section.title,
        text: [description, ...tips],
        examples: [example],
      }));
    case 'letters':
    case 'questions':
    case 'prompts':
      return [];
  }
}

const glossed = (page: CoursePage): Saying[] =>
  Object.entries(page.glossary ?? {}).map(([form, { gloss, lemma, note }]) => ({
    form,
    gloss,
    romanization: romanize(form),
    page,
    as: 'glossed',
    note: [form === lemma ? '' : `A form of ${lemma}`, note ?? ''].filter(Boolean).join(', '),
  }));

/** The same text with the same meaning is told once, from the first page that has it, which is the most open one. */
function once(sayings: readonly Saying[]): Saying[] {
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

const entry = (
  id: string,
  kind: SearchEntry['kind'],
  title: string,
  form: string | null,
  text: string,
  { path, gate }: CoursePage,
): SearchEntry => ({ id, kind, title, form, text, path, gate, partOf: null });

/** Takes the pages apart, in their order: what stands earlier is preferred. Made once. */
export function knowledgeOf(pages: readonly CoursePage[]): Knowledge {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ section, page })));
  const all = [
    ...sections.flatMap(({ section, page }) => sayingsOf(section, page)),
    ...pages.flatMap(glossed),
  ];
  const sayings = once(all.toSorted((one, other) => strength.indexOf(one.as) - strength.indexOf(other.as)));
  const passages = [
    ...sections.flatMap(({ section, page }) => passagesOf(section, page)),
    ...pages.flatMap((page) =>
      page.tips.map((tip): Passage => ({ title: '', section: '', text: [tip], examples: [], page })),
    ),
  ];
  const textOf = ({ text, examples }: Passage) =>
    [...text, ...examples.map(({ explanation = '' }) => explanation)].join(' ');
  return {
    pages,
    letters: sections.flatMap(({ section, page }) =>
      section.kind === 'letters' ? section.letters.map((letter) => ({ letter, page })) : [],
    ),
    tables: sections.flatMap(({ section, page }) => (section.kind === 'forms' ? [{ ...section, page }] : [])),
    lists: sections.flatMap(({ section, page }) =>
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
    passages,
    sayings,
    bySense: group(sayings, ({ gloss, as }) => (as === 'glossed' ? [] : sensesOf(gloss))),
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
    wordsOfPassage: new Map(
      passages.map((passage) => [
        passage,
        new Set(stemsOf(`${passage.section} ${passage.title} ${textOf(passage)}`)),
      ]),
    ),
  };
}
