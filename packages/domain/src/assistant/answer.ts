/**
 * The assistant without a language model (decision D16): answers questions from course content alone. Depends
 * on the viewer: of a page that the viewer may not open it returns the title and nothing else.
 */
import { checkAccess, type Viewer } from '../entitlement/entitlement.ts';
import { findEntries } from '../search/search.ts';
import { maxQuestionLength } from './conversation.ts';
import { contentWords, normalizeQuestion, senseKey } from './english.ts';
import type { CoursePage, Knowledge, Saying } from './model.ts';
import { findMisspelled } from './georgianToEnglish.ts';
import {
  correctSpelling,
  answerLatinGeorgian,
  answerLongestMatch,
  answerNumbersWithin,
  answerPhraseWithin,
  answerMultiple,
} from './fallback.ts';
import { type Question, classifyQuestion } from './question.ts';
import { type GuideEntry, answerVariant } from './answerVariant.ts';
import { splitClauses, simplifyRequest, extractQuotes } from './request.ts';
import { explainByTerms } from './topics.ts';
import type { CanOpenPage } from './englishToGeorgian.ts';
import { renderLink, joinParagraphs, renderPhrase, type Reply } from './render.ts';

const [maxSuggestions, maxQueryWords] = [3, 6];

/** The fallback for a question that the course does not answer: suggests content near to `words`. */
function unknown(
  knowledge: Knowledge,
  words: string,
  canOpen: CanOpenPage,
  near: readonly Saying[] = [],
): Reply {
  const query = words.split(' ').slice(0, maxQueryWords).join(' ');
  const hits = query === '' ? [] : findEntries(knowledge.index, query, { entitled: true });
  const shown = new Map(near.map((one) => [one.form, `${renderPhrase(one)} (${renderLink(one.page)})`]));
  const pages = new Set<CoursePage>(near.map(({ page }) => page));
  for (const { entry } of hits) {
    const place = Number(entry.id.slice(1));
    const item = entry.id.startsWith('s') ? knowledge.sayings[place] : knowledge.passages[place];
    if (!item || !canOpen(item.page) || shown.size >= maxSuggestions) continue;
    const [name, line] = 'form' in item ? [item.form, renderPhrase(item)] : [item.title, item.title];
    if (name === '' || shown.has(name)) continue;
    shown.set(name, `${line} (${renderLink(item.page)})`);
    pages.add(item.page);
  }
  return {
    kind: 'unknown',
    markdown: joinParagraphs(
      'I can only answer from Ena’s course, and it does not cover this.',
      shown.size > 0
        ? joinParagraphs('Related content:', [...shown.values()].map((line) => `- ${line}`).join('\n'))
        : '',
      'You can ask me how something is said, what a Georgian word means, how a letter sounds, for the forms of a verb, or for words on a theme such as days, family or food.',
    ),
    pages: [...pages],
  };
}

/** The fallback by kind of question: suggests the word of a verb, or Georgian words one typo away, first. */
function createFallback(knowledge: Knowledge, question: Question, canOpen: CanOpenPage): Reply {
  switch (question.kind) {
    case 'conjugate': {
      const words = knowledge.bySense.get(senseKey(question.verb)) ?? [];
      const taught = words.filter(({ as, page }) => as === 'word' && canOpen(page));
      return unknown(knowledge, question.verb, canOpen, taught);
    }
    case 'mean':
      return unknown(knowledge, question.what, canOpen, findMisspelled(knowledge, question.what, canOpen));
    case 'difference':
      return unknown(knowledge, `${question.one} ${question.other}`, canOpen);
    case 'say':
      return unknown(knowledge, question.what, canOpen);
    case 'pronounce':
    case 'about':
      return unknown(knowledge, contentWords(question.what).join(' '), canOpen);
  }
}

/** Other languages, which the course does not teach. */
const languages =
  'armenian|azerbaijani|azeri|turkish|russian|ukrainian|svan|mingrelian|megrelian|megruli|laz|abkhaz|abkhazian|ossetian|chechen|persian|farsi|arabic|hebrew|greek|latin|french|german|spanish|italian|portuguese|polish|dutch|swedish|chinese|mandarin|japanese|korean|hindi';
const otherLanguage = new RegExp(
  String.raw`\b(?:in|into|to) (?:${languages})\b|\b(?:${languages}) (?:words?|phrases?|for|translation|cognates?|roots?)\b|\bproto-`,
  'u',
);

/** Answers a question from content that this viewer may open; `unknown` without an answer. Never throws. */
export function answerFromCourse(
  knowledge: Knowledge,
  guide: readonly GuideEntry[],
  input: string,
  viewer: Viewer,
): Reply {
  const canOpen: CanOpenPage = ({ gate }) => checkAccess(gate, viewer) === 'open';
  const question = input.slice(0, maxQuestionLength);
  const [plain, whole] = [simplifyRequest(question), normalizeQuestion(question)];
  if (otherLanguage.test(whole)) return unknown(knowledge, '', canOpen);
  const answerText = (text: string) => answerVariant(knowledge, guide, text, canOpen);
  const classified = classifyQuestion(plain);
  const spelled = correctSpelling(knowledge, plain);
  const answerSpelled = () => {
    const reply = spelled === plain ? null : answerText(spelled);
    return (
      reply && { ...reply, markdown: joinParagraphs(`Showing results for “${spelled}”.`, reply.markdown) }
    );
  };
  const answerParts = (minKnown: 'all' | 'half') =>
    classified.kind === 'conjugate'
      ? null
      : answerMultiple(knowledge, subjectOf(classified), canOpen, minKnown);
  return (
    answerText(plain) ??
    (plain === whole ? null : answerText(whole)) ??
    answerParts('all') ??
    answerSpelled() ??
    (classified.kind === 'conjugate' ? null : answerLatinGeorgian(knowledge, plain, canOpen)) ??
    (classified.kind === 'about' ? null : answerParts('half')) ??
    answerFirstClause(question, (clause) => answerText(simplifyRequest(clause))) ??
    // A verb without a table has no answer of another kind.
    (classified.kind === 'conjugate'
      ? null
      : answerIgnoringWords(knowledge, classified, [plain, spelled], canOpen)) ??
    answerFirstClause(question, (part) => {
      const clause = simplifyRequest(part);
      const its = classifyQuestion(clause);
      return its.kind === 'conjugate' ? null : answerIgnoringWords(knowledge, its, [clause, clause], canOpen);
    }) ??
    createFallback(knowledge, classified, canOpen)
  );
}

/** What a question is about. */
const subjectOf = (question: Exclude<Question, { kind: 'conjugate' }>): string =>
  question.kind === 'difference' ? `${question.one}, ${question.other}` : question.what;

/** The first answer to a clause of a question, or to text that it quotes; null if there is none. */
function answerFirstClause(question: string, answerClause: (clause: string) => Reply | null): Reply | null {
  const quoted = extractQuotes(question);
  const clauses = splitClauses(question);
  // Clauses first: a quote is the subject only if no other clause has an answer.
  for (const clause of [...(clauses.length > 0 ? clauses : []), ...quoted]) {
    const reply = answerClause(clause);
    if (reply) return reply;
  }
  return null;
}

/** Answers phrases, parts, numbers or terms within a question and ignores other words; null without any. */
function answerIgnoringWords(
  knowledge: Knowledge,
  question: Exclude<Question, { kind: 'conjugate' }>,
  [plain, spelled]: readonly [string, string],
  canOpen: CanOpenPage,
): Reply | null {
  const subject = subjectOf(question);
  return (
    answerPhraseWithin(knowledge, spelled, canOpen) ??
    answerMultiple(knowledge, subject, canOpen, 'half') ??
    answerMultiple(knowledge, correctSpelling(knowledge, subject), canOpen, 'half') ??
    answerLongestMatch(knowledge, spelled, canOpen) ??
    (/\bsay|\bnumber/u.test(spelled) ? answerNumbersWithin(knowledge, spelled, canOpen) : null) ??
    explainByTerms(knowledge, spelled, canOpen) ??
    (spelled === plain
      ? null
      : (answerPhraseWithin(knowledge, plain, canOpen) ?? answerLongestMatch(knowledge, plain, canOpen)))
  );
}
