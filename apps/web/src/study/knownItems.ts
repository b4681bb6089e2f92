/** How many items of lessons the learner knows, and which lesson comes next. */
import type { Known, LessonItems } from '@ena/contract/known';
import { type CatalogLesson, lessons } from '@ena/course/catalog';
import { checkAccess, requiredAccessOfTier, type Viewer } from '@ena/domain/entitlement/entitlement';
import { type CompletionRecord, completedIds } from '@ena/domain/progress/display';
import { type Step, whatNext } from '@ena/domain/progress/whatNext';
import { useLearner } from '../platform/session.ts';
import { useReviewSummary } from './reviewSummary.ts';

/** What the signed-in learner knows; null until it is loaded, and if that fails: no page depends on it. */
export function useKnown(): Known | null {
  const summary = useReviewSummary(useLearner()?.id ?? null);
  return summary.kind === 'known' ? summary.value.known : null;
}

/** Of one lesson; also null if it has no items. */
export const useKnownItems = (lessonId: string): LessonItems | null => useKnown()?.lessons[lessonId] ?? null;

const plurals = {
  letter: 'letters',
  word: 'words',
  phrase: 'phrases',
  number: 'numbers',
  idiom: 'idioms',
  form: 'forms',
  skill: 'skills',
} as const satisfies Record<NonNullable<LessonItems['kind']>, string>;
/** What the items of a lesson are called: 'letters'. */
export const nameOfItems = ({ kind }: Pick<LessonItems, 'kind'>): string => (kind ? plurals[kind] : 'words');

/** '5 of 40 words known'. */
export const knownItemsText = (items: LessonItems): string =>
  `${items.known} of ${items.total} ${nameOfItems(items)} known`;

export interface LessonStep extends Step {
  readonly lesson: CatalogLesson;
}

/** The lessons in teaching order, for `whatNext`. */
export function lessonSteps(
  records: readonly CompletionRecord[],
  known: Known | null,
  viewer: Viewer,
): readonly LessonStep[] {
  const completed = completedIds(records);
  return lessons.map((lesson) => ({
    id: lesson.id,
    lesson,
    items: known?.lessons[lesson.id] ?? null,
    isCompleted: completed.has(lesson.id),
    isLocked: checkAccess(requiredAccessOfTier(lesson.tier), viewer) !== 'open',
  }));
}

/** What a learner opens next, without a review run: the page of the next step of the path, then the next lesson. */
export function nextPage(
  records: readonly CompletionRecord[],
  known: Known | null,
  viewer: Viewer,
):
  | { readonly kind: 'open'; readonly page: { readonly title: string; readonly path: string } }
  | { readonly kind: 'locked' | 'done' } {
  if (known?.path.next) return { kind: 'open', page: known.path.next.page };
  const next = whatNext(lessonSteps(records, known, viewer));
  return next.kind === 'open' ? { kind: 'open', page: next.step.lesson } : { kind: next.kind };
}
