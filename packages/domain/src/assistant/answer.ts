/**
 * The assistant without a language model (decision D16): answers questions from course content alone. Depends
 * on the viewer: of a page that the viewer may not open it returns the title and nothing else.
 *
 * Frozen (decision 0039). It recognizes how something is said in Georgian, what Georgian means, how it sounds,
 * the forms of a verb, and questions about Ena (`guide`). All else is searched for in the course. A new kind of
 * question belongs to the search or to the language model, and not to new regular expressions here.
 */
import { checkAccess, type Viewer } from '../entitlement/entitlement.ts';
import { answerLatinGeorgian, answerMultiple, answerWithin } from './answerWithin.ts';
import { answerWording } from './answerWording.ts';
import { maxQuestionLength } from './conversation.ts';
import { suggestContents } from './courseSearch.ts';
import { normalizeQuestion } from './english.ts';
import type { CanOpenPage } from './englishToGeorgian.ts';
import type { GuideEntry } from './guide.ts';
import type { Knowledge } from './model.ts';
import { classifyQuestion } from './question.ts';
import { firstReply, joinParagraphs, type Reply } from './render.ts';
import { extractQuotes, simplifyRequest, splitClauses } from './request.ts';
import { correctSpelling } from './spelling.ts';

/** Other languages, which the course does not teach. */
const otherLanguages =
  'armenian|azerbaijani|azeri|turkish|russian|ukrainian|svan|mingrelian|megrelian|megruli|laz|abkhaz|abkhazian|ossetian|chechen|persian|farsi|arabic|hebrew|greek|latin|french|german|spanish|italian|portuguese|polish|dutch|swedish|chinese|mandarin|japanese|korean|hindi';
/** A question about another language. */
const aboutOtherLanguage = new RegExp(
  String.raw`\b(?:in|into|to) (?:${otherLanguages})\b|\b(?:${otherLanguages}) (?:words?|phrases?|for|translation|cognates?|roots?)\b|\bproto-`,
  'u',
);

/** Answers a question from content that this viewer may open; `unknown` without an answer. Never throws. */
export function answerFromCourse(
  knowledge: Knowledge,
  guide: readonly GuideEntry[],
  input: string,
  viewer: Viewer,
): Reply {
  const canOpen: CanOpenPage = ({ requiredAccess }) => checkAccess(requiredAccess, viewer) === 'open';
  const text = input.slice(0, maxQuestionLength);
  const [plain, whole] = [simplifyRequest(text), normalizeQuestion(text)];
  if (aboutOtherLanguage.test(whole)) return suggestContents(knowledge, '', canOpen);
  const asked = classifyQuestion(plain);
  const spelled = correctSpelling(knowledge, plain);
  // Clauses first: a quote is the subject only if no other clause has an answer.
  const clauses = [...splitClauses(text), ...extractQuotes(text)].map(simplifyRequest);
  const answer = (wording: string) => answerWording(knowledge, guide, wording, canOpen);
  const answerSpelled = () => {
    const reply = spelled === plain ? null : answer(spelled);
    return (
      reply && { ...reply, markdown: joinParagraphs(`Showing results for “${spelled}”.`, reply.markdown) }
    );
  };
  return (
    firstReply([plain, whole], answer) ??
    answerSpelled() ??
    // A verb without a table has no answer of another kind.
    (asked.kind === 'conjugate' ? null : answerLatinGeorgian(knowledge, plain, canOpen)) ??
    (asked.kind === 'conjugate' || asked.kind === 'about'
      ? null
      : answerMultiple(knowledge, asked.what, canOpen)) ??
    firstReply(clauses, answer) ??
    firstReply([spelled, ...clauses], (wording) => answerWithin(knowledge, wording, canOpen)) ??
    suggestContents(knowledge, asked.what, canOpen)
  );
}
