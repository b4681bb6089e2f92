import type { LoaderFunctionArgs } from 'react-router';
import { NumbersPage } from '../../features/numbers/NumbersPage.tsx';
import { requireAccess } from '../../platform/guard.ts';

export const handle = { title: 'Numbers · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccess(request, 'learner');
  return null;
}

export const Component = NumbersPage;
