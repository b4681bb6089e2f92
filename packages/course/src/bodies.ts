/** The content of each lesson and quiz of the catalog. */
import type { WordSource } from '@ena/domain/lesson/kinds/words';
import type { Lesson, LessonSource, Vocabulary } from '@ena/domain/lesson/model';
import type { PhrasebookSource } from '@ena/domain/lesson/phrasebook';
import type { Quiz } from '@ena/domain/quiz/model';
import { advancedCulture } from './advanced/advanced-culture.ts';
import { advancedGrammar } from './advanced/advanced-grammar.ts';
import { advancedIdioms } from './advanced/advanced-idioms.ts';
import { advancedListening } from './advanced/advanced-listening.ts';
import { advancedLiterature } from './advanced/advanced-literature.ts';
import { advancedQuiz } from './advanced/advanced-quiz.ts';
import { advancedWriting } from './advanced/advanced-writing.ts';
import { quizAdvancedCulture } from './advanced/quiz-advanced-culture.ts';
import { quizAdvancedGrammar } from './advanced/quiz-advanced-grammar.ts';
import { quizAdvancedIdioms } from './advanced/quiz-advanced-idioms.ts';
import { quizAdvancedListening } from './advanced/quiz-advanced-listening.ts';
import { quizAdvancedLiterature } from './advanced/quiz-advanced-literature.ts';
import { quizAdvancedWriting } from './advanced/quiz-advanced-writing.ts';
import { alphabet } from './beginner/alphabet.ts';
import { animals } from './beginner/animals.ts';
import { basicVocabulary } from './beginner/basic-vocabulary.ts';
import { colorsAndShapes } from './beginner/colors-and-shapes.ts';
import { dailyActivities } from './beginner/daily-activities.ts';
import { foodAndDrinks } from './beginner/food-and-drinks.ts';
import { humanBody } from './beginner/human-body.ts';
import { monthsAndSeasons } from './beginner/months-and-seasons.ts';
import { numbers } from './beginner/numbers.ts';
import { quizActivities } from './beginner/quiz-activities.ts';
import { quizAlphabet } from './beginner/quiz-alphabet.ts';
import { quizAnimals } from './beginner/quiz-animals.ts';
import { quizBody } from './beginner/quiz-body.ts';
import { quizColors } from './beginner/quiz-colors.ts';
import { quizFood } from './beginner/quiz-food.ts';
import { quizMonths } from './beginner/quiz-months.ts';
import { quizNumbers } from './beginner/quiz-numbers.ts';
import { quizVocabulary } from './beginner/quiz-vocabulary.ts';
import { commonWords } from './intermediate/common-words.ts';
import { conversations } from './intermediate/conversations.ts';
import { grammar } from './intermediate/grammar.ts';
import { quizCommonWords } from './intermediate/quiz-common-words.ts';
import { quizConversations } from './intermediate/quiz-conversations.ts';
import { quizGrammar } from './intermediate/quiz-grammar.ts';
import { quizReading } from './intermediate/quiz-reading.ts';
import { quizSentences } from './intermediate/quiz-sentences.ts';
import { quizWriting } from './intermediate/quiz-writing.ts';
import { reading } from './intermediate/reading.ts';
import { sentences } from './intermediate/sentences.ts';
import { writing } from './intermediate/writing.ts';
import { type LessonId, lessons, type QuizId, quizzes } from './catalog.ts';
import { lessonBody, indexLessonsByWord, vocabularyBody } from './body.ts';
import { phrasebookSource } from './phrasebook.ts';
import { vocabulary as vocabularySource } from './vocabulary.ts';

const lessonSourceById: Readonly<Record<LessonId, LessonSource>> = {
  alphabet,
  'basic-vocabulary': basicVocabulary,
  'colors-shapes': colorsAndShapes,
  numbers,
  months: monthsAndSeasons,
  food: foodAndDrinks,
  body: humanBody,
  animals,
  activities: dailyActivities,
  grammar,
  sentences,
  'common-words': commonWords,
  conversations,
  reading,
  writing,
  'advanced-grammar': advancedGrammar,
  'advanced-culture': advancedCulture,
  'advanced-literature': advancedLiterature,
  'advanced-idioms': advancedIdioms,
  'advanced-writing': advancedWriting,
  'advanced-listening': advancedListening,
};
const quizById: Readonly<Record<QuizId, Quiz>> = {
  'quiz-alphabet': quizAlphabet,
  'quiz-vocabulary': quizVocabulary,
  'quiz-colors': quizColors,
  'quiz-numbers': quizNumbers,
  'quiz-months': quizMonths,
  'quiz-food': quizFood,
  'quiz-body': quizBody,
  'quiz-animals': quizAnimals,
  'quiz-activities': quizActivities,
  'quiz-grammar': quizGrammar,
  'quiz-sentences': quizSentences,
  'quiz-common-words': quizCommonWords,
  'quiz-conversations': quizConversations,
  'quiz-reading': quizReading,
  'quiz-writing': quizWriting,
  'quiz-advanced-grammar': quizAdvancedGrammar,
  'quiz-advanced-culture': quizAdvancedCulture,
  'quiz-advanced-literature': quizAdvancedLiterature,
  'quiz-advanced-idioms': quizAdvancedIdioms,
  'quiz-advanced-writing': quizAdvancedWriting,
  'quiz-advanced-listening': quizAdvancedListening,
  'advanced-quiz': advancedQuiz,
};

/** Lessons as written by their authors; for the content checks. */
export const lessonSources: readonly LessonSource[] = lessons.map(({ id }) => lessonSourceById[id]);

const lessonByWord = indexLessonsByWord(lessonSources);
/** Bodies as served, by catalog id. */
export const lessonBodies: ReadonlyMap<string, Lesson> = new Map(
  lessonSources.map((source) => [source.id, lessonBody(source, lessonByWord)]),
);
export const quizBodies: ReadonlyMap<string, Quiz> = new Map(quizzes.map(({ id }) => [id, quizById[id]]));
export const vocabulary: Vocabulary = vocabularyBody(vocabularySource);

const themes: PhrasebookSource['themes'] = phrasebookSource.themes;
const sourceWords = [...lessonSources, vocabularySource].flatMap(({ sections }) =>
  sections.flatMap((section) => (section.kind === 'words' ? section.words : [])),
);
/** What the authors say about the answers of an item: near synonyms, and what else is right. Not part of any body. */
export type ItemAnswers = Pick<WordSource, 'nearSynonyms' | 'acceptedForms' | 'acceptedGlosses'>;
export const itemAnswers: ReadonlyMap<string, ItemAnswers> = new Map(
  [...sourceWords, ...themes.flatMap(({ phrases }) => phrases)].map((source: WordSource) => {
    const { id, nearSynonyms, acceptedForms, acceptedGlosses } = source;
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
