import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { QuizHub } from '../../features/hub/QuizHub.tsx';
import { requireAccess, loadOrRedirect } from '../../platform/guard.ts';
import { useResource } from '../../platform/resource.ts';
import { progress } from '../../platform/session.ts';

export const handle = { title: 'Quizzes · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { entitled } = await requireAccess(request, 'learner');
  await loadOrRedirect(request, progress.refresh);
  return { entitled };
}

export function Component() {
  const { entitled } = useLoaderData<typeof loader>();
  // Not part of the loader's data: while the prerendered page is hydrated, they are unknown, as in its file.
  const records = useResource(progress);
  return <QuizHub entitled={entitled} records={records.kind === 'known' ? records.value : null} />;
}
