import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { AchievementsPage } from '../../features/achievements/AchievementsPage.tsx';
import { fetchAchievements, subscribeToEarned } from '../../study/achievements.ts';
import { api } from '../../platform/client.ts';
import { requireAccess, loadOrRedirect } from '../../platform/guard.ts';
import { progress } from '../../platform/session.ts';
import { useHydrated } from '../../platform/useHydrated.ts';
import { subscribeToRecorded } from '../../study/outbox.ts';

export const handle = { title: 'Achievements · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccess(request, 'learner');
  const [achievements, statistics, records] = await loadOrRedirect(request, () =>
    Promise.all([fetchAchievements(), api.profile.statistics(), progress.get()]),
  );
  return { ...achievements, statistics, progress: records };
}

export function Component() {
  const { revalidate } = useRevalidator();
  // The visit and the answers of the previous page may be recorded only after this page has loaded.
  useEffect(() => subscribeToRecorded(() => void revalidate()), [revalidate]);
  useEffect(() => subscribeToEarned(() => void revalidate()), [revalidate]);
  const data = useLoaderData<typeof loader>();
  return <AchievementsPage data={useHydrated() ? data : null} />;
}
