import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { TipsPage } from '../../features/tips/TipsPage.tsx';
import { api } from '../../platform/client.ts';
import { requireAccess, loadOrRedirect } from '../../platform/guard.ts';

export const handle = { title: 'Learning Tips · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccess(request, 'learner');
  return loadOrRedirect(request, () => api.course.tips());
}

/** Filters and search text change only the URL; all tips are loaded already. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href && defaultShouldRevalidate;

export function Component() {
  return <TipsPage tips={useLoaderData<typeof loader>().tips} />;
}
