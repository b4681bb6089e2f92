import type { LoaderFunctionArgs } from 'react-router';
import { PacksPage } from '../../features/packs/PacksPage.tsx';
import { requireAccess } from '../../platform/guard.ts';

export const handle = { title: 'Word Packs · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccess(request, 'learner');
  return null;
}

export const Component = PacksPage;
