/** Every lesson and quiz that is written. A new unit is one line here and `written` in the catalog. */
import type { Lesson, LessonSource, Vocabulary } from '@ena/domain/lesson/model';
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
import { lessonBody, indexLessonsByWord, vocabularyBody } from './body.ts';
import { vocabulary as vocabularySource } from './vocabulary.ts';

/** Lessons as written by their authors; for the content checks. */
export const lessonSources: readonly LessonSource[] = [
  alphabet,
  basicVocabulary,
  colorsAndShapes,
  numbers,
  monthsAndSeasons,
  foodAndDrinks,
  humanBody,
  animals,
  dailyActivities,
  grammar,
  sentences,
  commonWords,
  conversations,
  reading,
  writing,
  advancedGrammar,
  advancedCulture,
  advancedLiterature,
  advancedIdioms,
  advancedWriting,
  advancedListening,
];
const quizSources: readonly Quiz[] = [
  quizAlphabet,
  quizVocabulary,
  quizColors,
  quizNumbers,
  quizMonths,
  quizFood,
  quizBody,
  quizAnimals,
  quizActivities,
  quizGrammar,
  quizSentences,
  quizCommonWords,
  quizConversations,
  quizReading,
  quizWriting,
  quizAdvancedGrammar,
  quizAdvancedCulture,
  quizAdvancedLiterature,
  quizAdvancedIdioms,
  quizAdvancedWriting,
  quizAdvancedListening,
  advancedQuiz,
];

const lessonByWord = indexLessonsByWord(lessonSources);
/** Bodies as served, by catalog id. */
export const lessonBodies: ReadonlyMap<string, Lesson> = new Map(
  lessonSources.map((source) => [source.id, lessonBody(source, lessonByWord)]),
);
export const quizBodies: ReadonlyMap<string, Quiz> = new Map(quizSources.map((quiz) => [quiz.id, quiz]));
export const vocabulary: Vocabulary = vocabularyBody(vocabularySource);
