import type { Fault } from './model.ts';

const rules = 'packages/domain/src/review';
const server = 'apps/server/src/learner/review';
const ownWordsTest = 'apps/server/src/learner/words/words.test.ts';

/** Rules of spaced review: ratings, plan of a session, questions. */
export const reviewRuleFaults: readonly Fault[] = [
  {
    id: 'review-slow-is-good',
    title: 'A slow answer is rated like a fast one',
    file: `${rules}/grade.ts`,
    find: 'secondAttempt || hintUsed || isSlow',
    replace: 'secondAttempt || hintUsed',
    tests: [{ file: `${rules}/grade.test.ts` }],
  },
  {
    id: 'review-backlog-unlimited',
    title: 'The first session after two weeks has no limit of its own',
    file: `${rules}/plan.ts`,
    find: 'daysAway < 7 || usualSeconds === null',
    replace: 'daysAway < 700 || usualSeconds === null',
    tests: [{ file: `${rules}/plan.test.ts` }],
  },
  {
    id: 'review-new-items-asked-once',
    title: 'A new item is asked once in its first session',
    file: `${rules}/plan.ts`,
    find: 'if (!question.isSecond)',
    replace: 'if (question.isSecond)',
    tests: [{ file: `${rules}/plan.test.ts` }],
  },
  {
    id: 'review-ambiguous-options',
    title: 'Wrong options of reviews may mean the same as the right one',
    file: `${rules}/question.ts`,
    find: 'one.gloss === other.gloss || isAlsoCorrect(one, other)',
    replace: 'one.gloss === other.gloss',
    tests: [{ file: `${rules}/question.test.ts`, title: 'never include an item' }],
  },
  {
    id: 'review-form-ambiguous',
    title: 'A form is asked by a meaning that other forms of its table have, too',
    file: `${rules}/formItems.ts`,
    find: 'isAmbiguous && !hasContext',
    replace: 'isAmbiguous && hasContext',
    tests: [{ file: `${rules}/formItems.test.ts` }],
  },
  {
    id: 'placement-passed-by-guessing',
    title: 'Three right answers make a lesson known',
    file: `${rules}/placement.ts`,
    find: 'const enoughRight = 4;',
    replace: 'const enoughRight = 3;',
    tests: [{ file: `${rules}/placement.test.ts` }],
  },
];

/** Cards, log and access of spaced review. */
export const reviewServerFaults: readonly Fault[] = [
  {
    id: 'review-session-shows-premium',
    title: 'Sessions contain items of lessons that the learner may not open',
    file: `${server}/state.ts`,
    find: "checkAccess(gateOfTier(tier), viewer) === 'open'",
    replace: "checkAccess(gateOfTier(tier), viewer) !== 'login'",
    tests: [{ file: `${server}/session.test.ts`, title: 'of a free learner has free lessons' }],
  },
  {
    id: 'review-trusts-verdict',
    title: 'The server takes any answer of a session for right',
    file: `${server}/record.ts`,
    find: "verdict.kind === 'correct' ||",
    replace: "verdict.kind !== 'incomplete' ||",
    tests: [{ file: `${server}/record.test.ts`, title: 'is judged on the server' }],
  },
  {
    id: 'review-late-answer-counts-as-latest',
    title: 'A review that arrives late counts as the latest one',
    file: `${server}/cards.ts`,
    find: 'first.reviewedAt <= lastAt',
    replace: 'first.reviewedAt < new Date(0)',
    tests: [{ file: `${server}/record.test.ts`, title: 'the cards are the same' }],
  },
  {
    id: 'review-reset-forgotten',
    title: 'A reset card is replayed from all its reviews',
    file: `${server}/cards.ts`,
    find: 'card.resetAt === null || reviewedAt > card.resetAt',
    replace: 'card.resetAt === null || reviewedAt !== card.resetAt',
    tests: [{ file: `${server}/items.test.ts`, title: 'after a reset are remembered' }],
  },
  {
    id: 'review-pause-grows-backlog',
    title: 'Cards become due during a pause',
    file: `${server}/state.ts`,
    find: 'if (settings.pausedSince !== null) return [];',
    replace: '',
    tests: [{ file: `${server}/settings.test.ts`, title: 'pause' }],
  },
  {
    id: 'review-correction-counts',
    title: 'A correction in a lesson counts as a review',
    file: `${server}/lessonAnswers.ts`,
    find: 'answer.corrected || (!answer.correct && answer.teaches.length > 1)',
    replace: '!answer.correct && answer.teaches.length > 1',
    tests: [{ file: `${server}/lessonAnswers.test.ts`, title: 'are reviews of what they teach' }],
  },
  {
    id: 'placement-trusts-responses',
    title: 'The server takes any answer of a placement for right',
    file: `${server}/placement.ts`,
    find: "response !== null && check(questionOf(item, format), response).kind === 'correct'",
    replace: 'response !== null',
    tests: [{ file: `${server}/placement.test.ts`, title: 'is judged by the server' }],
  },
  {
    id: 'placement-marks-reviewed-items',
    title: 'A placement marks items that were reviewed before',
    file: `${server}/placement.ts`,
    find: '!met.has(item.id)',
    replace: "item.id !== ''",
    tests: [{ file: `${server}/placement.test.ts`, title: 'leaves every card as it is' }],
  },
  {
    id: 'placement-asks-to-produce-at-once',
    title: 'What a placement has marked is asked to be produced on the next day',
    file: `${server}/cards.ts`,
    find: '!isPlacement && memory.stability',
    replace: 'memory.stability',
    tests: [{ file: `${server}/placement.test.ts`, title: 'is asked to be produced only after' }],
  },
  {
    id: 'own-words-are-course-options',
    title: 'Own words are wrong options of questions about the course',
    file: `${server}/session.ts`,
    find: 'isOwnItem(item) ? forOwn : ofCourse',
    replace: 'isOwnItem(item) ? ofCourse : forOwn',
    tests: [{ file: ownWordsTest, title: 'are no options for the course' }],
  },
  {
    id: 'own-words-of-others',
    title: 'Reviews of another learner’s own words are recorded',
    file: `${server}/ownItems.ts`,
    find: 'and(eq(ownWords.userId, userId), ids && inArray(ownWords.id, ids))',
    replace: 'ids && inArray(ownWords.id, ids)',
    tests: [{ file: ownWordsTest, title: 'are reviewed, planned' }],
  },
];
