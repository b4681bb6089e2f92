import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { VocabularyPage } from '../../features/vocabulary/VocabularyPage.tsx';
import { api } from '../../platform/client.ts';
import { requireAccess, loadOrRedirect } from '../../platform/guard.ts';

export const handle = { title: 'Vocabulary · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { entitled } = await requireAccess(request, 'learner');
  return { vocabulary: entitled ? await loadOrRedirect(request, () => api.course.vocabulary()) : null };
}

export function Component() {
  return <VocabularyPage vocabulary={useLoaderData<typeof loader>().vocabulary} />;
}
