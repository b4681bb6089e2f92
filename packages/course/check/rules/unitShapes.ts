/** Shapes of units (requirements BEG-05, CONT-05, CONT3-01, QRUN-20). What one unit must contain is in its folder. */
import { tipCategories, tipLevels, type TipSource } from '@ena/domain/help/tips';
import {
  type SectionKind,
  type SectionSource,
  sectionSize,
  type SourceOfKind,
} from '@ena/domain/lesson/kinds';
import type { LessonSource } from '@ena/domain/lesson/model';
import { type PhrasebookSource, nounPlaceholder } from '@ena/domain/lesson/phrasebook';
import { findQuiz } from '../../src/catalog.ts';
import { endMark } from './examples.ts';
import { type Course, findProblems, findProblemsAt, type Problem, findDuplicates } from '../model.ts';
import { pages, type PageWithSections } from '../walk.ts';

export function checkUnitShapes(course: Course): Problem[] {
  return [
    ...course.lessons.flatMap(lessonShape),
    // Packs: rules/packs.ts.
    ...pages({ ...course, packs: [] }).flatMap(sectionsShape),
    ...course.quizzes.flatMap(quizShape),
    ...(course.tips ? tipsShape(course.tips) : []),
    ...(course.phrasebook ? phrasebookShape(course.phrasebook) : []),
  ];
}

/** CONT3-13. */
const minTipsPerCategory = 5;

function tipsShape(tips: readonly TipSource[]): Problem[] {
  return [
    ...findProblemsAt('tips', tipCategories, (category) => {
      const size = tips.filter((tip) => tip.category === category).length;
      return size >= minTipsPerCategory ? null : `has ${size} of the category ${category}`;
    }),
    ...findProblemsAt('tips', tipLevels, (level) =>
      tips.some((tip) => tip.level === level) ? null : `has none of the level ${level}`,
    ),
    ...findProblems(tips, ({ id, category, content }) => {
      if (!id.startsWith(`tip.${category}.`)) return `is outside tip.${category}`;
      return content.endsWith('.') ? null : 'is no sentence';
    }),
    ...findProblems(
      findDuplicates(tips, ({ title }) => title),
      ({ title }) => `is the second one called "${title}"`,
    ),
  ];
}

/** Phrases are unique and end with the same mark in both languages; patterns have one place for a noun. */
function phrasebookShape({ advice, themes, patterns }: PhrasebookSource): Problem[] {
  const phrases = themes.flatMap((theme) => theme.phrases);
  const places = (text: string) => text.split(nounPlaceholder).length - 1;
  const bare = (gloss: string) => gloss.replace(/ \([^()]*\)$/u, '');
  return [
    ...findProblems(phrases, ({ id, form, gloss }) => {
      if (!id.startsWith('phrase.')) return 'is outside phrase.';
      const mark = endMark(form);
      return mark !== '' && mark === endMark(bare(gloss))
        ? null
        : 'ends unlike a sentence, or unlike its translation';
    }),
    ...findProblems(
      findDuplicates(phrases, ({ form }) => form),
      ({ form }) => `says ${form} again`,
    ),
    ...findProblems(patterns, ({ id, form, gloss, searchTerms }) => {
      if (!id.startsWith('pattern.')) return 'is outside pattern.';
      if (places(form) !== 1 || places(gloss) !== 1) return 'has not one place for a noun';
      return searchTerms.length > 0 ? null : 'has no other English by which it is found';
    }),
    ...findProblems([...themes, ...advice], (part) =>
      isSentence('text' in part ? part.text : part.description)
        ? null
        : 'has a description that is no sentence',
    ),
  ];
}

/** Required of Beginner pages (BEG-05), applied to all. */
const tipsPerLesson = 4;

function lessonShape(lesson: LessonSource): Problem[] {
  const problem = (what: string): Problem => ({ at: lesson.id, what });
  return [
    ...(lesson.tips.length !== tipsPerLesson ? [problem(`has ${lesson.tips.length} tips`)] : []),
    ...(lesson.sections.length === 0 ? [problem('has no section')] : []),
    ...(lesson.reviewerNote.trim() === '' ? [problem('has no note for a later reader')] : []),
    ...findProblems(lesson.exercises, ({ items, template, description }) => {
      if (items.length === 0 && template === undefined) return 'has no items and no template';
      return isSentence(description) ? null : 'has a description that is no sentence';
    }),
  ];
}

const isSentence = (text: string) => /^[A-Z].*\.$/u.test(text);

/** Sections of a page, other than letters, which `checkLetters` checks. */
function sectionsShape({ sections }: PageWithSections): Problem[] {
  const parts = sections.filter((section) => section.kind !== 'letters');
  return [
    ...findProblems(parts, (part) => {
      if (sectionSize(part) === 0) return 'is empty';
      return !('description' in part) || isSentence(part.description)
        ? null
        : 'has a description that is no sentence';
    }),
    ...parts.flatMap(checkSection),
  ];
}

/** Length of a text to read or a recording, in words. */
const [minTextWords, maxTextWords] = [60, 120];

const noCheck = (): readonly Problem[] => [];

/** Minimum sizes within a section (CONT-14 to CONT-18), by kind; the compiler reports a missing one. */
const checksByKind: {
  readonly [K in SectionKind]: (section: SourceOfKind[K]) => readonly Problem[];
} = {
  forms: ({ id, rows, columns }) =>
    findProblemsAt(id, rows, ({ label, cells }) =>
      cells.length === columns.length ? null : `has ${cells.length} forms in the row ${label}`,
    ),
  // The build makes their forms.
  conjugations: noCheck,
  prompts: ({ id: sectionId, feedback, prompts }) =>
    findProblemsAt(sectionId, prompts, ({ type, modelAnswer, item }) => {
      const { id, kind, hint = '', explanation = '' } = item;
      if ((type === 'composition') !== (kind === 'compose')) return `${id} is a ${type} judged as ${kind}`;
      // Where there is an expected answer, the learner is shown that one.
      if ((kind === 'compose') !== (modelAnswer !== undefined))
        return `${id} has ${modelAnswer ? 'a' : 'no'} model answer`;
      return hint === '' || (explanation === '' && feedback === 'writing')
        ? `${id} has no hint or explanation`
        : null;
    }),
  dialogues: ({ conversations }) =>
    findProblems(conversations, ({ questions, lines }) =>
      questions.length >= 2 && lines.every(({ speaker }) => speaker !== '')
        ? null
        : `has ${questions.length} questions, or a line without a speaker`,
    ),
  readings: (section) =>
    findProblems(section.texts, ({ paragraphs, questions }) => {
      const size = paragraphs.flatMap(({ form }) => form.split(' ')).length;
      if (size < minTextWords || size > maxTextWords) return `has ${size} words`;
      return questions.length >= 2 ? null : `has ${questions.length} questions`;
    }),
  topics: ({ topics }) =>
    findProblems(topics, ({ examples }) => (examples.length > 0 ? null : 'has no example')),
  poets: ({ poets }) =>
    findProblems(poets, ({ majorWorks }) => (majorWorks.length > 0 ? null : 'has no major work')),
  essays: ({ essays }) =>
    findProblems(essays, ({ tips, keywords }) =>
      tips.length >= 5 && keywords.length >= 5
        ? null
        : `has ${tips.length} tips and ${keywords.length} key words`,
    ),
  recordings: ({ recordings }) =>
    findProblems(recordings, ({ lines, questions, vocabulary }) => {
      if (questions.length < 2) return `has ${questions.length} questions`;
      const spoken = lines.map(({ form }) => form).join(' ');
      const unheard = vocabulary.find(({ context }) => !spoken.includes(context.form));
      if (unheard) return `does not say ${unheard.context.form}`;
      const size = spoken.split(' ').length;
      return size < minTextWords || size > maxTextWords ? `has ${size} words` : null;
    }),
  // Checked by rules/letters.ts.
  letters: noCheck,
  words: noCheck,
  questions: noCheck,
  idioms: noCheck,
  notes: noCheck,
};

function checkSection(section: SectionSource): readonly Problem[] {
  // as: a section and its check are of the same kind, which TypeScript cannot express for a union.
  const check = checksByKind[section.kind] as (section: SectionSource) => readonly Problem[];
  return check(section);
}

function quizShape(quiz: Course['quizzes'][number]): Problem[] {
  const problem = (what: string): Problem => ({ at: quiz.id, what });
  const { excellent, good, keepLearning } = quiz.messages;
  const validStart = excellent.startsWith('Excellent! ') && good.startsWith('Good job! ');
  return [
    ...(quiz.questions.length === findQuiz(quiz.id)?.size
      ? []
      : [problem(`has ${quiz.questions.length} questions`)]),
    ...(validStart && keepLearning.startsWith('Keep learning! ')
      ? []
      : [problem('has a result message with a wrong start')]),
    ...quiz.questions.flatMap(({ id, explanation = '' }) =>
      explanation === '' ? [{ at: id, what: 'has no explanation' }] : [],
    ),
  ];
}
