import { allowList, facts, type Paradigms } from './files.ts';
import type { Course, Problem } from './model.ts';
import { balance } from './rules/balance.ts';
import { numbersAndCalendar } from './rules/facts.ts';
import { examples, unusedWords } from './rules/examples.ts';
import { fit } from './rules/fit.ts';
import { forms } from './rules/forms.ts';
import { glossary } from './rules/glossary.ts';
import { ids } from './rules/ids.ts';
import { itemShapes } from './rules/items.ts';
import { letters } from './rules/letters.ts';
import { romanization } from './rules/romanization.ts';
import { script } from './rules/script.ts';
import { shape } from './rules/shape.ts';
import { type Lists, words } from './rules/words.ts';
import { courseMeanings, meaningsOf } from './senses.ts';

type Rule = (course: Course) => Problem[];

/** Rules that need only the course and our own facts, by test title. A new rule is one line here. */
export const rules: Readonly<Record<string, Rule>> = {
  '[BEG-05] [BEG-21] [BEG-22] [BEG-23] [BEG-24] [BEG-25] [BEG-26] [BEG-28] [BEG-29] [BEG-30] [BEG-31] [BEG-32] [BEG-33] [BEG-34] [BEG-35] [BEG-36] [BEG-37] [BEG-38] [CONT-05] [CONT-14] [CONT-15] [CONT-16] [CONT-17] [CONT-18] [CONT3-01] [CONT3-02] [QRUN-20] sizes and shapes':
    shape,
  '[CONT-08] [CONT-09] [CONT-10] [CONT-11] [CONT-12] [CONT-13] [CONT3-07] [EX-21] options, answers and gaps':
    itemShapes,
  '[CONT-02] [CONT-05] words are taught once, each in a sentence': examples,
  '[CONT3-07] ids are well-formed and unique, and those named exist': ids,
  '[BEG-17] [CONT-01] 33 letters in order, with correct names and sounds': (course) => letters(course, facts),
  '[CONT-04] numbers and calendar equal our tables': (course) => numbersAndCalendar(course, facts),
  '[CONT-07] scripts, spaces and quotation marks': script,
  'every word of a dialogue or text is explained, and no other': glossary,
  '[CONT-06] [CONT3-15] every Latin spelling is what romanize returns': romanization,
  '[CONT-08] no question has two right answers': (course) => fit(course, courseMeanings(course)),
  '[CONT3-07] no answer can be guessed from length, script or frequency': balance,
};
export const checkCourse: Rule = (course) => Object.values(rules).flatMap((rule) => rule(course));

/** Rules that need the external reference lists (`files.ts`). */
export const checkWords = (
  course: Course,
  lists: Lists & { readonly paradigms: Paradigms },
  allowed = allowList,
): Problem[] => [
  ...forms(course, lists.paradigms),
  ...words(course, facts, lists, allowed),
  ...unusedWords(course, lists.lemmas),
  ...fit(course, meaningsOf(lists.glosses)),
];
