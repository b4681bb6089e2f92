import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TodayPage } from '../../features/today/TodayPage.tsx';
import { showStoredSummary } from '../../features/today/showStoredSummary.ts';
import { requireAccess } from '../../platform/guard.ts';

export const handle = { title: 'Today · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  // Fails where storage is disabled or a copy is damaged: then the server's is waited for.
  await showStoredSummary().catch(() => undefined);
  return { learner: await requireAccess(request, 'learner') };
}

export function Component() {
  return <TodayPage learner={useLoaderData<typeof loader>().learner} />;
}
