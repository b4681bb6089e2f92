import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { QuizHub } from '../../features/hub/QuizHub.tsx';
import { requireAccess, loadOrRedirect } from '../../platform/guard.ts';
import { useResource } from '../../platform/resource.ts';
import { progress } from '../../platform/session.ts';

export const handle = { title: 'Quizzes · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  const learner = await requireAccess(request, 'learner');
  return { learner, records: await loadOrRedirect(request, progress.refresh) };
}

export function Component() {
  const { learner, records } = useLoaderData<typeof loader>();
  // The report of a quiz that was just finished may be acknowledged while this page is open.
  const known = useResource(progress);
  return <QuizHub entitled={learner.entitled} records={known.kind === 'known' ? known.value : records} />;
}
