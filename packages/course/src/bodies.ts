/**
 * The content of each lesson and quiz of the catalog, from the folders of `units/`. Runs in Node: in the browser, bodies
 * come from the server, which sends them to those who may see them.
 */
import type { Lesson, LessonSource, Vocabulary } from '@ena/domain/lesson/model';
import type { PhrasebookSource } from '@ena/domain/lesson/phrasebook';
import { studyItemsOfSection } from '@ena/domain/lesson/kinds';
import { type StudyItem, studyItemsOfTheme } from '@ena/domain/lesson/studyItem';
import type { WordSource } from '@ena/domain/lesson/word';
import type { Quiz } from '@ena/domain/quiz/model';
import { withForms } from './answerForms.ts';
import { lessonBody, indexLessonsByWord, vocabularyBody } from './body.ts';
import { lessons, quizzes } from './catalog.ts';
import { phrasebook, phrasebookSource } from './phrasebook.ts';
import { createExampleGlossary } from './exampleGlossary.ts';
import { itemGrammar } from './itemGrammar.ts';
import { packBodyOf } from './packs/packBody.ts';
import { newWordsOf, packSourcesOf, readPack } from './packs/packSources.ts';
import { packs } from './packs/packs.ts';
import type { LessonContent, QuizContent } from './unit.ts';
import { vocabulary as vocabularySource } from './vocabulary/lesson.ts';

/** One after the other: the loader of knip sees half-evaluated modules if imports run at the same time. */
async function inOrder<Unit, Value>(
  units: readonly Unit[],
  load: (unit: Unit) => Promise<Value>,
): Promise<readonly Value[]> {
  const loaded: Value[] = [];
  for (const unit of units) loaded.push(await load(unit));
  return loaded;
}

/** Lessons as written by their authors; for the content checks. */
export const lessonSources: readonly LessonSource[] = await inOrder(lessons, async ({ id, level }) => {
  // as: what each lesson.ts exports; the compiler does not know a module by a computed name.
  const { lesson } = (await import(`./units/${level}/${id}/lesson.ts`)) as { lesson: LessonContent };
  return { id, ...lesson };
});

const lessonByWord = indexLessonsByWord(lessonSources);
/** Bodies as served, by catalog id. */
export const lessonBodies: ReadonlyMap<string, Lesson> = new Map(
  lessonSources.map((source) => [source.id, lessonBody(source, lessonByWord)]),
);
export const quizBodies: ReadonlyMap<string, Quiz> = new Map(
  await inOrder(quizzes, async ({ id, title, level, lesson }) => {
    // as: the same for each quiz.ts.
    const { quiz } = (await import(`./units/${level}/${lesson ?? id}/quiz.ts`)) as { quiz: QuizContent };
    return [id, { id, title, ...quiz, questions: quiz.questions.map(withForms) }] as const;
  }),
);
export const vocabulary: Vocabulary = vocabularyBody(vocabularySource);

const themes: PhrasebookSource['themes'] = phrasebookSource.themes;
const taughtByPages: readonly StudyItem[] = [
  ...[...lessonBodies.values(), vocabulary].flatMap(({ sections }) => sections.flatMap(studyItemsOfSection)),
  ...phrasebook.themes.flatMap(studyItemsOfTheme),
];
const wordsOf = ({ sections }: Pick<LessonSource, 'sections'>) =>
  sections.flatMap((section) => (section.kind === 'words' ? section.words : []));
/** What the pages without packs teach, by id, as the words of a pack: its words may be those of other pages. */
const wordsForPacks: ReadonlyMap<string, WordSource> = new Map<string, WordSource>([
  ...taughtByPages.flatMap(({ id, kind, form, gloss }): [string, WordSource][] =>
    kind === 'form' ? [[id, { id, form, gloss }]] : [],
  ),
  ...themes.flatMap(({ phrases }) =>
    phrases.map(({ searchTerms: _, ...phrase }) => [phrase.id, phrase] as const),
  ),
  ...[...lessonSources, vocabularySource].flatMap(wordsOf).map((word) => [word.id, word] as const),
]);
/** Packs of words as written by their authors; for the content checks. */
export const packSources = packSourcesOf(await inOrder(packs, readPack), wordsForPacks);

/** The glossary of an example: what its words mean. */
export const exampleGlossary = createExampleGlossary({
  lessons: lessonSources,
  vocabulary: vocabularySource,
  phrasebook: phrasebookSource,
  packs: packSources,
});
/** Packs as served, by id. */
export const packBodies: ReadonlyMap<string, Lesson> = new Map(
  packSources.map((source) => [source.id, packBodyOf(source, exampleGlossary)]),
);

/** All that spaced review can ask, page by page; what two pages teach, twice. Of a pack, only what no other page teaches. */
export const taughtItems: readonly StudyItem[] = [
  ...taughtByPages,
  ...packSources.flatMap(({ id, newIds }) =>
    (packBodies.get(id)?.sections ?? [])
      .flatMap(studyItemsOfSection)
      .filter((item) => newIds.includes(item.id)),
  ),
];

/** Words as their authors wrote them, of all pages. */
export const sourceWords = [...lessonSources, vocabularySource, ...packSources.map(newWordsOf)].flatMap(
  wordsOf,
);
/**
 * What is right and wrong beside an item's form and gloss: near synonyms and other answers, by the authors; the pronouns
 * that agree with its verbs and the forms of its words, by the grammar engine. Not part of any body.
 */
export type ItemAnswers = Pick<
  StudyItem,
  'nearSynonyms' | 'acceptedForms' | 'acceptedGlosses' | 'verbPronouns' | 'forms'
>;
const fromAuthors = new Map(
  [...sourceWords, ...themes.flatMap(({ phrases }) => phrases)].map((source): [string, ItemAnswers] => {
    const { id, nearSynonyms, acceptedForms, acceptedGlosses }: { id: string } & ItemAnswers = source;
    return [
      id,
      {
        ...(nearSynonyms && { nearSynonyms }),
        ...(acceptedForms && { acceptedForms }),
        ...(acceptedGlosses && { acceptedGlosses }),
      },
    ];
  }),
);
export const itemAnswers: ReadonlyMap<string, ItemAnswers> = new Map(
  taughtItems.map((item) => {
    const answers = fromAuthors.get(item.id) ?? {};
    return [item.id, { ...answers, ...itemGrammar({ ...item, ...answers }) }];
  }),
);
