import { levels } from '@ena/course/catalog';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HubPage } from '../../features/hub/HubPage.tsx';
import { TopicHub } from '../../features/hub/TopicHub.tsx';
import { unitTitle } from '../pageTitle.ts';
import { requireAccess, loadOrRedirect, redirectToNotFound } from '../../platform/guard.ts';
import { useResource } from '../../platform/resource.ts';
import { progress, useLearner } from '../../platform/session.ts';

export const handle = { title: unitTitle('Your level') };

export async function loader({ request }: LoaderFunctionArgs) {
  const { entitled } = await requireAccess(request, 'learner');
  const { pathname } = new URL(request.url);
  const level = levels.find(({ path }) => path === pathname);
  if (!level) throw redirectToNotFound(request);
  await loadOrRedirect(request, progress.refresh);
  return { level, entitled };
}

export function Component() {
  const { level, entitled } = useLoaderData<typeof loader>();
  // Not part of the loader's data: while a prerendered page is hydrated, both are unknown, as in its file.
  const learner = useLearner();
  const records = useResource(progress);
  const Hub = level.id === 'beginner' ? HubPage : TopicHub;
  return (
    <Hub
      level={level}
      learnerId={learner?.id ?? null}
      entitled={learner?.entitled ?? entitled}
      records={records.kind === 'known' ? records.value : null}
    />
  );
}
