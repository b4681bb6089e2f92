import type { LoaderFunctionArgs } from 'react-router';
import { DrillsPage } from '../../features/drills/DrillsPage.tsx';
import { requireAccess } from '../../platform/guard.ts';

export const handle = { title: 'Drills · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccess(request, 'learner');
  return null;
}

export const Component = DrillsPage;
