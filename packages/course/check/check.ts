import { allowList, facts } from './files.ts';
import type { Course, Problem } from './model.ts';
import { findGuessableAnswers } from './rules/guessableAnswers.ts';
import { checkNumbersAndCalendar } from './rules/facts.ts';
import { checkFeedback } from './rules/feedback.ts';
import { checkExamples, findUnusedWords } from './rules/examples.ts';
import { findAmbiguousAnswers } from './rules/ambiguousAnswers.ts';
import { checkEnglish } from './rules/english.ts';
import { checkGlossary } from './rules/glossary.ts';
import { checkIds } from './rules/ids.ts';
import { checkItems } from './rules/items.ts';
import { letters } from './rules/letters.ts';
import { checkRomanization } from './rules/romanization.ts';
import { checkNewWords } from './rules/newWords.ts';
import { checkPacks } from './rules/packs.ts';
import { checkPath } from './rules/path.ts';
import { checkPractice } from './rules/practice.ts';
import { checkScript } from './rules/script.ts';
import { checkUnitShapes } from './rules/unitShapes.ts';
import { type WordLists, checkAgainstWordLists } from './rules/words.ts';
import { courseMeanings, meaningsOf } from './senses.ts';

type Rule = (course: Course) => Problem[];

/** Rules that need only the course and our own facts, by test title, the slowest last. A new rule is one line here. */
export const rules: Readonly<Record<string, Rule>> = {
  '[BEG-05] [CONT-05] [CONT3-01] [QRUN-20] tips, sections, exercises, questions and messages':
    checkUnitShapes,
  '[CONT-08] [CONT-09] [CONT-10] [CONT-11] [CONT-12] [CONT-13] [CONT3-07] [EX-21] options, answers and gaps':
    checkItems,
  '[CONT-02] [CONT-05] words are taught once, each in a sentence': checkExamples,
  '[CONT3-07] ids are well-formed and unique, and those named exist': checkIds,
  '[BEG-17] [CONT-01] 33 letters in order, with correct names and sounds': (course) => letters(course, facts),
  '[CONT-04] numbers and calendar equal our tables': (course) => checkNumbersAndCalendar(course, facts),
  '[CONT-07] scripts, spaces and quotation marks': checkScript,
  'texts are in American English': checkEnglish,
  'every word of a dialogue or text is explained, and no other': checkGlossary,
  '[CONT-06] [CONT3-15] every Latin spelling is what romanize returns': checkRomanization,
  '[CONT-08] no question has two right answers': (course) =>
    findAmbiguousAnswers(course, courseMeanings(course)),
  'every word and letter is asked for, and generated items are about their lesson': checkPractice,
  'packs have 15 to 25 words, most of them new, and a short text': checkPacks,
  'an example of a pack has one word beside its own that is not taught before, and none that nothing explains':
    checkNewWords,
  'the path has every item once, and words when their letters are known': checkPath,
  '[CONT3-07] no answer can be guessed from length, script or frequency': findGuessableAnswers,
  '[EX-23] [EX-27] [EX-31] [EX-50] [EX-51] no hint and no first feedback gives the answer away':
    checkFeedback,
};
export const checkCourse: Rule = (course) => Object.values(rules).flatMap((rule) => rule(course));

/** Rules that need the external reference lists (`files.ts`). */
export const checkAgainstReference = (course: Course, lists: WordLists, allowed = allowList): Problem[] => [
  ...checkAgainstWordLists(course, facts, lists, allowed),
  ...findUnusedWords(course, lists.lemmas),
  ...findAmbiguousAnswers(course, meaningsOf(lists.glosses)),
];
