/** All units, in teaching order. Catalog, totals, achievements and search derive from this list. */
import type { SeparateQuiz, Unit } from '../unit.ts';
import { advancedCulture } from './advanced/advanced-culture/unit.ts';
import { advancedGrammar } from './advanced/advanced-grammar/unit.ts';
import { advancedIdioms } from './advanced/advanced-idioms/unit.ts';
import { advancedListening } from './advanced/advanced-listening/unit.ts';
import { advancedLiterature } from './advanced/advanced-literature/unit.ts';
import { advancedQuiz } from './advanced/advanced-quiz/unit.ts';
import { advancedWriting } from './advanced/advanced-writing/unit.ts';
import { activities } from './beginner/activities/unit.ts';
import { alphabet } from './beginner/alphabet/unit.ts';
import { animals } from './beginner/animals/unit.ts';
import { basicVocabulary } from './beginner/basic-vocabulary/unit.ts';
import { body } from './beginner/body/unit.ts';
import { colorsShapes } from './beginner/colors-shapes/unit.ts';
import { food } from './beginner/food/unit.ts';
import { months } from './beginner/months/unit.ts';
import { numbers } from './beginner/numbers/unit.ts';
import { commonWords } from './intermediate/common-words/unit.ts';
import { conversations } from './intermediate/conversations/unit.ts';
import { grammar } from './intermediate/grammar/unit.ts';
import { reading } from './intermediate/reading/unit.ts';
import { sentences } from './intermediate/sentences/unit.ts';
import { writing } from './intermediate/writing/unit.ts';

export const units: readonly Unit[] = [
  alphabet,
  basicVocabulary,
  colorsShapes,
  numbers,
  months,
  food,
  body,
  animals,
  activities,
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

export const separateQuizzes: readonly SeparateQuiz[] = [advancedQuiz];
