import { findLesson, findLevel, findQuizByPath } from '@ena/course/catalog';
import { requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { QuizPage } from '../../features/quiz/QuizPage.tsx';
import { randomSeed } from '../../exercise/randomSeed.ts';
import { api } from '../../platform/client.ts';
import { unitTitle } from '../pageTitle.ts';
import { PremiumBanner } from '../shell/PremiumBanner.tsx';
import { requireAccess, loadOrRedirect, redirectToNotFound } from '../../platform/guard.ts';
import { takePrerenderedSeed } from '../../platform/prerenderedSeed.ts';
import { LazySuspense, lazyWithErrorBoundary } from '../../ui/lazyWithErrorBoundary.tsx';

// Lazy: no link leads to it.
const QuizNotAvailable = lazyWithErrorBoundary(async () => ({
  default: (await import('../../features/quiz/QuizNotAvailable.tsx')).QuizNotAvailable,
}));

export const handle = { title: unitTitle('Quiz') };

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const unit = findQuizByPath(pathname);
  // An unknown topic under /quiz/ shows QuizNotAvailable; any other address is a 404 (requirements 3, O16).
  if (!unit && !/^\/[a-z]+\/quiz\/[^/]+$/u.test(pathname)) throw redirectToNotFound(request);
  const learner = await requireAccess(request, unit ? requiredAccessOfTier(unit.tier) : 'learner');
  const levelPath = findLevel(pathname.split('/')[1] ?? '')?.path ?? '/';
  if (!unit) return { levelPath, unit: null };
  const body = await loadOrRedirect(request, () => api.course.quiz({ quizId: unit.id }));
  return { levelPath, unit, learner, body, seed: takePrerenderedSeed() ?? randomSeed() };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { levelPath } = data;
  if (!data.unit)
    return (
      <LazySuspense>
        <QuizNotAvailable levelPath={levelPath} />
      </LazySuspense>
    );
  const { unit, learner, body, seed } = data;
  const lesson = unit.lesson ? findLesson(unit.lesson) : undefined;
  return (
    <>
      <PremiumBanner tier={unit.tier} />
      <QuizPage
        key={unit.id}
        quiz={body}
        unit={unit}
        seed={seed}
        untimed={learner.untimed}
        backPath={lesson?.path ?? levelPath}
        backTitle={lesson?.title ?? 'Lessons'}
      />
    </>
  );
}
