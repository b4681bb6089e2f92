import { levels } from '@ena/course/catalog';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HubPage } from '../../features/hub/HubPage.tsx';
import { TopicHub } from '../../features/hub/TopicHub.tsx';
import { unitTitle } from '../pageTitle.ts';
import { requireAccess, loadOrRedirect, redirectToNotFound } from '../../platform/guard.ts';
import { useResource } from '../../platform/resource.ts';
import { progress } from '../../platform/session.ts';

export const handle = { title: unitTitle('Your level') };

export async function loader({ request }: LoaderFunctionArgs) {
  const learner = await requireAccess(request, 'learner');
  const { pathname } = new URL(request.url);
  const level = levels.find(({ path }) => path === pathname);
  if (!level) throw redirectToNotFound(request);
  return { level, learner, records: await loadOrRedirect(request, progress.refresh) };
}

export function Component() {
  const { level, learner, records } = useLoaderData<typeof loader>();
  // Progress may change while the page is open, when a queued report is acknowledged.
  const known = useResource(progress);
  const Hub = level.id === 'beginner' ? HubPage : TopicHub;
  return (
    <Hub
      level={level}
      learnerId={learner.id}
      entitled={learner.entitled}
      records={known.kind === 'known' ? known.value : records}
    />
  );
}
