import type { LoaderFunctionArgs } from 'react-router';
import { SettingsPage } from '../../features/settings/SettingsPage.tsx';
import { requireAccess } from '../../platform/guard.ts';

export const handle = { title: 'Settings · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccess(request, 'learner');
  return null;
}

export const Component = SettingsPage;
