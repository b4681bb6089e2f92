/** American English in every text: a learner who meets two spellings or words for one thing takes them for two. */
import { type Course, findProblems, type Problem } from '../model.ts';
import { type CourseText, texts } from '../walk.ts';

const british =
  /\b(?:(?:col|fav|neighb|behavi|hon)our\w*|(?:cent|theat|(?:kilo)?met)re|grey|travell\w+|(?:reali|organi|recogni)s(?:e|ed|es|ing)|football\w*|full stop|till|passers?-by|lorry|whilst|learnt|spelt|pyjamas|jewellery|maths|a flat to rent)\b/iu;

/** A learner's own wording may be British: of a phrase (`searchTerms`), or as the meaning of a word. */
const ownWordings = new Set(['searchTerms', 'acceptedGlosses']);
export const checkEnglish = (course: Course): Problem[] =>
  findProblems(
    texts(course).filter(({ field }) => !ownWordings.has(field)),
    britishWord,
  );

function britishWord({ field, text }: CourseText): string | null {
  const found = british.exec(text)?.[0];
  return found === undefined ? null : `${field} has the British "${found}"`;
}
