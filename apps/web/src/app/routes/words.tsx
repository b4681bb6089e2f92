import type { LoaderFunctionArgs } from 'react-router';
import { WordsPage } from '../../features/words/WordsPage.tsx';
import { requireAccess } from '../../platform/guard.ts';

export const handle = { title: 'Your Words · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccess(request, 'learner');
  return null;
}

export const Component = WordsPage;
