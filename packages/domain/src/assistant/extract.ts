/** Extracts sayings and passages from the pages of the course. */
import { romanize } from '../georgian/romanize.ts';
import { type Section, sectionExplanations, sectionPhrases } from '../lesson/kinds.ts';
import type { CoursePage, Passage, PhrasebookPage, Saying, WordList } from './model.ts';

/** The Georgian texts of a section with their meanings. */
export const extractSayings = (section: Section, page: CoursePage): Saying[] =>
  sectionPhrases(section).map((phrase) => ({ ...phrase, page }));

/** The explanations of a section. */
export const extractPassages = (section: Section, page: CoursePage): Passage[] =>
  sectionExplanations(section).map((explanation) => ({ ...explanation, page, section: section.title }));

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
