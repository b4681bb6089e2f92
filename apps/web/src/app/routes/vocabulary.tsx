import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { VocabularyPage } from '../../features/lesson/VocabularyPage.tsx';
import { api } from '../../lib/client.ts';
import { admit, loadSignedIn } from '../../lib/guard.ts';

export const handle = { title: 'Vocabulary · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { entitled } = await admit(request, 'learner');
  return { vocabulary: entitled ? await loadSignedIn(request, () => api.course.vocabulary()) : null };
}

export function Component() {
  return <VocabularyPage vocabulary={useLoaderData<typeof loader>().vocabulary} />;
}
