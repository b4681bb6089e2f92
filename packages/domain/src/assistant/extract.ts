/** Extracts sayings and passages from the pages of the course. */
import { romanize } from '../georgian/romanize.ts';
import type { Phrase, Section } from '../lesson/model.ts';
import type { CoursePage, Passage, PhrasebookPage, Saying, WordList } from './model.ts';

/** The Georgian texts of a section with their meanings. */
export function extractSayings(section: Section, page: CoursePage): Saying[] {
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
      // Not their answers: these would solve the exercise.
      return [];
    case 'questions':
    case 'poets':
    case 'notes':
      return [];
  }
}

/** The explanations of a section. */
export function extractPassages(section: Section, page: CoursePage): Passage[] {
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
        story: true,
      }));
    case 'readings':
      return section.texts.map(({ title, paragraphs }) => ({
        title,
        page,
        section: section.title,
        text: paragraphs.slice(0, 1).map(({ gloss }) => gloss),
        story: true,
        examples: [],
      }));
    case 'recordings':
      return section.recordings.map(({ title, description }) => ({
        title,
        page,
        section: section.title,
        text: [description],
        story: true,
        examples: [],
      }));
    case 'essays':
      return section.essays.map(({ title, description, tips, example }) => ({
        title,
        page,
        section: section.title,
        text: [description, ...tips],
        story: true,
        examples: [example],
      }));
    case 'letters':
    case 'questions':
    case 'prompts':
      return [];
  }
}

export const inflectedNotePrefix = 'A form of';
export const extractGlossary = (page: CoursePage): Saying[] =>
  Object.entries(page.glossary ?? {}).map(([form, { gloss, lemma, note }]) => ({
    form,
    gloss,
    romanization: romanize(form),
    page,
    as: 'glossed',
    note: [form === lemma ? '' : `${inflectedNotePrefix} ${lemma}`, note ?? ''].filter(Boolean).join(', '),
  }));

export const extractPhrases = ({ page, phrasebook }: PhrasebookPage): Saying[] =>
  phrasebook.themes.flatMap(({ phrases }) => phrases.map((one): Saying => ({ ...one, page, as: 'phrase' })));
export const extractAdvice = ({ page, phrasebook }: PhrasebookPage): Passage[] =>
  phrasebook.advice.map(({ title, text }) => ({ title, page, section: title, text: [text], examples: [] }));
export const extractThemes = ({ page, phrasebook }: PhrasebookPage): WordList[] =>
  phrasebook.themes.map(({ title, phrases }) => ({
    title,
    page,
    words: phrases.map((one): Saying => ({ ...one, page, as: 'phrase' })),
  }));
