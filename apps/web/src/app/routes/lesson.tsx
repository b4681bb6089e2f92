import { findLevel, findQuiz, findLessonByPath } from '@ena/course/catalog';
import { requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LessonPage } from '../../features/lesson/LessonPage.tsx';
import { api } from '../../platform/client.ts';
import { unitTitle } from '../pageTitle.ts';
import { PremiumBanner } from '../shell/PremiumBanner.tsx';
import { requireAccess, loadOrRedirect, redirectToNotFound } from '../../platform/guard.ts';

export const handle = { title: unitTitle('Lesson') };

export async function loader({ request }: LoaderFunctionArgs) {
  const unit = findLessonByPath(new URL(request.url).pathname);
  if (!unit) throw redirectToNotFound(request);
  await requireAccess(request, requiredAccessOfTier(unit.tier));
  return { unit, lesson: await loadOrRedirect(request, () => api.course.lesson({ lessonId: unit.id })) };
}

export { shouldRevalidate } from '../openExercise.ts';

export function Component() {
  const { unit, lesson } = useLoaderData<typeof loader>();
  const level = findLevel(unit.level);
  const quiz = findQuiz(unit.quiz);
  return (
    <>
      <PremiumBanner tier={unit.tier} />
      <LessonPage
        key={unit.id}
        lesson={lesson}
        unit={unit}
        quiz={quiz}
        levelTitle={level?.title ?? ''}
        levelPath={level?.path ?? '/'}
      />
    </>
  );
}
