import type { LoaderFunctionArgs } from 'react-router';
import { ReadPage } from '../../features/read/ReadPage.tsx';
import { requireAccess } from '../../platform/guard.ts';

export const handle = { title: 'Read · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccess(request, 'learner');
  return null;
}

export const Component = ReadPage;
